import { type Origin, withOrigins, withPictureOrigin } from 'contract/text-origin';
import type { Field, UploadField } from 'payload';
import { contentCollections, contentGlobals } from '../../model';
import { isPicture } from '../../model/pictures/picture';
import { isObject, type Leaf, leavesIn, type Values } from '../../model/records/walk';
import { type Text, textsIn } from '../find-replace/texts';

/** Fields that are more than the words of one place: they are dialled, looked up or counted, name the company, or make menus and search listings. */
const NOT_WORDS = /(^|\.)(brand|phone|mobile|whatsapp|abn|email|state|postcode)$|^(meta|figures|menu|footer)\./;

/** Records whose texts visitors read. Addresses of redirects are none. */
const slugs = new Set<string>([...contentCollections, ...contentGlobals].map(({ slug }) => slug));
slugs.delete('redirects');

export const isEditedInPlace = (slug: string): boolean => slugs.has(slug);

export interface Piece extends Text {
  origin: Origin;
}

/** A page of its own has an id as well, which nobody names. */
const pages = new Set<string>(contentGlobals.map(({ slug }) => slug));
const idOf = (slug: string, { id }: Values) => (typeof id === 'number' && !pages.has(slug) ? { id } : {});

/** Every text of a record that is edited where it is read, with the origin of its first line. */
export function* piecesOf(fields: readonly Field[], slug: string, record: Values): Generator<Piece> {
  const lines = new Map<string, number>(); // a rich text has many texts
  for (const text of textsIn(fields, { slug, record })) {
    const { path } = text;
    if (NOT_WORDS.test(path)) continue;
    const line = lines.get(path) ?? 0;
    lines.set(path, line + text.text.split('\n').length);
    if (!/\p{L}/u.test(text.text)) continue; // a number, of which pages make more than words
    yield { ...text, origin: { slug, path, line, ...idOf(slug, record) } };
  }
}

export interface PictureLeaf extends Leaf {
  field: UploadField;
  origin: Origin;
}

/** Every field of a record whose picture stands on a page. Pictures in long texts are parts of these. */
export function* picturesOf(fields: readonly Field[], slug: string, record: Values): Generator<PictureLeaf> {
  for (const leaf of leavesIn(fields, record)) {
    const { field, path } = leaf;
    if (isPicture(field) && !NOT_WORDS.test(path))
      yield { ...leaf, field, origin: { slug, path, line: 0, ...idOf(slug, record) } };
  }
}

/** The record with the origin of each of its texts and pictures in it; it is changed. */
export function markOrigins<Doc>(fields: readonly Field[], slug: string, doc: Doc): Doc {
  if (!isEditedInPlace(slug) || !doc) return doc;
  for (const { text, origin, put } of piecesOf(fields, slug, doc as Values)) put(withOrigins(text, origin));
  for (const { field, holder, origin } of picturesOf(fields, slug, doc as Values)) {
    const media = holder[field.name];
    // A copy: other fields may hold the same picture.
    if (isObject(media)) holder[field.name] = { ...media, alt: withPictureOrigin(String(media.alt ?? ''), origin) };
  }
  return doc;
}
