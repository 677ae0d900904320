import type { Payload } from 'payload';
import { perProcess } from '../../server/process/per-process';
import { poolOf } from './query';

/** First number of the advisory locks of records; the second is a hash of the record. */
const RECORDS = 4_207_318;
/** Connections to PostgreSQL that may hold such a lock at once: the save itself needs another one of the pool. */
const HOLDERS = 4;

/** The last act under each name. */
const last = perProcess<Map<string, Promise<unknown>>>('in-turn', () => new Map());

async function afterOthers<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const before = last.get(name);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return act();
  })();
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}

/** Between all back offices on one database. PostgreSQL releases the lock when the connection ends, however the process dies. */
async function locked<Result>(payload: Payload, name: string, act: () => Promise<Result>): Promise<Result> {
  const client = await poolOf(payload).connect();
  let released = false;
  try {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [RECORDS, name]);
    try {
      return await act();
    } finally {
      released = await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [RECORDS, name]).then(
        () => true,
        () => false,
      );
    }
  } finally {
    client.release(!released);
  }
}

const alone = new WeakSet<Payload>();

/** Says that all that this Payload does is one transaction, on its only connection: it takes no turns with other processes. */
export const actAlone = (payload: Payload): void => void alone.add(payload);

let next = 0;

const inSlot = <Result>(payload: Payload, name: string, slot: string, act: () => Promise<Result>): Promise<Result> =>
  payload.db.name === 'postgres' && !alone.has(payload)
    ? afterOthers(name, () => afterOthers(slot, () => locked(payload, name, act)))
    : afterOthers(name, act);

/** Does one act after the other under the same name: in this process, and on PostgreSQL in all that share the database. */
export function inTurn<Result>(payload: Payload, name: string, act: () => Promise<Result>): Promise<Result> {
  next = (next + 1) % HOLDERS;
  return inSlot(payload, name, `holder ${next}`, act);
}

/**
 * The same for a short act that may be part of one that holds its turn, and that takes no other turn itself. It has a connection of
 * its own: else the outer acts could hold all while they wait for each other.
 */
export const inShortTurn = <Result>(payload: Payload, name: string, act: () => Promise<Result>): Promise<Result> =>
  inSlot(payload, name, 'short', act);
