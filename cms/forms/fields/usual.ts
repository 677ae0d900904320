import type { ArrayField, TextareaField, TextField } from 'payload';

type Values = Record<string, unknown>;

/** Words made of another field of the same record, such as “Book Oven Cleaning Now!”. */
export interface Made {
  of: string;
  /** What stands for that field while it is empty, too. */
  otherwise?: string;
  before?: string;
  after?: string;
}

export type Usual = string | Made;

export interface InRecord {
  slug: string;
  record: Values;
}

export type UsualIn = string | ((place: InRecord) => Usual[]);

export type UsualRowsIn = (place: InRecord) => Values[];

const Field = '/forms/controls/usual-words#UsualWords';

/** A text field that shows the words that visitors read while it is empty. They are not stored. */
export const withUsual = <Text extends TextField | TextareaField>(field: Text, usual: UsualIn): Text => ({
  ...field,
  custom: { ...field.custom, usual },
  admin: { ...field.admin, components: { ...field.admin?.components, Field } },
});

/** A list that shows the rows that visitors read while it is empty, and offers them as a start. */
export const withUsualRows = (field: ArrayField, usualRows: UsualRowsIn): ArrayField => ({
  ...field,
  custom: { ...field.custom, usualRows },
  admin: {
    ...field.admin,
    components: { ...field.admin?.components, beforeInput: ['/forms/controls/usual-rows#UsualRows'] },
  },
});

type Custom = { custom?: Record<string, unknown> };

export function usualsOf({ custom }: Custom, place: InRecord): Usual[] {
  const usual = custom?.usual as UsualIn | undefined;
  return typeof usual === 'function' ? usual(place) : [usual ?? []].flat();
}

export const usualRowsOf = ({ custom }: Custom, place: InRecord): Values[] =>
  structuredClone((custom?.usualRows as UsualRowsIn | undefined)?.(place) ?? []);

const typed = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], record);

/** Words, and for those made of another field that field's words and the template around them. */
export interface UsualText {
  text: string;
  made?: Made & { value: string };
}

/** The first words that apply; `read` gives the text of another field. */
export function firstUsual(usuals: readonly Usual[], read: (path: string) => unknown): UsualText | undefined {
  for (const usual of usuals) {
    if (typeof usual === 'string') return { text: usual };
    const value = typed(read(usual.of)) ?? usual.otherwise;
    if (value) return { text: `${usual.before ?? ''}${value}${usual.after ?? ''}`, made: { ...usual, value } };
  }
  return undefined;
}
