import { isDeepStrictEqual } from 'node:util';
import type { EditAct, EditUndo, PlacedText } from 'contract/edit-bar';
import { type Origin, withoutOrigins } from 'contract/text-origin';
import { isPlainLink, LINK_ADVICE, tidyLink } from '../../forms/fields/rich-link';
import { blocksOf, stateOf } from '../../model/records/rich-blocks';
import type { Values } from '../../model/records/walk';
import { type Editor, inRecord, refuse, saveField } from './draft';
import { alike, askedOrigin, lineOf, type Place, placeOf, sameAsSeen } from './place';
import { rowsAround } from './place-row';
import { why } from './unpublished';

type Act<Name extends EditAct['act']> = Extract<EditAct, { act: Name }>;

/** What an act leaves: the text as it is now, and how to take that back. */
export interface Done {
  placed: PlacedText;
  undo?: EditUndo[];
  failed?: string[];
}

const put = ({ piece, at }: Place, words: string) => piece.put(piece.text.split('\n').with(at, words).join('\n'));
const isRich = ({ piece }: Place) => piece.field.type === 'richText';

async function described(editor: Editor, place: Place): Promise<PlacedText> {
  const { piece, draft, origin } = place;
  return {
    text: lineOf(place),
    ...(isRich(place) && { rich: blocksOf(piece.holder[piece.field.name]) }),
    place: `${draft.label}, ${piece.words.join(', ')}`,
    alike: (await alike(editor, place)).length || undefined,
    rows: rowsAround(place),
    url: `${draft.url}#field=${encodeURIComponent(origin.path)}`,
  };
}

/** A text as it is stored, and where it stands. Throws an APIError 404. */
export const readPlacedText = async (editor: Editor, at: string): Promise<PlacedText> =>
  described(editor, await placeOf(editor, askedOrigin(at)));

/** The same words in place of the usual ones of another record. */
const writeAlike = (editor: Editor, origin: Origin, words: string) =>
  inRecord(editor, origin, async () => {
    const place = await placeOf(editor, origin);
    if (!place.piece.isUsual) return [];
    put(place, words);
    return saveField(editor, place.draft, origin.path);
  });

/**
 * Puts a text into the record's draft. Throws an APIError: 409 if somebody has changed this text meanwhile, 404 if it is gone, and what
 * the record's own rules say.
 */
export async function writePlacedText(editor: Editor, { at, before, text, everywhere }: Act<'write'>): Promise<Done> {
  const origin = askedOrigin(at);
  let words = '';
  let others: Origin[] = [];
  const done = await inRecord(editor, origin, async (): Promise<Done> => {
    const place = await placeOf(editor, origin);
    const { piece, draft } = place;
    const now = lineOf(place);
    const typed = withoutOrigins(text).replace(/\s+/g, ' ').trim();
    // A piece of a rich text may begin or end with the space between it and its neighbour.
    words = now.slice(0, now.length - now.trimStart().length) + typed + now.slice(now.trimEnd().length);
    if (now === words) return { placed: await described(editor, place) };
    sameAsSeen(now, before);
    if (!typed)
      throw refuse(400, 'A text that is empty falls away with what belongs to it: do that in the form, under “All fields”.');
    const max = 'maxLength' in piece.field ? piece.field.maxLength : undefined;
    if (max && typed.length > max) throw refuse(400, `At most ${max} characters fit here; these are ${typed.length}.`);
    if (everywhere) others = await alike(editor, place);
    put(place, words);
    const undo = await saveField(editor, draft, origin.path);
    return { placed: await described(editor, await placeOf(editor, origin)), undo };
  });
  const failed: string[] = [];
  // One after the other, and none within the turn of another: two editors would wait for each other.
  for (const other of others)
    await writeAlike(editor, other, words).then(
      (undo) => done.undo?.push(...undo),
      (error) => failed.push(why(error)),
    );
  return { ...done, failed };
}

/** Puts the paragraphs and lists of a rich text into the record's draft, with the same errors. */
export function formatPlacedText(editor: Editor, { at, before, rich }: Act<'format'>): Promise<Done> {
  const origin = askedOrigin(at);
  return inRecord(editor, origin, async () => {
    const place = await placeOf(editor, origin);
    const { holder, field } = place.piece;
    if (!isRich(place)) throw refuse(400, 'Only long texts have bold words, links and lists.');
    const now = blocksOf(holder[field.name]);
    if (isDeepStrictEqual(now, rich)) return { placed: await described(editor, place) };
    if (!isDeepStrictEqual(now, before)) throw refuse(409, 'Somebody changed this text meanwhile. Nothing was overwritten.');
    const bad = rich
      .flatMap((block) => (block.kind === 'kept' ? [] : block.runs))
      .find(({ href }) => href !== undefined && !isPlainLink(tidyLink(href)));
    if (bad) throw refuse(400, `“${bad.href}” is no address. ${LINK_ADVICE}`);
    const state = stateOf(rich, holder[field.name]);
    if (state.root.children.length === 0)
      throw refuse(400, 'A text that is empty falls away with what belongs to it: do that in the form, under “All fields”.');
    (holder as Values)[field.name] = state;
    const undo = await saveField(editor, place.draft, origin.path);
    return { placed: await described(editor, await placeOf(editor, { ...origin, line: 0 })), undo };
  });
}
