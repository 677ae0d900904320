import type { Field } from 'payload';
import { z } from 'zod';
import { firstUsual, type InRecord, usualRowsOf, usualsOf, valueAt } from '../../forms/fields/usual';
import { isObject, type Leaf, leavesIn, type Values, wordsOf } from '../../model/records/walk';
import { usualListing } from '../preview/usual-listing';

export const MOST_PAIRS = 20;

export const pairsSchema = z
  .array(
    z.object({
      find: z.string().trim().min(2, 'Enter at least two characters to look for').max(200, 'At most 200 characters'),
      replace: z.string().trim().min(1, 'Enter what is to stand there instead').max(500, 'At most 500 characters'),
    }),
  )
  .min(1, 'Enter what to look for')
  .max(MOST_PAIRS, `At most ${MOST_PAIRS} at a time`);
export type Pair = z.infer<typeof pairsSchema>[number] & {
  /** Whether only the same capital letters count. */
  exact?: boolean;
};

export interface Text {
  field: Leaf['field'];
  holder: Values;
  words: string[];
  /** The field's name in the form: `slides.1.heading`. */
  path: string;
  text: string;
  put(text: string): void;
  /** Of a text in rows that stand for an empty list: puts these rows into the list. */
  store?(): void;
  rows: Leaf['rows'];
  /** Stands for an empty field, in which nobody typed. */
  isUsual?: boolean;
}

/** Text fields whose values are addresses, names of records, colours or zones. */
const NOT_WORDS =
  /^(slug|from|to|url|address|route|page|parent|key|office|leads_to|quote_service|page_name|main|accent|time_zone)$|_link$/;

interface Unread {
  virtual?: unknown;
  admin?: { hidden?: boolean; readOnly?: boolean };
}

/** Whether people type words into a field. */
export function isText(field: Leaf['field']): boolean {
  const { virtual, admin } = field as Unread;
  return (
    ['text', 'textarea', 'email'].includes(field.type) &&
    !NOT_WORDS.test(field.name) &&
    !virtual &&
    !admin?.hidden &&
    !admin?.readOnly
  );
}

function* ofRichText(node: unknown, of: Pick<Text, 'field' | 'holder' | 'words' | 'path' | 'rows'>): Generator<Text> {
  if (Array.isArray(node)) {
    for (const one of node) yield* ofRichText(one, of);
  } else if (isObject(node)) {
    if (node.type === 'text' && typeof node.text === 'string')
      yield { ...of, text: node.text, put: (text) => Object.assign(node, { text }) };
    else for (const inner of Object.values(node)) if (isObject(inner)) yield* ofRichText(inner, of);
  }
}

/** The words that stand for a field while it is empty. */
const usualOf = ({ field, path }: Leaf, place: InRecord) =>
  firstUsual([...usualsOf(field, place), ...usualListing(place, path)], (other) => valueAt(place.record, other));

/** The words that stand for an empty field; what they are made of is written as `{name}`, and filled in when they are stored. */
function usualText(leaf: Leaf, place: InRecord, words: string[]): Text | undefined {
  const usual = usualOf(leaf, place);
  if (!usual) return undefined;
  const { field, path, holder, store, rows } = leaf;
  const { text, made } = usual;
  const put = (value: string) => {
    store?.();
    Object.assign(holder, { [field.name]: value });
  };
  const of = { field, holder, words, path, rows, store, isUsual: true };
  if (!made) return { ...of, text, put };
  const hole = `{${made.of}}`;
  const around = made.before || made.after;
  return around
    ? {
        ...of,
        text: `${made.before ?? ''}${hole}${made.after ?? ''}`,
        put: (value) => put(value.replace(hole, () => made.value)),
      }
    : undefined; // the words of another field, which is searched itself
}

/** Every text of a record that people read: what is stored, and the usual words where nothing is. */
export function* textsIn(fields: readonly Field[], place: InRecord): Generator<Text> {
  for (const leaf of leavesIn(fields, place.record, (list) => usualRowsOf(list, place))) {
    const { field, holder, store, rows } = leaf;
    const words = [...leaf.words, wordsOf(field) ?? field.name.replaceAll('_', ' ')];
    const value = holder[field.name];
    if (field.type === 'richText') yield* ofRichText(value, { field, holder, words, path: leaf.path, rows });
    if (!isText(field)) continue;
    if (typeof value === 'string' && value.trim()) {
      const put = (text: string) => {
        store?.();
        Object.assign(holder, { [field.name]: text });
      };
      yield { field, holder, words, path: leaf.path, rows, store, text: value, put };
    } else {
      const usual = usualText(leaf, place, words);
      if (usual) yield usual;
    }
  }
}
