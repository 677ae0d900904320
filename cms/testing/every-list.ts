/** Values for whatever the configuration has, so that one test takes all lists: arrays, several values, groups and lists within lists. */
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { expect } from 'vitest';
import config from '../payload.config';

export type Values = Record<string, unknown>;
const all = await config;

/** Fields of the versions of a collection or a global. */
export const versionFields = (of: SanitizedCollectionConfig | SanitizedGlobalConfig): FlattenedField[] =>
  'labels' in of ? buildVersionCollectionFields(all, of, true) : buildVersionGlobalFields(all, of, true);

/** Fields that are stored in the record. */
const stored = (fields: FlattenedField[]) => fields.filter((field) => field.type !== 'join' && !('virtual' in field && field.virtual));
const isList = (field: FlattenedField) =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);

/** Names of the lists, those within others and in groups as `group.list.list`. */
export const listNames = (fields: FlattenedField[]): string[] =>
  stored(fields).flatMap((field) => [
    ...(isList(field) ? [field.name] : []),
    ...('flattenedFields' in field ? listNames(field.flattenedFields).map((name) => `${field.name}.${name}`) : []),
  ]);

/** The same names, each with how many values the record has in it. */
export function listLengths(fields: FlattenedField[], values: Values): Record<string, number> {
  const found: Record<string, number> = {};
  for (const field of stored(fields)) {
    const value = values[field.name];
    if (isList(field)) found[field.name] = Array.isArray(value) ? value.length : 0;
    if (!('flattenedFields' in field)) continue;
    for (const part of [value].flat()) {
      const inner = listLengths(field.flattenedFields, (part ?? {}) as Values);
      for (const [name, length] of Object.entries(inner)) found[`${field.name}.${name}`] = length;
    }
  }
  return found;
}

let made = 0;
const rowId = () => (made++).toString(16).padStart(24, '0');

/** Ids of two records of each collection that something refers to; made where there are none. */
const targets = new Map<string, (number | string)[]>();
async function idsOf(payload: Payload, slug: string): Promise<(number | string)[]> {
  const known = targets.get(slug);
  if (known) return known;
  const ids: (number | string)[] = [];
  targets.set(slug, ids); // records that refer to their own kind refer to nothing
  const { flattenedFields } = payload.collections[slug as 'leads'].config;
  for (let n = 0; n < 2; n += 1) {
    const data = await valuesFor(payload, flattenedFields);
    ids.push((await payload.db.create({ collection: slug as 'leads', data, req: undefined as never })).id);
  }
  return ids;
}

async function referenceIn(payload: Payload, relationTo: string | string[], n: number) {
  const slug = [relationTo].flat()[0] ?? '';
  const value = (await idsOf(payload, slug))[n];
  if (value === undefined) return;
  return Array.isArray(relationTo) ? { relationTo: slug, value } : value;
}

async function valueFor(payload: Payload, field: FlattenedField): Promise<unknown> {
  const count = isList(field) ? [0, 1] : [0];
  const several = async (one: (n: number) => unknown) => {
    const values = (await Promise.all(count.map(one))).filter((value) => value !== undefined);
    return isList(field) ? values : values[0];
  };
  made += 1;
  switch (field.type) {
    case 'array':
      return several(async () => ({ ...(await valuesFor(payload, field.flattenedFields)), id: rowId() }));
    case 'blocks':
      return several(() => ({ blockType: field.blocks[0]?.slug, id: rowId() }));
    case 'group':
    case 'tab':
      return valuesFor(payload, field.flattenedFields);
    case 'relationship':
    case 'upload': {
      const values = [];
      for (const n of count) values.push(await referenceIn(payload, field.relationTo, isList(field) ? (n + made) % 2 : n));
      const found = values.filter((value) => value !== undefined);
      return isList(field) ? found : found[0];
    }
    case 'select':
    case 'radio': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return several((n) => options[(n + made) % options.length]);
    }
    case 'number':
      return several((n) => made * 10 + n);
    case 'checkbox':
      return made % 2 === 0;
    case 'date':
      return new Date(made * 1000).toISOString();
    case 'json':
    case 'richText':
      return { root: { made } };
    case 'point':
      return [made % 90, 1];
    default:
      return several((n) => `${field.name} ${made} ${n}`);
  }
}

/** A new value for each field; each list has two or more. */
export async function valuesFor(payload: Payload, fields: FlattenedField[]): Promise<Values> {
  const values: Values = {};
  for (const field of stored(fields)) if (field.name !== 'id') values[field.name] = await valueFor(payload, field);
  return values;
}

/** The collections and globals that have lists. */
export const withLists = {
  collections: all.collections.filter(({ flattenedFields }) => listNames(flattenedFields).length > 0),
  globals: all.globals.filter(({ flattenedFields }) => listNames(flattenedFields).length > 0),
};

export const expectFull = (fields: FlattenedField[], doc: Values) =>
  expect(Object.entries(listLengths(fields, doc)).filter(([, length]) => length < 2)).toEqual([]);
