import type { Payload } from 'payload';
import { rowsOf as all, execute, sql } from '../../base/query';
import type { SendingState } from './fields';

/** Longest time, in milliseconds, that one attempt may take: then it is anybody's again. */
const CLAIM_MS = 90_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A row's thing to be sent: the table and the prefix of its columns. */
export interface Queue {
  table: 'leads' | 'outbox';
  prefix: string;
}

/** What came of an attempt. `retry` is tried again after a growing pause, `failed` never. */
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

/** Pause before the next attempt, in milliseconds: 5 s, doubled up to an hour. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));

/** What is due, longest waiting first; also what a clock that was ahead has put off for longer than any pause. */
export const due = (payload: Payload, queue: Queue, now: Date, limit = 50): Promise<Due[]> =>
  all<Due>(
    payload,
    sql`SELECT id, ${column(queue, 'next_at')} AS next_at, ${column(queue, 'attempts')} AS attempts
        FROM ${sql.identifier(queue.table)} WHERE ${column(queue, 'next_at')} <= ${now.toISOString()}
        OR ${column(queue, 'next_at')} > ${new Date(now.getTime() + LONGEST_PAUSE_MS).toISOString()}
        ORDER BY ${column(queue, 'next_at')} LIMIT ${limit}`,
  );

/** Takes a due row for one attempt, by compare-and-set; false when somebody else was faster. */
export async function claim(payload: Payload, queue: Queue, row: Due, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  const taken = await all(
    payload,
    sql`UPDATE ${sql.identifier(queue.table)}
        SET ${column(queue, 'state')} = 'sending', ${column(queue, 'next_at')} = ${until},
            ${column(queue, 'attempts')} = ${row.attempts + 1}
        WHERE id = ${row.id} AND ${column(queue, 'next_at')} = ${row.next_at} RETURNING id`,
  );
  return taken.length === 1;
}

/** Writes what came of an attempt; a row that was called off meanwhile stays as it is. */
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

/** At the start of the one process that sends: what a process that died was sending is due now. */
export async function putBack(payload: Payload, queue: Queue, now: Date): Promise<void> {
  await execute(
    payload,
    sql`
    UPDATE ${sql.identifier(queue.table)} SET ${column(queue, 'state')} = 'waiting', ${column(queue, 'next_at')} = ${now.toISOString()}
    WHERE ${column(queue, 'state')} = 'sending'`,
  );
}

/** When the next thing is due; undefined when nothing waits. */
export async function nextDue(payload: Payload, queue: Queue): Promise<string | undefined> {
  const [row] = await all<{ next: string | null }>(
    payload,
    sql`SELECT min(${column(queue, 'next_at')}) AS next FROM ${sql.identifier(queue.table)}`,
  );
  return row?.next ?? undefined;
}
