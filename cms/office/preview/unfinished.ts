import type { FlattenedArrayField, FlattenedBlocksField, FlattenedField } from 'payload';

type Values = Record<string, unknown>;
const TEXTS = ['text', 'textarea', 'email', 'code'];

function empty({ type }: FlattenedField): unknown {
  if (TEXTS.includes(type)) return '';
  return type === 'date' ? new Date().toISOString() : undefined;
}

const fieldsOfRow = (list: FlattenedArrayField | FlattenedBlocksField, row: Values): FlattenedField[] =>
  list.type === 'array' ? list.flattenedFields : (list.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []);

/** A draft may lack required values; the calls' answers may not. Fills in empty texts and today's date, in rows and groups too. */
export function completed<Doc>(doc: Doc, fields: FlattenedField[]): Doc {
  const values: Values = { ...(doc as Values) };
  for (const field of fields) {
    const value = values[field.name];
    if ('flattenedFields' in field && field.type !== 'array') {
      values[field.name] = completed(value ?? {}, field.flattenedFields);
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      values[field.name] = value.map((row: Values) => completed(row, fieldsOfRow(field, row)));
    } else if (value === null || value === undefined) {
      if ('required' in field && field.required) values[field.name] = empty(field) ?? value;
    }
  }
  return values as Doc;
}
