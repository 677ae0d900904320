import type { Payload } from 'payload';
import { rowsOf as all, execute, sql } from '../../storage/database/query';
import type { SendingState } from './sending-fields';

/** Maximum duration of an attempt in milliseconds; then the claim expires. */
const CLAIM_MS = 90_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A kind of message: its table and column prefix. */
export interface Queue {
  table: 'leads' | 'outbox';
  prefix: string;
}

/** Result of an attempt. `retry` is tried again after a growing delay, `failed` never. */
export interface Outcome {
  state: Exclude<SendingState, 'sending' | 'waiting'> | 'retry';
  error?: string;
}

export interface Due {
  id: number;
  next_at: string;
  attempts: number;
}

const column = ({ prefix }: Queue, name: string) => sql.identifier(`${prefix}_${name}`);

/** Delay before the next attempt in milliseconds: 5 s, doubled up to one hour. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));

/** Due rows, longest waiting first; also rows that a wrong clock postponed beyond the maximum delay. */
export const due = (payload: Payload, queue: Queue, now: Date, limit = 50): Promise<Due[]> =>
  all<Due>(
    payload,
    sql`SELECT id, ${column(queue, 'next_at')} AS next_at, ${column(queue, 'attempts')} AS attempts
        FROM ${sql.identifier(queue.table)} WHERE ${column(queue, 'next_at')} <= ${now.toISOString()}
        OR ${column(queue, 'next_at')} > ${new Date(now.getTime() + LONGEST_PAUSE_MS).toISOString()}
        ORDER BY ${column(queue, 'next_at')} LIMIT ${limit}`,
  );

/** Claims a due row for one attempt by compare-and-set; false if another process was faster. */
export async function claim(payload: Payload, queue: Queue, row: Due, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  const claimedRows = await all(
    payload,
    sql`UPDATE ${sql.identifier(queue.table)}
        SET ${column(queue, 'state')} = 'sending', ${column(queue, 'next_at')} = ${until},
            ${column(queue, 'attempts')} = ${row.attempts + 1}
        WHERE id = ${row.id} AND ${column(queue, 'next_at')} = ${row.next_at} RETURNING id`,
  );
  return claimedRows.length === 1;
}

/** Writes an attempt's result; a row that was cancelled meanwhile stays unchanged. */
export async function settle(payload: Payload, queue: Queue, row: Due, outcome: Outcome, now: Date): Promise<void> {
  const again = outcome.state === 'retry';
  const next = again ? new Date(now.getTime() + pauseAfter(row.attempts + 1)).toISOString() : null;
  await execute(
    payload,
    sql`
    UPDATE ${sql.identifier(queue.table)}
    SET ${column(queue, 'state')} = ${again ? 'waiting' : outcome.state}, ${column(queue, 'next_at')} = ${next},
        ${column(queue, 'error')} = ${outcome.error?.slice(0, 300) ?? null}, ${column(queue, 'at')} = ${now.toISOString()}
    WHERE id = ${row.id} AND ${column(queue, 'state')} = 'sending'`,
  );
}

/** At the start of the only sending process: claims of a dead process are released. */
export async function putBack(payload: Payload, queue: Queue, now: Date): Promise<void> {
  await execute(
    payload,
    sql`
    UPDATE ${sql.identifier(queue.table)} SET ${column(queue, 'state')} = 'waiting', ${column(queue, 'next_at')} = ${now.toISOString()}
    WHERE ${column(queue, 'state')} = 'sending'`,
  );
}

/** When the next message is due; undefined if none is waiting. */
export async function nextDue(payload: Payload, queue: Queue): Promise<string | undefined> {
  const [row] = await all<{ next: string | null }>(
    payload,
    sql`SELECT min(${column(queue, 'next_at')}) AS next FROM ${sql.identifier(queue.table)}`,
  );
  return row?.next ?? undefined;
}
