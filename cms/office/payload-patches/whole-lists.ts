/**
 * Why: Payload saves a list by deleting its rows and inserting all of them again, without a transaction
 * (docs/decisions/0006-one-query-two-databases.md). A process that dies in between loses the notes of an enquiry or the opening hours,
 * whatever was saved, and whoever reads meanwhile sees none. Here the rows are written first, by one statement, and those that are left
 * over are deleted after.
 * Relies on: the adapter's `updateOne` and `updateGlobal` replace a list through its own `deleteWhere` and then `insert`, with all rows
 * at once; the table of a list is named after its record's and the field, and its rows have ids.
 * Test: `whole-lists.test.ts`.
 * Remove: once Payload writes lists in one step.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FlattenedField, Payload } from 'payload';
import { type Query, sql } from '../../storage/database/query';

type Row = Record<string, unknown>;
type Table = Record<string, { name: string }>; // of PostgreSQL also with a function
interface Writing {
  tableName: string;
}
interface Deleting extends Writing {
  db: unknown;
  where: Query;
}
interface Inserting extends Writing {
  db: unknown;
  values: Row | Row[];
  onConflictDoUpdate?: { target: unknown; set: Record<string, Query>; where?: Query };
}
interface Updating {
  data: Record<string, unknown>;
  collection?: string;
  slug?: string;
}
/** The parts of Payload's database adapters that write lists. */
interface Adapter {
  tables: Record<string, Table | undefined>;
  updateOne(args: Updating): Promise<unknown>;
  updateGlobal(args: Updating): Promise<unknown>;
  deleteWhere(args: Deleting): Promise<void>;
  insert(args: Inserting): Promise<Row[]>;
}

/** Fields of a list whose values have tables of their own, which go with the row. */
const hasTable = (field: FlattenedField): boolean =>
  ['array', 'blocks'].includes(field.type) || ('hasMany' in field && field.hasMany === true) || 'flattenedFields' in field;

/** Tables of the lists that an update replaces by others which are not empty. */
const listsOf = (table: string, fields: FlattenedField[], data: Record<string, unknown>): string[] =>
  fields.flatMap((field) => {
    const rows = data[field.name];
    if (field.type !== 'array' || !Array.isArray(rows) || rows.length === 0) return [];
    return field.flattenedFields.some(hasTable) ? [] : [`${table}_${field.name}`];
  });

/** Makes the adapter write each list before it deletes what was there. */
export function writeListsWhole(payload: Payload): void {
  const adapter = payload.db as unknown as Adapter;
  const { updateOne, updateGlobal, deleteWhere, insert } = adapter;
  /** Lists of the update that is under way, with the rows that it would have deleted. */
  const lists = new AsyncLocalStorage<Map<string, Query | undefined>>();

  const within = (slug: string, fields: FlattenedField[], data: Record<string, unknown>, update: () => Promise<unknown>) => {
    const tables = listsOf(slug.replaceAll('-', '_'), fields, data).filter((name) => adapter.tables[name]?._parentID);
    return lists.run(new Map(tables.map((name) => [name, undefined])), update);
  };
  adapter.updateOne = (args) => {
    const { slug, flattenedFields } = payload.collections[args.collection as 'leads'].config;
    return within(slug, flattenedFields, args.data, () => updateOne.call(adapter, args));
  };
  adapter.updateGlobal = (args) => {
    const page = payload.globals.config.find(({ slug }) => slug === args.slug);
    return within(args.slug ?? '', page?.flattenedFields ?? [], args.data, () => updateGlobal.call(adapter, args));
  };

  adapter.deleteWhere = async (args) => {
    const replaced = lists.getStore();
    if (replaced?.has(args.tableName)) replaced.set(args.tableName, args.where);
    else await deleteWhere.call(adapter, args);
  };

  adapter.insert = async (args) => {
    const { tableName, db } = args;
    const replaced = lists.getStore();
    const older = replaced?.get(tableName);
    const table = adapter.tables[tableName];
    if (!older || !table) return insert.call(adapter, args);
    replaced?.delete(tableName);
    const values = [args.values].flat();
    const columns = Object.entries(table).filter(([, column]) => typeof column === 'object');
    const set = Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
    const isOurs = sql`${table._parentID} = excluded.${sql.identifier(table._parentID?.name ?? '')}`;
    const rows = await insert.call(adapter, { ...args, onConflictDoUpdate: { target: table.id, set, where: isOurs } });
    if (rows.length < values.length) throw new Error(`A row of ${tableName} belongs to another record`);
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}`),
      sql`, `,
    );
    await deleteWhere.call(adapter, { tableName, db, where: sql`${older} AND ${table.id} NOT IN (${ids})` });
    return rows;
  };
}
