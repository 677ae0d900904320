import { count } from '../../base/process/counted';
export interface FieldShape {
  type: string;
  name?: string;
  label?: unknown;
  labels?: { singular?: unknown };
  virtual?: unknown;
  fields?: FieldShape[];
  tabs?: FieldShape[];
  blocks?: { slug: string; fields: FieldShape[] }[];
  admin?: { hidden?: boolean; disabled?: boolean; readOnly?: boolean };
}

export type Values = Record<string, unknown>;

export interface Change {
  label: string;
  kind: 'words' | 'picture';
}

/** Set by the server with every save. */
export const OWN = ['id', 'updatedAt', 'createdAt', '_status', 'edited_by', 'deletedAt'];

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});
export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** The fields of a list's row; a block says its kind. */
export const fieldsOfRow = ({ fields = [], blocks }: FieldShape, row: unknown): FieldShape[] =>
  blocks ? (blocks.find(({ slug }) => slug === valuesOf(row).blockType)?.fields ?? []) : fields;

export const isList = ({ type }: FieldShape): boolean => type === 'array' || type === 'blocks';

/** Whether nobody types in a field. */
export const isSilent = ({ type, virtual, admin }: FieldShape): boolean =>
  type === 'ui' || type === 'join' || Boolean(virtual || admin?.hidden || admin?.disabled || admin?.readOnly);

/** A comparable text: records count as their ids, and empty values as one. */
export const textOf = (value: unknown): string => {
  const reduced = (inner: unknown) => (isValues(inner) && 'id' in inner && 'createdAt' in inner ? inner.id : inner);
  return JSON.stringify(reduced(value) ?? '', (_, inner) => reduced(inner) ?? undefined) ?? '""';
};

const lower = (text: string) => (/^[A-Z][a-z’]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);
export const nameOf = ({ label, name = '' }: FieldShape) => lower(typeof label === 'string' ? label : name.replaceAll('_', ' '));

function rowChanges(field: FieldShape, before: unknown, after: unknown): Change[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const known = new Map(old.map((row) => [row.id, row]));
  const inBoth = now.filter((row) => known.has(row.id));
  const inside = inBoth.flatMap((row) => changesBetween(fieldsOfRow(field, row), known.get(row.id), row));
  const added = now.length - inBoth.length;
  const removed = old.length - inBoth.length;
  const moved = added + removed === 0 && old.some((row, at) => row.id !== now[at]?.id);
  const words = inside.some(({ kind }) => kind === 'words') || added + removed > 0 || moved;
  const own: Change[] = words ? [{ label: nameOf(field), kind: 'words' }] : [];
  return [...own, ...inside.filter(({ kind }) => kind === 'picture')];
}

function fieldChanges(field: FieldShape, before: Values, after: Values): Change[] {
  const { type, name, fields = [], tabs = [] } = field;
  if (type === 'tabs') return changesBetween(tabs, before, after);
  if (isSilent(field)) return [];
  if (!name) return changesBetween(fields, before, after);
  if (OWN.includes(name)) return [];
  const [old, now] = [before[name], after[name]];
  if (isList(field)) return rowChanges(field, old, now);
  if (fields.length > 0) {
    return changesBetween(fields, old, now).map((change) =>
      field.label && change.kind === 'words' ? { ...change, label: `${nameOf(field)}: ${change.label}` } : change,
    );
  }
  if (textOf(old) === textOf(now)) return [];
  return [{ label: nameOf(field), kind: type === 'upload' ? 'picture' : 'words' }];
}

export function changesBetween(fields: FieldShape[], before: unknown, after: unknown): Change[] {
  return fields.flatMap((field) => fieldChanges(field, valuesOf(before), valuesOf(after)));
}

const SHOWN = 2;

/** Changes in words, such as “main heading, 2 pictures”; empty without a change. */
export function inWords(changes: Change[], shown = SHOWN): string {
  const words = [...new Set(changes.filter(({ kind }) => kind === 'words').map(({ label }) => label))];
  const pictures = changes.filter(({ kind }) => kind === 'picture').length;
  const all = [...words, ...(pictures > 0 ? [count(pictures, 'picture')] : [])];
  if (all.length <= shown + 1) return all.join(', ');
  return `${all.slice(0, shown).join(', ')} and ${all.length - shown} more`;
}
