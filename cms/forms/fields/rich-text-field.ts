import {
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
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
import { fileSize } from 'shared/file-size';
import type { Media } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { linkFields } from './rich-link';

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data'];

const UnfinishedLinksFeature = createServerFeature({
  feature: { ClientFeature: '/forms/fields/unfinished-links#UnfinishedLinksClient' },
  key: 'unfinishedLinks',
});

const PastedTextFeature = createServerFeature<undefined, undefined, { siteUrl: string }>({
  feature: {
    ClientFeature: '/forms/controls/pasted-text#PastedTextClient',
    clientFeatureProps: { siteUrl: env.siteUrl },
  },
  key: 'pastedText',
});

export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UnorderedListFeature(),
    OrderedListFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    PastedTextFeature(),
    UnfinishedLinksFeature(),
  ],
});

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture with its address at the provider, as all pictures have; none for a video, or while it is in the trash. */
function pictureHtml(media: Partial<Media> | number | string | null | undefined): string {
  if (typeof media !== 'object' || !media?.filename || media.deletedAt || !media.mimeType?.startsWith('image/')) return '';
  const size = media.width && media.height ? ` width="${media.width}" height="${media.height}"` : '';
  return `<img src="/storage/${encodeURIComponent(media.filename)}" alt="${escaped(media.alt ?? '')}"${size}>`;
}

/** A PDF as a paragraph with a link that downloads it; the words are its description, or else its name. */
function fileHtml({ filename, alt, filesize, deletedAt }: Partial<Media>): string {
  if (!filename || deletedAt) return '';
  const size = filesize ? `, ${fileSize(filesize)}` : '';
  return `<p><a href="/storage/${encodeURIComponent(filename)}">${escaped(alt || filename)}</a> (PDF${size})</p>`;
}

const isFile = (media: unknown): media is Partial<Media> =>
  typeof media === 'object' && media !== null && (media as Partial<Media>).mimeType === 'application/pdf';

/** Payload's converters add classes and styles to lists and tables; the contract documents plain ones. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const { children, headerState, colSpan, rowSpan } = node;
    const tag = headerState > 0 ? 'th' : 'td';
    const [only, ...others] = children;
    const inner = only?.type === 'paragraph' && 'children' in only && others.length === 0 ? only.children : children;
    const span = (name: string, cells: number | undefined) => ((cells ?? 1) > 1 ? ` ${name}="${Number(cells)}"` : '');
    const html = nodesToHTML({ nodes: inner }).join('');
    return `<${tag}${span('colspan', colSpan)}${span('rowspan', rowSpan)}>${html}</${tag}>`;
  },
  upload: ({ node }) => {
    const { value } = node as { value?: Partial<Media> | number };
    return isFile(value) ? fileHtml(value) : pictureHtml(value);
  },
});

export const htmlOf = (state: EditorState | null | undefined): string =>
  state
    ? convertLexicalToHTML({ data: state, converters, disableContainer: true, disableIndent: true, disableTextAlign: true })
    : '';
