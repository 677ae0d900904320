import type { Block, Field } from 'payload';

export type Values = Record<string, unknown>;

/** A field that holds a value of its own, where it stands in a record. */
export interface Leaf {
  field: Extract<Field, { name: string }>;
  /** The object that has the value under the field's name. */
  holder: Values;
  /** Where in the record, in the owner's words: `slide 2`. The field's own label is not in it. */
  words: string[];
}

const lower = (text: string) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A label as the owner reads it; undefined for a hidden or computed one. */
export const wordsOf = ({ label }: { label?: unknown }) => (typeof label === 'string' && label !== '' ? lower(label) : undefined);

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

function* ofRows(field: { label?: unknown; labels?: { singular?: unknown } }, rows: [Values, Field[]][], words: string[]) {
  const kind = wordsOf({ label: field.labels?.singular }) ?? wordsOf(field) ?? 'row';
  for (const [index, [row, fields]] of rows.entries()) yield* leavesIn(fields, row, [...words, `${kind} ${index + 1}`]);
}

const ofBlocks = (blocks: readonly (Block | string)[], rows: Values[]): [Values, Field[]][] =>
  rows.map((row) => [
    row,
    blocks.find((block): block is Block => typeof block === 'object' && block.slug === row.blockType)?.fields ?? [],
  ]);

/** A group with a name keeps its values in an object of its own. */
function* ofGroup(
  name: string | undefined,
  group: { label?: unknown; fields: Field[] },
  data: Values,
  words: string[],
): Generator<Leaf> {
  if (!name) yield* leavesIn(group.fields, data, words);
  else if (isObject(data[name])) yield* leavesIn(group.fields, data[name], [...words, wordsOf(group) ?? []].flat());
}

/** Every field with a value of its own, in rows, groups, tabs and blocks too. */
export function* leavesIn(fields: readonly Field[], data: Values, words: string[] = []): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'array') {
      yield* ofRows(
        field,
        rowsOf(data[field.name]).map((row) => [row, field.fields]),
        words,
      );
    } else if (field.type === 'blocks') {
      const blocks = [...field.blocks, ...(field.blockReferences ?? [])];
      yield* ofRows(field, ofBlocks(blocks, rowsOf(data[field.name])), words);
    } else if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* ofGroup('name' in tab ? tab.name : undefined, tab, data, words);
    } else if (field.type === 'group') {
      yield* ofGroup('name' in field ? field.name : undefined, field, data, words);
    } else if ('fields' in field) {
      yield* leavesIn(field.fields, data, words);
    } else if ('name' in field && field.type !== 'ui') {
      yield { field, holder: data, words };
    }
  }
}
