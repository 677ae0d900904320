import type { Payload } from 'payload';
import { rowsOf, sql } from '../../base/database/query';
import { type Channel, channels, type Transition, transitions } from './message-states';

/** Maximum duration of an attempt in milliseconds; then the claim expires. */
const CLAIM_MS = 90_000;
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 60 * 60_000;

export interface Queue {
  table: 'leads' | 'outbox' | 'conversions' | 'quotes' | 'pushes' | 'done_jobs';
  prefix: string;
  /** Longest delay between two attempts, in milliseconds; one hour if absent. */
  maxPauseMs?: number;
  device?: number;
}

/** Result of an attempt. `retry` is tried again after a growing delay, `failed` never; `postpone` holds it back again. */
export interface Outcome {
  state: 'sent' | 'kept' | 'none' | 'failed' | 'retry' | 'postpone';
  error?: string;
}

export interface Due {
  id: number;
  /** SQLite gives the number of a row that was deleted again: both together are one row. */
  created_at: string;
  next_at: string;
  attempts: number;
}

const column = ({ prefix }: Queue, name: string) => sql.identifier(`${prefix}_${name}`);

/** Delay before the next attempt in milliseconds: 5 s, doubled up to one hour, or up to the queue's own limit. */
const pauseAfter = ({ maxPauseMs = MAX_PAUSE_MS }: Queue, attempts: number) =>
  Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));

/** What can be claimed; a row that cannot would be due for ever. */
const isClaimable = (queue: Queue) =>
  sql`${column(queue, 'state')} IN ${transitions.claim.from}${queue.device === undefined ? sql`` : sql` AND device_id = ${queue.device}`}`;

/** Due rows, longest waiting first; also rows that a wrong clock postponed beyond the maximum delay. */
export const due = (payload: Payload, queue: Queue, now: Date, limit = 50): Promise<Due[]> =>
  rowsOf<Due>(
    payload,
    sql`SELECT id, created_at, ${column(queue, 'next_at')} AS next_at, ${column(queue, 'attempts')} AS attempts
        FROM ${sql.identifier(queue.table)} WHERE ${isClaimable(queue)}
        AND (${column(queue, 'next_at')} <= ${now.toISOString()}
        OR ${column(queue, 'next_at')} > ${new Date(now.getTime() + MAX_PAUSE_MS).toISOString()})
        ORDER BY ${column(queue, 'next_at')} LIMIT ${limit}`,
  );

/** What a transition writes besides the state; and for which rows: all, one, or one as it was read. */
interface Change {
  next_at: string | null;
  attempts?: number;
  error?: string | null;
  at?: string;
}
type Only = Partial<Pick<Due, 'id' | 'created_at' | 'next_at'>>;

/** Applies a transition to the messages that are in a state for it; resolves with the number of these. */
async function apply(payload: Payload, queue: Queue, name: Transition, change: Change, only: Only = {}): Promise<number> {
  const { from, to } = transitions[name];
  const values = Object.entries({ state: to, ...change }).map(([key, value]) => sql`${column(queue, key)} = ${value}`);
  const conditions = [
    sql`${column(queue, 'state')} IN ${from}`,
    ...(only.id === undefined ? [] : [sql`id = ${only.id}`]),
    ...(only.created_at === undefined ? [] : [sql`created_at = ${only.created_at}`]),
    ...(only.next_at === undefined ? [] : [sql`${column(queue, 'next_at')} = ${only.next_at}`]),
  ];
  const rows = await rowsOf(
    payload,
    sql`UPDATE ${sql.identifier(queue.table)} SET ${sql.join(values, sql`, `)}
        WHERE ${sql.join(conditions, sql` AND `)} RETURNING id`,
  );
  return rows.length;
}

/** Claims a due row for one attempt by compare-and-set; false if another process was faster. */
export async function claim(payload: Payload, queue: Queue, { attempts, ...row }: Due, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  return (await apply(payload, queue, 'claim', { next_at: until, attempts: attempts + 1 }, row)) === 1;
}

/** Writes an attempt's result; a row that was cancelled or deleted meanwhile stays so. */
export async function recordOutcome(
  payload: Payload,
  queue: Queue,
  row: Omit<Due, 'next_at'>,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const again = outcome.state === 'retry';
  const next_at = again ? new Date(now.getTime() + pauseAfter(queue, row.attempts + 1)).toISOString() : null;
  const change = { next_at, error: outcome.error?.slice(0, 300) ?? null, at: now.toISOString() };
  await apply(payload, queue, outcome.state, change, { id: row.id, created_at: row.created_at });
}

/** At the start of the only sending process: claims of a dead process are released. */
export async function releaseClaims(payload: Payload, queue: Queue, now: Date): Promise<void> {
  await apply(payload, queue, 'release', { next_at: now.toISOString() });
}

/** Applies a transition to messages of one lead; those that wait afterwards are due now. */
export async function moveMessages(
  payload: Payload,
  id: number,
  name: Transition,
  which: readonly Channel[] = channels,
): Promise<void> {
  const next_at = transitions[name].to === 'waiting' ? new Date().toISOString() : null;
  for (const prefix of which) await apply(payload, { table: 'leads', prefix }, name, { next_at, attempts: 0 }, { id });
}

export async function nextDue(payload: Payload, queue: Queue): Promise<string | undefined> {
  const [row] = await rowsOf<{ next: string | null }>(
    payload,
    sql`SELECT min(${column(queue, 'next_at')}) AS next FROM ${sql.identifier(queue.table)} WHERE ${isClaimable(queue)}`,
  );
  return row?.next ?? undefined;
}
