import type { Field } from 'payload';
import { z } from 'zod';
import { isObject, type Leaf, leavesIn, type Values, wordsOf } from '../../model/records/walk';

/** A word or phrase, and what is to stand instead. */
export const pairsSchema = z
  .array(
    z.object({
      find: z.string().trim().min(2, 'Enter at least two characters to look for').max(200, 'At most 200 characters'),
      replace: z.string().trim().min(1, 'Enter what is to stand there instead').max(500, 'At most 500 characters'),
    }),
  )
  .min(1, 'Enter what to look for')
  .max(20, 'At most 20 at a time');
export type Pair = z.infer<typeof pairsSchema>[number];

/** A text of a record that people read. */
export interface Text {
  /** Where in the record, in the owner's words: `slide 2, heading`. */
  words: string[];
  text: string;
  /** Puts another text there, in the values that were walked. */
  put(text: string): void;
}

/** Text fields whose values are addresses, names of records, colours or zones. */
const NOT_WORDS =
  /^(slug|from|to|url|address|route|page|parent|key|office|leads_to|quote_service|page_name|main|accent|time_zone)$|_link$/;

/** What says that a field is not for people. */
interface Unread {
  virtual?: unknown;
  admin?: { hidden?: boolean; readOnly?: boolean };
}

function isText(field: Leaf['field']): boolean {
  const { virtual, admin } = field as Unread;
  return (
    ['text', 'textarea', 'email'].includes(field.type) &&
    !NOT_WORDS.test(field.name) &&
    !virtual &&
    !admin?.hidden &&
    !admin?.readOnly
  );
}

/** Texts of the editor's content, wherever they stand in it. */
function* ofRichText(node: unknown, words: string[]): Generator<Text> {
  if (Array.isArray(node)) {
    for (const one of node) yield* ofRichText(one, words);
  } else if (isObject(node)) {
    if (node.type === 'text' && typeof node.text === 'string')
      yield { words, text: node.text, put: (text) => Object.assign(node, { text }) };
    else for (const inner of Object.values(node)) if (isObject(inner)) yield* ofRichText(inner, words);
  }
}

/** Every text in the values of a record that people read. */
export function* textsIn(fields: readonly Field[], data: Values): Generator<Text> {
  for (const { field, holder, words } of leavesIn(fields, data)) {
    const place = [...words, wordsOf(field) ?? field.name.replaceAll('_', ' ')];
    const value = holder[field.name];
    if (field.type === 'richText') yield* ofRichText(value, place);
    else if (typeof value === 'string' && isText(field))
      yield { words: place, text: value, put: (text) => Object.assign(holder, { [field.name]: text }) };
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Looks for whole words, in capital or small letters, the longest phrase first. */
export function finder(pairs: Pair[]): {
  /** Each place in a text that has one of the words. */
  matches(text: string): { at: number; found: string; pair: Pair }[];
  /** The text after all replacements. */
  replaced(text: string): string;
} {
  const byFind = new Map(pairs.map((pair) => [pair.find.toLowerCase(), pair]));
  const phrases = [...byFind.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const pairOf = (found: string) => byFind.get(found.toLowerCase()) ?? { find: found, replace: found };
  return {
    matches: (text) => [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, found, pair: pairOf(found) })),
    replaced: (text) => text.replaceAll(pattern, (found) => pairOf(found).replace),
  };
}
