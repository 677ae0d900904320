import type { Payload, Where } from 'payload';
import { type Query, rowsOf, sql } from '../../base/database/query';
import { type View, type Viewer, views } from '../record/views';

// The list asks for ids alone, which one index answers without reading a row; the rows are read with the account's rights.

/** From here on nobody counts: "more than 1,000". */
export const MOST = 1000;

export type OrderedBy = 'received_at' | 'due_at' | 'question_due_at' | 'follow_up_on' | 'job_due_at' | 'agreed_starts_at';
export interface Order {
  by: OrderedBy;
  descending: boolean;
}

/** Where a page ended: the value that it is ordered by, and the id. */
export interface Place {
  value: string | null;
  id: number;
}

const columns: Record<string, string> = { assigned_to: 'assigned_to_id', deletedAt: 'deleted_at' };
const isSqlite = (payload: Payload) => payload.db.name === 'sqlite';

/** How conditions become SQL. `narrowed` says that they are more than those of a view. */
interface Writing {
  payload: Payload;
  narrowed: boolean;
}

/**
 * A column in a condition. With a plus SQLite does not take an index of that column alone, whose rows it would have to read: the
 * list's index has every column.
 */
function columnOf({ payload, narrowed }: Writing, name: string): Query {
  const column = sql.identifier(columns[name] ?? name);
  return narrowed && isSqlite(payload) && name !== 'received_at' ? sql`+${column}` : sql`${column}`;
}

/** A text in another, whatever the case. Texts for searches are folded, where SQLite finds a part faster. */
function containing({ payload }: Writing, name: string, text: string): Query {
  const column = sql.identifier(name);
  if (!isSqlite(payload)) return sql`${column} ILIKE ${`%${text}%`}`;
  return name === 'search_text' ? sql`instr(${column}, ${text}) > 0` : sql`${column} LIKE ${`%${text}%`}`;
}

const signs: Record<string, Query> = {
  equals: sql`=`,
  not_equals: sql`<>`,
  less_than: sql`<`,
  greater_than_equal: sql`>=`,
  in: sql`IN`,
  not_in: sql`NOT IN`,
};

function testOf(writing: Writing, name: string, operator: string, value: unknown): Query {
  if (operator === 'contains') return containing(writing, name, String(value));
  const column = columnOf(writing, name);
  if (operator === 'exists') return value ? sql`${column} IS NOT NULL` : sql`${column} IS NULL`;
  const sign = signs[operator];
  if (!sign) throw new Error(`The list of enquiries does not know "${operator}"`);
  return sql`${column} ${sign} ${value}`;
}

function conditionOf(writing: Writing, where: Where): Query {
  const parts = Object.entries(where).flatMap(([name, test]: [string, unknown]): Query[] => {
    if (name === 'and' || name === 'or') {
      const inner = (test as Where[]).map((part) => conditionOf(writing, part));
      return inner.length > 0 ? [sql`(${sql.join(inner, name === 'and' ? sql` AND ` : sql` OR `)})`] : [];
    }
    return Object.entries(test as object).map(([operator, value]) => testOf(writing, name, operator, value));
  });
  return parts.length > 0 ? sql.join(parts, sql` AND `) : sql`1 = 1`;
}

/** Whether all that is asked for is a status, which an index of its own answers like a view, in both orders. */
const isStatusAlone = ({ and }: Where) => and?.length === 1 && and[0] !== undefined && 'status' in and[0];

/** With a plus, SQLite takes an index that does not begin with this column. */
const present = (payload: Payload, plus = false) =>
  plus && isSqlite(payload) ? sql`+deleted_at IS NULL` : sql`deleted_at IS NULL`;

const found = (writing: Writing, where: Where) =>
  sql`FROM leads WHERE ${present(writing.payload)} AND ${conditionOf(writing, where)}`;

/** What stands after a place, or before it; what has no value stands last, in either direction. */
function beyond({ by, descending }: Order, { value, id }: Place, back: boolean): Query {
  const column = sql.identifier(by);
  const sign = descending === back ? sql`>` : sql`<`;
  if (value === null)
    return back ? sql`(${column} IS NOT NULL OR id ${sign} ${id})` : sql`(${column} IS NULL AND id ${sign} ${id})`;
  const next = sql`(${column} ${sign} ${value} OR (${column} = ${value} AND id ${sign} ${id}))`;
  if (by === 'received_at') return sql`${column} ${sign}= ${value} AND ${next}`;
  return back ? next : sql`(${next} OR ${column} IS NULL)`;
}

interface Part {
  order: Order;
  narrowed: boolean;
  /** Nothing stands before the first place. */
  from?: { place: Place; back: boolean };
  limit: number;
}

/** Ids of enquiries in their order, from a place on. */
export async function idsOf(payload: Payload, where: Where, { order, from, limit, ...part }: Part): Promise<number[]> {
  const narrowed = part.narrowed && !isStatusAlone(where);
  const back = from?.back ?? false;
  const column = columnOf({ payload, narrowed }, order.by);
  const way = order.descending === back ? sql`ASC` : sql`DESC`;
  // All by another time are in the order of that column's index; a time of receipt is never missing.
  const isAll = !narrowed && where.and?.length === 0 && order.by !== 'received_at';
  const missing = order.by === 'received_at' ? sql`` : sql` NULLS ${back ? sql`FIRST` : sql`LAST`}`;
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT id FROM leads WHERE ${present(payload, isAll)} AND ${conditionOf({ payload, narrowed }, where)}
        ${from ? sql`AND ${beyond(order, from.place, back)}` : sql``}
        ORDER BY ${column} ${way}${missing}, id ${way} LIMIT ${limit}`,
  );
  const ids = rows.map(({ id }) => id);
  return back ? ids.reverse() : ids;
}

const counted = (writing: Writing, where: Where) =>
  sql`(SELECT count(*) FROM (SELECT 1 ${found(writing, where)} LIMIT ${MOST + 1}) AS n)`;

/** How many there are, at most one more than `MOST`. */
export async function countUpTo(payload: Payload, where: Where, narrowed: boolean): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(payload, sql`SELECT ${counted({ payload, narrowed }, where)} AS n`);
  return row?.n ?? 0;
}

/** How many each view has, at most one more than `MOST`; the view of all is not counted. */
export async function countViews(payload: Payload, viewer: Viewer): Promise<Partial<Record<View, number>>> {
  const asked = (Object.keys(views) as View[]).flatMap((view) => {
    const where = views[view].where(viewer);
    return where ? [sql`${counted({ payload, narrowed: false }, where)} AS ${sql.identifier(view)}`] : [];
  });
  const [row] = await rowsOf<Record<View, number>>(payload, sql`SELECT ${sql.join(asked, sql`, `)}`);
  return row ?? {};
}

/** More choices than these nobody reads. */
const CHOICES = 200;

/** The values that a column has, read by jumping from one to the next in its index. */
export async function valuesOf(payload: Payload, name: 'service' | 'source'): Promise<string[]> {
  const column = sql.identifier(name);
  const rows = await rowsOf<{ value: string | null }>(
    payload,
    sql`WITH RECURSIVE found(value) AS (
          SELECT min(${column}) FROM leads WHERE ${column} > ''
          UNION ALL SELECT (SELECT min(${column}) FROM leads WHERE ${column} > found.value) FROM found WHERE found.value IS NOT NULL)
        SELECT value FROM found WHERE value IS NOT NULL LIMIT ${CHOICES}`,
  );
  return rows.flatMap(({ value }) => value ?? []);
}
