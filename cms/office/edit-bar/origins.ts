import { type Origin, withOrigins } from 'contract/text-origin';
import type { Field } from 'payload';
import { contentCollections, contentGlobals } from '../../model';
import type { Values } from '../../model/records/walk';
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

/** Every text of a record that is edited where it is read, with the origin of its first line. */
export function* piecesOf(fields: readonly Field[], slug: string, record: Values): Generator<Piece> {
  const id = typeof record.id === 'number' && !('globalType' in record) ? { id: record.id } : {};
  const lines = new Map<string, number>(); // a rich text has many texts
  for (const text of textsIn(fields, { slug, record })) {
    const { path } = text;
    if (NOT_WORDS.test(path)) continue;
    const line = lines.get(path) ?? 0;
    lines.set(path, line + text.text.split('\n').length);
    if (!/\p{L}/u.test(text.text)) continue; // a number, of which pages make more than words
    yield { ...text, origin: { slug, path, line, ...id } };
  }
}

/** The record with the origin of each of its texts in it; it is changed. */
export function markTexts<Doc>(fields: readonly Field[], slug: string, doc: Doc): Doc {
  if (!isEditedInPlace(slug) || !doc) return doc;
  for (const { text, origin, put } of piecesOf(fields, slug, doc as Values)) put(withOrigins(text, origin));
  return doc;
}
