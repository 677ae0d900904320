'use client';
import {
  $createUploadNode,
  $isUploadNode,
  createClientFeature,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isDecoratorNode,
  $isElementNode,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $dfs, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils';
import { toast, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { withoutHidden } from 'shared/hidden-markup';
import { type Article, articleOf, embolden, tidy } from './pasted-markup';
import { takeOver } from './pasted-pictures';

const PICTURE_LEFT_OUT =
  'could not be taken over: its own program or website keeps it. Save it to this device, then add it as a picture.';

function insert(editor: LexicalEditor, page: Document) {
  editor.update(() => {
    if (!$getSelection()) $getRoot().selectEnd();
    $insertNodes($generateNodesFromDOM(editor, page));
    for (const { node } of $dfs()) {
      const data = $isUploadNode(node) ? node.getData() : undefined;
      // HTML has texts only; the database numbers its records.
      if (typeof data?.value === 'string') node.replace($createUploadNode({ data: { ...data, value: Number(data.value) } }));
    }
  });
}

type Stored = Record<string, unknown>;

function stored(node: LexicalNode): Stored {
  const json: Stored = { ...node.exportJSON() };
  if ($isElementNode(node)) json.children = node.getChildren().map(stored);
  if (json.type === 'upload') json.value = Number(json.value);
  return json;
}

/** A text as a field's value. A picture stands between paragraphs, never in one. */
function fieldValue(editor: LexicalEditor, page: Document): Stored {
  for (const image of page.querySelectorAll('img')) image.closest('p, ul, ol')?.after(image);
  let children: Stored[] = [];
  editor.update(
    () => {
      const blocks: LexicalNode[] = [];
      let line: ElementNode | undefined;
      for (const node of $generateNodesFromDOM(editor, page)) {
        const isBlock = ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline();
        if (isBlock) {
          blocks.push(node);
          line = undefined;
        } else if (line || node.getTextContent().trim()) {
          if (!line) {
            line = $createParagraphNode();
            blocks.push(line);
          }
          line.append(node);
        }
      }
      children = blocks.map(stored);
    },
    { discrete: true },
  );
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } };
}

const filled = (value: unknown) => ({ initialValue: value, value, valid: true, passesCondition: true });

/** Which sections a text belongs to, and the number of the first one that is pasted; undefined for a text without sections. */
function placeOf({ path, schemaPath }: { path: string; schemaPath: string }) {
  if (schemaPath === 'posts.description') return { isOpening: true, at: 0 };
  const [, row] = /^entries\.(\d+)\.description$/.exec(path) ?? [];
  return schemaPath === 'posts.entries.description' && row ? { isOpening: false, at: Number(row) + 1 } : undefined;
}

function copied(nodes: Iterable<Node>): Document {
  const page = document.implementation.createHTMLDocument();
  for (const node of nodes) page.body.append(node.cloneNode(true));
  return page;
}

/** Puts the parts of an article where they belong. A post shows its opening only while it has no sections, so it becomes one, too. */
function usePutArticle() {
  const { fieldProps } = useEditorConfigContext();
  const { addFieldRow, dispatchFields, getDataByPath } = useForm();
  const place = placeOf(fieldProps);
  const put = (editor: LexicalEditor, { title, sections }: Article, lost: string[]): string => {
    if (!place) return '';
    const heading = getDataByPath<string | undefined>('title')?.trim() || title;
    if (place.isOpening && title) dispatchFields({ type: 'UPDATE', path: 'title', value: heading });
    const [first, ...others] = sections;
    if (place.isOpening && others.length === 0 && first?.title === '') {
      insert(editor, first.text); // a post without sections shows its opening
      return title ? 'Its heading became the title.' : '';
    }
    const hasBeginning = first?.title === '';
    const isEmpty = editor.read(() => $getRoot().getTextContent().trim() === '');
    const beginning = hasBeginning ? first.text.body.childNodes : (first?.text.querySelectorAll('p') ?? []);
    if (hasBeginning || (place.isOpening && isEmpty))
      insert(editor, copied([...beginning].slice(0, hasBeginning ? undefined : 1)));
    const added = hasBeginning && !place.isOpening ? sections.slice(1) : sections;
    const smaller = added.map(({ text }) => embolden(text));
    if (smaller.includes(true)) lost.push('smaller headings, which are bold lines now');
    for (const [n, section] of added.entries()) {
      addFieldRow({
        path: 'entries',
        schemaPath: 'posts.entries',
        rowIndex: place.at + n,
        subFieldState: { title: filled(section.title || heading), description: filled(fieldValue(editor, section.text)) },
      });
    }
    return added.length === 1 ? 'A section was added below.' : `${added.length} sections were added below.`;
  };
  return place && { put, isWhole: () => place.isOpening && !getDataByPath<string | undefined>('title')?.trim() };
}

function PastedText({ clientProps: { siteUrl } }: { clientProps: { siteUrl: string } }) {
  const [editor] = useLexicalComposerContext();
  const putArticle = useRef<ReturnType<typeof usePutArticle>>(undefined);
  putArticle.current = usePutArticle();
  useEffect(() => {
    const paste = async (html: string, pictures: File[]) => {
      const shown = withoutHidden(html);
      const page = new DOMParser().parseFromString(shown.html, 'text/html');
      const lost = [...shown.leftOut.map((what) => `${what}, left out`), ...tidy(page, siteUrl)];
      const leftOut = await takeOver(page, pictures);
      const article = putArticle.current && articleOf(page, putArticle.current.isWhole());
      if (article) toast.success(putArticle.current?.put(editor, article, lost));
      else {
        if (embolden(page)) lost.push('headings, which are bold lines now');
        insert(editor, page);
      }
      if (leftOut > 0) toast.warning(`${leftOut === 1 ? 'A picture' : `${leftOut} pictures`} ${PICTURE_LEFT_OUT}`);
      if (lost.length > 0) toast.warning(`Not everything could be kept: ${lost.join('; ')}.`, { duration: 20_000 });
    };
    const take = (event: Event, data: DataTransfer | null): boolean => {
      if (!data || data.types.includes('application/x-lexical-editor')) return false;
      const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
      const html = data.getData('text/html') || pictures.map(() => '<img alt="">').join('');
      if (!new DOMParser().parseFromString(html, 'text/html').body.firstElementChild) return false;
      event.preventDefault();
      void paste(html, pictures);
      return true;
    };
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => event instanceof ClipboardEvent && take(event, event.clipboardData),
        COMMAND_PRIORITY_CRITICAL,
      ),
      // What is dragged into a text, or put there by the keyboard's or the browser's own menu.
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => typeof event !== 'string' && take(event, event.dataTransfer),
        COMMAND_PRIORITY_CRITICAL,
      ),
    );
  }, [editor, siteUrl]);
  return null;
}

export const PastedTextClient = createClientFeature<never, { siteUrl: string }>({
  plugins: [{ Component: PastedText, position: 'bottom' }],
});
