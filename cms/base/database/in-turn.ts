import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';
import { perProcess } from '../process/per-process';
import { sharedWork } from '../process/shared-work';
import { holdConnection } from './held-connection';

/** First number of the advisory locks of records; the second is a hash of the record. */
const RECORDS = 4_207_318;
/** Connections to PostgreSQL that may hold such a lock at once: the save itself needs another one of the pool. */
const HOLDERS = 4;

/** Longest act in its turn, in milliseconds; a short one may be part of another. Then the next begins. */
const TURN_MS = { usual: 5 * 60_000, short: 2 * 60_000 };
const UNLOCK_MS = 10_000;

interface Turn {
  isOver(): boolean;
}
const turns = perProcess('turns', () => new AsyncLocalStorage<Turn>());

/** Whether what runs is part of an act that was given up: it must not write any more, because others have had their turn. */
export const turnIsOver = (): boolean => turns.getStore()?.isOver() ?? false;

const last = perProcess<Map<string, Promise<unknown>>>('in-turn', () => new Map());

/** Acts have an end of their own (`bounded`, `locked`). */
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

function bounded<Result>(name: string, ms: number, act: () => Promise<Result>): Promise<Result> {
  const outer = turns.getStore();
  return sharedWork(ms, `a turn of ${name}`, (signal) =>
    turns.run({ isOver: () => signal.aborted || (outer?.isOver() ?? false) }, act),
  );
}

/** Between all back offices on one database. PostgreSQL releases the lock when the connection ends, however the process dies. */
async function locked<Result>(payload: Payload, name: string, ms: number, act: () => Promise<Result>): Promise<Result> {
  const { client } = await holdConnection(payload, ms, `the lock of ${name}`, async (held) => {
    await held.client.query('SELECT pg_advisory_lock($1, hashtext($2))', [RECORDS, name]);
    return held;
  });
  let released = false;
  try {
    return await act();
  } finally {
    const release = () => client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [RECORDS, name]);
    released = await sharedWork(UNLOCK_MS, `the release of ${name}`, release).then(
      () => true,
      () => false,
    );
    client.release(!released);
  }
}

const alone = new WeakSet<Payload>();

/** Says that all that this Payload does is one transaction, on its only connection: it takes no turns with other processes. */
export const actAlone = (payload: Payload): void => void alone.add(payload);
export const actsAlone = (payload: Payload): boolean => alone.has(payload);

let next = 0;

function inSlot<Result>(payload: Payload, name: string, slot: string, ms: number, act: () => Promise<Result>): Promise<Result> {
  const turn = () => bounded(name, ms, act);
  return payload.db.name === 'postgres' && !actsAlone(payload)
    ? afterOthers(name, () => afterOthers(slot, () => locked(payload, name, ms, turn)))
    : afterOthers(name, turn);
}

/** Does acts of one name one after the other, on PostgreSQL in all processes. One that takes too long is given up. */
export function inTurn<Result>(payload: Payload, name: string, act: () => Promise<Result>): Promise<Result> {
  next = (next + 1) % HOLDERS;
  return inSlot(payload, name, `holder ${next}`, TURN_MS.usual, act);
}

/** The same for a short act within another's turn. It has a connection of its own: else the outer acts could hold all of them. */
export const inShortTurn = <Result>(payload: Payload, name: string, act: () => Promise<Result>): Promise<Result> =>
  inSlot(payload, name, 'short', TURN_MS.short, act);
