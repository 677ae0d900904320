import type { EditAct, EditReceipt } from 'contract/edit-bar';
import type { Payload } from 'payload';
import { editingToken } from '../preview/links';
import { type Editor, readPlacedText, writePlacedText } from './place-text';
import { settle, unpublished } from './unpublished';

async function done(editor: Editor, act: EditAct): Promise<Partial<EditReceipt>> {
  if (act.act === 'open') return { token: editingToken(Number(editor.user.id)) };
  if (act.act === 'read') return { placed: await readPlacedText(editor, act.at) };
  if (act.act === 'write') return { placed: await writePlacedText(editor, act) };
  if (act.act === 'publish' || act.act === 'discard') return { failed: await settle(editor, act.act, act.records) };
  return {};
}

/** Does what an account does on a page that it edits in place, with its own rights. Throws an APIError that says why it may not be. */
export async function doEditAct(payload: Payload, by: number, act: EditAct): Promise<EditReceipt> {
  const user = await payload.findByID({ collection: 'users', id: by, depth: 0 });
  const editor: Editor = { payload, user: { ...user, collection: 'users' } };
  const receipt = await done(editor, act);
  return { failed: [], unpublished: await unpublished(editor), ...receipt };
}
