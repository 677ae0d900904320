import {
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { env } from '../../server/process/env';
import type { Media } from '../../storage/database/payload-types';

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data'];

const EditorNameFeature = createServerFeature({
  feature: { ClientFeature: '/office/payload-patches/editor-name#EditorNameClient' },
  key: 'editorName',
});

const PastedTextFeature = createServerFeature<undefined, undefined, { siteUrl: string }>({
  feature: {
    ClientFeature: '/model/controls/pasted-text#PastedTextClient',
    clientFeatureProps: { siteUrl: env.siteUrl },
  },
  key: 'pastedText',
});

/** Bold, italic, links, lists and pictures: what the site can show. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    EditorNameFeature(),
    PastedTextFeature(),
  ],
});

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture with its address at the provider, as all pictures have; none for a video, or while it is in the trash. */
function pictureHtml(media: Partial<Media> | number | string | null | undefined): string {
  if (typeof media !== 'object' || !media?.filename || media.deletedAt || !media.mimeType?.startsWith('image/')) return '';
  const size = media.width && media.height ? ` width="${media.width}" height="${media.height}"` : '';
  return `<img src="/storage/${encodeURIComponent(media.filename)}" alt="${escaped(media.alt ?? '')}"${size}>`;
}

/** Payload's list converters add classes and styles; the contract documents plain lists. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  upload: ({ node }) => pictureHtml((node as { value?: Partial<Media> | number }).value),
});

/** The editor's content as HTML; empty if there is none. */
export const htmlOf = (state: EditorState | null | undefined): string =>
  state
    ? convertLexicalToHTML({ data: state, converters, disableContainer: true, disableIndent: true, disableTextAlign: true })
    : '';
