'use client';
import { $createUploadNode, $isUploadNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Attributes of a picture of the library, as Payload reads them from HTML. */
const [NUMBER, LIBRARY] = ['data-lexical-upload-id', 'data-lexical-upload-relation-to'];

const LEFT_OUT =
  'could not be taken over: its own program or website keeps it. Save it to this device, then add it as a picture.';

/** The file in a picture's own address; undefined if only its website or program has it. */
function fileIn(image: HTMLImageElement): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+)[^,]*;base64,(.*)$/s.exec(image.getAttribute('src') ?? '') ?? [];
  if (!data) return undefined;
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new File([bytes], `pasted.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type });
}

/** Adds a file to the media library; resolves with its number, or undefined if it was refused. */
async function upload(file: File, alt: string): Promise<number | undefined> {
  const body = new FormData();
  body.append('_payload', JSON.stringify({ alt }));
  body.append('file', file);
  const response = await fetch('/payload-api/media?depth=0', { method: 'POST', body }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as { doc: { id: number } }).doc.id : undefined;
}

/** Takes each picture into the library, or out of the page; resolves with the number that were taken out. */
async function takeOver(page: Document, files: File[]): Promise<number> {
  const images = [...page.querySelectorAll<HTMLImageElement>(`img:not([${NUMBER}])`)];
  const ids = await Promise.all(
    images.map((image, at) => {
      const file = fileIn(image) ?? (images.length === files.length ? files[at] : undefined);
      return file && upload(file, image.alt);
    }),
  );
  for (const [at, image] of images.entries()) {
    if (ids[at] === undefined) image.remove();
    image.setAttribute(NUMBER, String(ids[at]));
    image.setAttribute(LIBRARY, 'media');
  }
  return ids.filter((id) => id === undefined).length;
}

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

/** Takes over pasted pictures, which Payload leaves as placeholders that no post can be published with. */
function PastedPictures() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
          const { types, files } = event.clipboardData;
          const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
          const html = event.clipboardData.getData('text/html') || pictures.map(() => '<img alt="">').join('');
          const page = new DOMParser().parseFromString(html, 'text/html');
          if (types.includes('application/x-lexical-editor') || !page.querySelector(`img:not([${NUMBER}])`)) return false;
          event.preventDefault();
          void takeOver(page, pictures).then((leftOut) => {
            insert(editor, page);
            if (leftOut > 0) toast.warning(`${leftOut === 1 ? 'A picture' : `${leftOut} pictures`} ${LEFT_OUT}`);
          });
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}

export const PastedPicturesClient = createClientFeature({ plugins: [{ Component: PastedPictures, position: 'bottom' }] });
