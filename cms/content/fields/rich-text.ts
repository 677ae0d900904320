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
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data'];

const EditorNameFeature = createServerFeature({
  feature: { ClientFeature: '/content/look/editor-name#EditorNameClient' },
  key: 'editorName',
});

/** Bold, italic, links and lists: what the site can show. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    FixedToolbarFeature(),
    EditorNameFeature(),
  ],
});

/** Payload's list converters add classes and styles; the contract documents plain lists. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
});

/** The editor's content as HTML; empty if there is none. */
export const htmlOf = (state: EditorState | null | undefined): string =>
  state
    ? convertLexicalToHTML({ data: state, converters, disableContainer: true, disableIndent: true, disableTextAlign: true })
    : '';
