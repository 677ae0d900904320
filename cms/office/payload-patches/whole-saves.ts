/**
 * Why: Payload saves a record by many statements, of which the first delete its lists, and its own transactions are off
 * (docs/decisions/0006-one-query-two-databases.md). What is cut off in between lost opening hours, notes or all lists of a draft,
 * and whoever read meanwhile saw none. Here each write of the database adapter is one transaction; no hook runs within it.
 * Relies on: the adapter's writes run all their statements on the `db` of the session that `req.transactionID` names, and the session
 * of drizzle on its `client`.
 * Test: `whole-saves.test.ts`.
 * Remove: once Payload's own writes are one transaction each without `transactionOptions`.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from '@libsql/client';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { actsAlone } from '../../storage/database/in-turn';
import { keepToOneConnection } from '../../storage/database/one-connection';
import { poolOf } from '../../storage/database/query';

const SAVES = ['create', 'createVersion', 'updateOne', 'updateMany', 'updateVersion', 'updateJobs'] as const;
const OF_PAGES = ['createGlobal', 'createGlobalVersion', 'updateGlobal', 'updateGlobalVersion'] as const;

type Save = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>;
type Work = (db: unknown) => Promise<unknown>;
interface Drizzle {
  transaction(work: Work): Promise<unknown>;
}
/** The parts of Payload's database adapters that make a save one transaction. */
type Adapter = Record<(typeof SAVES)[number] | (typeof OF_PAGES)[number], Save> & {
  name: 'postgres' | 'sqlite';
  client: Client;
  drizzle: Drizzle & { _: { session: Drizzle } };
  sessions: Record<string, { db: unknown }>;
};

/**
 * Drizzle's own transaction on a connection of the pool, which goes back to it however that ends; drizzle would keep one that breaks
 * at the beginning.
 */
async function onConnection(payload: Payload, { drizzle }: Adapter, work: Work): Promise<unknown> {
  const client = await poolOf(payload).connect();
  let isWhole = false;
  try {
    const session: Drizzle = Object.assign(Object.create(drizzle._.session), { client });
    const result = await session.transaction(work);
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole);
  }
}

/** Makes each write of the adapter all or nothing. */
export function saveWhole(payload: Payload): void {
  const adapter = payload.db as unknown as Adapter;
  if (adapter.name === 'sqlite') keepToOneConnection(adapter.client);
  const atOnce = (work: Work) =>
    adapter.name === 'sqlite' ? adapter.drizzle.transaction(work) : onConnection(payload, adapter, work);

  for (const name of [...SAVES, ...OF_PAGES]) {
    const save = adapter[name];
    adapter[name] = async (args) => {
      if (actsAlone(payload)) return save.call(adapter, args);
      return atOnce(async (db) => {
        const transactionID = randomUUID();
        adapter.sessions[transactionID] = { db };
        const req = Object.assign(isolateObjectProperty(args.req ?? {}, 'transactionID'), { transactionID });
        try {
          return await save.call(adapter, { ...args, req });
        } finally {
          delete adapter.sessions[transactionID];
        }
      });
    };
  }
}
