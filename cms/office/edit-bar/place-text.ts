import type { PlacedText } from 'contract/edit-bar';
import { type Origin, originOf } from 'contract/text-origin';
import { APIError, type CollectionSlug, type Field, type GlobalSlug, type Payload, type TypedUser } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import { env } from '../../base/process/env';
import { labelOf, recordLabel } from '../../forms/parts/record-label';
import type { Values } from '../../model/records/walk';
import { isEditedInPlace, type Piece, piecesOf } from './origins';

export interface Editor {
  payload: Payload;
  user: TypedUser;
}

const refuse = (status: number, message: string) => new APIError(message, status, null, true);
const gone = () => refuse(404, 'This text is not there any more. Load the page again.');

interface Place {
  origin: Origin;
  fields: Field[];
  /** The newest state, with what nobody sees yet. */
  doc: Values;
  piece: Piece;
  /** The line of the piece that is meant. */
  at: number;
  /** What it is called: “Service page: Oven Cleaning”. */
  record: string;
  url: string;
}

async function placeOf({ payload, user }: Editor, at: string): Promise<Place> {
  const origin = originOf(at);
  if (!origin || !isEditedInPlace(origin.slug)) throw gone();
  const { slug, id } = origin;
  const read = { draft: true, depth: 0, overrideAccess: false, user } as const;
  const collection = payload.collections[slug as CollectionSlug]?.config;
  const page = payload.config.globals.find((one) => one.slug === slug);
  const doc = collection
    ? await payload.findByID({ collection: slug as CollectionSlug, id: id ?? 0, disableErrors: true, ...read })
    : await payload.findGlobal({ slug: slug as GlobalSlug, ...read });
  const fields = collection?.fields ?? page?.fields;
  if (!doc || !fields) throw gone();
  const values: Values = structuredClone({ ...doc });
  for (const piece of piecesOf(fields, slug, values)) {
    const line = origin.line - piece.origin.line;
    if (piece.path !== origin.path || line < 0 || line >= piece.text.split('\n').length) continue;
    const name = collection ? recordLabel(collection, doc) : labelOf(page?.label, slug);
    const url = `${env.cmsUrl}/admin/${collection ? `collections/${slug}/${id}` : `globals/${slug}`}`;
    return { origin, fields, doc: values, piece, at: line, record: name, url };
  }
  throw gone();
}

const lineOf = ({ piece, at }: Place) => piece.text.split('\n')[at] ?? '';

function described(place: Place): PlacedText {
  const { piece, record, url, origin } = place;
  const field = `#field=${encodeURIComponent(origin.path)}`;
  return { text: lineOf(place), place: `${record}, ${piece.words.join(', ')}`, url: url + field };
}

/** A text as it is stored, with its facts as `{name}`, and where it stands. Throws an APIError 404. */
export const readPlacedText = async (editor: Editor, at: string): Promise<PlacedText> => described(await placeOf(editor, at));

export interface Typed {
  at: string;
  /** As it was before somebody typed. */
  before: string;
  text: string;
}

const topOf = (path: string) => path.split('.', 1)[0] ?? path;

/** The fields of the record that hold the text; where a usual row was stored, its whole list. */
const holding = ({ doc, origin }: Place): Values => ({ [topOf(origin.path)]: doc[topOf(origin.path)] });

/**
 * Puts a text into the record's draft. Throws an APIError: 409 if somebody has changed this text meanwhile, 404 if it is gone, and what
 * the record's own rules say.
 */
export function writePlacedText(editor: Editor, { at, before, text }: Typed): Promise<PlacedText> {
  const { payload, user } = editor;
  const asked = originOf(at);
  if (!asked) throw gone();
  return inTurn(payload, `${asked.slug} ${asked.id ?? ''}`, async () => {
    const place = await placeOf(editor, at);
    const now = lineOf(place);
    const typed = text.replace(/\s+/g, ' ').trim();
    // A piece of a rich text may begin or end with the space between it and its neighbour.
    const words = now.slice(0, now.length - now.trimStart().length) + typed + now.slice(now.trimEnd().length);
    if (now === words) return described(place);
    if (now !== before) throw refuse(409, `Somebody changed this meanwhile: it says “${now}” now. Nothing was overwritten.`);
    if (!typed)
      throw refuse(400, 'A text that is empty falls away with what belongs to it: do that in the form, under “All fields”.');
    const max = 'maxLength' in place.piece.field ? place.piece.field.maxLength : undefined;
    if (max && typed.length > max) throw refuse(400, `At most ${max} characters fit here; these are ${typed.length}.`);
    place.piece.put(place.piece.text.split('\n').with(place.at, words).join('\n'));
    const { slug, id } = place.origin;
    const save = { draft: true, depth: 0, overrideAccess: false, user } as const;
    const data = { ...holding(place), _status: 'draft' } as never;
    if (id === undefined) await payload.updateGlobal({ slug: slug as GlobalSlug, data, ...save });
    else await payload.update({ collection: slug as CollectionSlug, id, data, ...save });
    return described(await placeOf(editor, at));
  });
}
