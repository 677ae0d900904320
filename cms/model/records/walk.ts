import type { ArrayField, Block, BlocksField, Field } from 'payload';

export type Values = Record<string, unknown>;

/** A row of a list: its number, and the record's part that holds the list. */
export interface Row {
  list: ArrayField | BlocksField;
  holder: Values;
  /** The list's name in the form: `slides`. */
  path: string;
  row: number;
  name: string;
}

export interface Leaf {
  field: Extract<Field, { name: string }>;
  holder: Values;
  /** Where in the record, in the owner's words: `slide 2`. The field's own label is not in it. */
  words: string[];
  /** The field's name in the form: `slides.1.heading`. */
  path: string;
  /** Of a field in rows that stand for an empty list: puts these rows into the list. */
  store?(): void;
  /** The rows that it is in, the innermost first. */
  rows: Row[];
}

/** The rows that stand for a list while it is empty; they belong to the caller. */
export type RowsOf = (list: ArrayField) => Values[];

interface Step {
  words: string[];
  within: string;
  rows: Row[];
  usualRows?: RowsOf;
}

const lower = (text: string) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A label as the owner reads it; undefined for a hidden or computed one. */
export const wordsOf = ({ label }: { label?: unknown }) => (typeof label === 'string' && label !== '' ? lower(label) : undefined);

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

function* ofRows(list: ArrayField | BlocksField, holder: Values, rows: [Values, Field[]][], step: Step): Generator<Leaf> {
  const kind = wordsOf({ label: list.labels?.singular }) ?? wordsOf(list) ?? 'row';
  const path = step.within + list.name;
  for (const [row, [values, fields]] of rows.entries()) {
    const name = `${kind} ${row + 1}`;
    const inRow = {
      within: `${path}.${row}.`,
      words: [...step.words, name],
      rows: [{ list, holder, path, row, name }, ...step.rows],
    };
    yield* walk(fields, values, { ...step, ...inRow });
  }
}

/** Rows of a list; while it is empty, those that stand for it. */
function* ofArray(field: ArrayField, data: Values, step: Step): Generator<Leaf> {
  const rows = (some: Values[]) => some.map((row): [Values, Field[]] => [row, field.fields]);
  const stored = rowsOf(data[field.name]);
  const usual = stored.length > 0 ? [] : (step.usualRows?.(field) ?? []);
  yield* ofRows(field, data, rows(stored), step);
  const store = () => Object.assign(data, { [field.name]: usual });
  for (const leaf of ofRows(field, data, rows(usual), step)) yield { ...leaf, store };
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
  step: Step,
): Generator<Leaf> {
  if (!name) return yield* walk(group.fields, data, step);
  if (!isObject(data[name])) data[name] = {}; // one that was never saved may still have usual words
  const words = [...step.words, wordsOf(group) ?? []].flat();
  yield* walk(group.fields, data[name] as Values, { ...step, within: `${step.within}${name}.`, words });
}

function* walk(fields: readonly Field[], data: Values, step: Step): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'array') {
      yield* ofArray(field, data, step);
    } else if (field.type === 'blocks') {
      const blocks = [...field.blocks, ...(field.blockReferences ?? [])];
      yield* ofRows(field, data, ofBlocks(blocks, rowsOf(data[field.name])), step);
    } else if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* ofGroup('name' in tab ? tab.name : undefined, tab, data, step);
    } else if (field.type === 'group') {
      yield* ofGroup('name' in field ? field.name : undefined, field, data, step);
    } else if ('fields' in field) {
      yield* walk(field.fields, data, step);
    } else if ('name' in field && field.type !== 'ui') {
      yield { field, holder: data, words: step.words, rows: step.rows, path: step.within + field.name };
    }
  }
}

/** Every field with a value of its own, in rows, groups, tabs and blocks too; with `usualRows`, those of empty lists as well. */
export const leavesIn = (fields: readonly Field[], data: Values, usualRows?: RowsOf): Generator<Leaf> =>
  walk(fields, data, { words: [], within: '', rows: [], usualRows });
