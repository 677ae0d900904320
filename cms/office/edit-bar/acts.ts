import type { EditAct, EditReceipt } from 'contract/edit-bar';
import type { Payload } from 'payload';
import { editingToken } from '../preview/links';
import { type Editor, undo } from './draft';
import { describePicture, findPictures, placePicture, readPlacedPicture } from './place-picture';
import { changeRow } from './place-row';
import { formatPlacedText, readPlacedText, writePlacedText } from './place-text';
import { settle, unpublished } from './unpublished';

async function done(editor: Editor, act: EditAct): Promise<Partial<EditReceipt>> {
  switch (act.act) {
    case 'open':
      return { token: editingToken(Number(editor.user.id)) };
    case 'read':
      return { placed: await readPlacedText(editor, act.at) };
    case 'write':
      return writePlacedText(editor, act);
    case 'format':
      return formatPlacedText(editor, act);
    case 'row':
      return { undo: await changeRow(editor, act) };
    case 'undo':
      await undo(editor, act.undo);
      return {};
    case 'see':
      return { picture: await readPlacedPicture(editor, act.at) };
    case 'pictures':
      return { pictures: await findPictures(editor, act.search) };
    case 'picture':
      return placePicture(editor, act);
    case 'describe':
      return { pictures: [await describePicture(editor, act)] };
    case 'publish':
    case 'discard':
      return { failed: await settle(editor, act.act, act.records) };
    case 'look':
      return {};
  }
}

/** An account as who it edits. */
export async function editorFor(payload: Payload, by: number): Promise<Editor> {
  const user = await payload.findByID({ collection: 'users', id: by, depth: 0 });
  return { payload, user: { ...user, collection: 'users' } };
}

/** Does what an account does on a page that it edits in place, with its own rights. Throws an APIError that says why it may not be. */
export async function doEditAct(payload: Payload, by: number, act: EditAct): Promise<EditReceipt> {
  const editor = await editorFor(payload, by);
  const receipt = { failed: [], ...(await done(editor, act)) };
  // Looks at every record of the website, while somebody waits for the caret.
  return ['read', 'see', 'pictures'].includes(act.act) ? receipt : { ...receipt, unpublished: await unpublished(editor) };
}
