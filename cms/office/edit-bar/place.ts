import { type Origin, originOf } from 'contract/text-origin';
import type { CollectionSlug } from 'payload';
import { type Draft, type Editor, gone, newest, readDraft, refuse } from './draft';
import { type Piece, piecesOf } from './origins';

/** A text of a record as it is stored. */
export interface Place {
  origin: Origin;
  draft: Draft;
  piece: Piece;
  /** The line of the piece that is meant. */
  at: number;
}

/** The origin in words that a page sent. Throws an APIError 404. */
export function askedOrigin(at: string): Origin {
  const origin = originOf(at);
  if (!origin) throw gone();
  return origin;
}

/** The text with this origin, in the newest state. Throws an APIError 404. */
export async function placeOf(editor: Editor, origin: Origin): Promise<Place> {
  const draft = await readDraft(editor, origin);
  for (const piece of piecesOf(draft.fields, origin.slug, draft.doc)) {
    const at = origin.line - piece.origin.line;
    if (piece.path === origin.path && at >= 0 && at < piece.text.split('\n').length) return { origin, draft, piece, at };
  }
  throw gone();
}

/** Where the same usual text stands in the other records of the collection, in which nobody typed one either. */
export async function alike(editor: Editor, { origin, draft, piece }: Place): Promise<Origin[]> {
  const { slug, id } = origin;
  if (!piece.isUsual || id === undefined) return [];
  const where = { id: { not_equals: id } };
  const { docs } = await editor.payload.find({ collection: slug as CollectionSlug, where, pagination: false, ...newest(editor) });
  return docs.flatMap((doc) => {
    const other = [...piecesOf(draft.fields, slug, structuredClone({ ...doc }))].find(({ path }) => path === piece.path);
    return other?.isUsual && other.text === piece.text ? [{ ...origin, id: Number(doc.id) }] : [];
  });
}

export const lineOf = ({ piece, at }: Place): string => piece.text.split('\n')[at] ?? '';

/** Throws an APIError 409 if a text is not any more what the editor saw. */
export function sameAsSeen(now: string, before: string): void {
  if (now !== before) throw refuse(409, `Somebody changed this meanwhile: it says “${now}” now. Nothing was overwritten.`);
}
