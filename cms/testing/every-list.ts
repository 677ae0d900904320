import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import config from '../payload.config';

/** Every list that the configuration has: arrays, sections, several values of one field, also in groups and in other lists. */

export type Values = Record<string, unknown>;
const all = await config;

/** Fields of the versions of a collection or a global. */
export const versionFields = (of: SanitizedCollectionConfig | SanitizedGlobalConfig): FlattenedField[] =>
  'labels' in of ? buildVersionCollectionFields(all, of, true) : buildVersionGlobalFields(all, of, true);

const isList = (field: FlattenedField) =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true && field.type !== 'join');

/** How many values each list of a record has, by its name; those within others as `list.list`, of the last one. */
export function listLengths(fields: FlattenedField[], values: Values): Record<string, number> {
  const found: Record<string, number> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (isList(field)) found[field.name] = Array.isArray(value) ? value.length : 0;
    if (!('flattenedFields' in field)) continue;
    for (const part of field.type === 'array' ? ((value as Values[]) ?? []) : [(value ?? {}) as Values])
      for (const [name, length] of Object.entries(listLengths(field.flattenedFields, part)))
        found[`${field.name}.${name}`] = length;
  }
  return found;
}

const hasLists = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
  Object.keys(listLengths(flattenedFields, {})).length > 0;

/** The collections and globals that have lists. */
export const withLists = { collections: all.collections.filter(hasLists), globals: all.globals.filter(hasLists) };
