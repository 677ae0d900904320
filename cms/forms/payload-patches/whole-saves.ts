/**
 * Why: Payload saves a record by many statements, of which the first delete its lists, and its own transactions are off
 * (docs/decisions/0006-one-query-two-databases.md). What is cut off in between lost opening hours or all lists of a draft,
 * and whoever read meanwhile saw none. Here each write of the database adapter is one transaction; no hook runs within it.
 * Relies on: the adapter's writes run all their statements on the `db` of the session that `req.transactionID` names, and the session
 * of drizzle on its `client`.
 * Test: `whole-saves.test.ts`.
 * Remove: once Payload's own writes are one transaction each without `transactionOptions`.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from '@libsql/client';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { actsAlone } from '../../base/database/in-turn';
import { keepToOneConnection } from '../../base/database/one-connection';
import { poolOf, type Query, sql } from '../../base/database/query';

export const SAVES = [
  ...(['create', 'createVersion', 'updateOne', 'updateMany', 'updateVersion', 'updateJobs'] as const),
  ...(['createGlobal', 'createGlobalVersion', 'updateGlobal', 'updateGlobalVersion'] as const),
];

interface Args {
  req?: Partial<PayloadRequest>;
  collectionSlug?: string;
  globalSlug?: string;
  parent?: number | string;
}
type Save = (args: Args) => Promise<unknown>;
type Work = (db: { execute?(statement: Query): Promise<unknown> }) => Promise<unknown>;
interface Drizzle {
  transaction(work: Work): Promise<unknown>;
}
type Adapter = Record<(typeof SAVES)[number], Save> & {
  name: 'postgres' | 'sqlite';
  client: Client;
  clientConfig: { url: string };
  drizzle: Drizzle & { _: { session: Drizzle } };
  sessions: Record<string, { db: unknown }>;
};

/** First number of the advisory locks of versions; the second is a hash of the record. */
const VERSIONS = 4_207_319;
/** New versions of one record follow each other: on PostgreSQL the earlier would not see that a later one makes it older. */
const lockVersions = ({ collectionSlug, globalSlug, parent }: Args) =>
  sql`SELECT pg_advisory_xact_lock(${VERSIONS}, hashtext(${`${collectionSlug ?? globalSlug} ${parent ?? ''}`}))`;

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

/** Most attempts at a save that PostgreSQL ends because another one waits for it, while it waits for that. */
const ATTEMPTS = 5;
const isDeadlock = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '40P01';

export function saveWhole(payload: Payload): void {
  const adapter = payload.db as unknown as Adapter;
  if (adapter.name === 'sqlite') keepToOneConnection(adapter.client, adapter.clientConfig.url);
  const atOnce = async (work: Work, attempt = 1): Promise<unknown> => {
    if (adapter.name === 'sqlite') return adapter.drizzle.transaction(work);
    return onConnection(payload, adapter, work).catch((error: unknown) => {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      return atOnce(work, attempt + 1);
    });
  };

  for (const name of SAVES) {
    const save = adapter[name];
    adapter[name] = async (args) => {
      if (actsAlone(payload)) return save.call(adapter, args);
      return atOnce(async (db) => {
        const transactionID = randomUUID();
        adapter.sessions[transactionID] = { db };
        const req = Object.assign(isolateObjectProperty(args.req ?? {}, 'transactionID'), { transactionID });
        try {
          if (name === 'createVersion' || name === 'createGlobalVersion') await db.execute?.(lockVersions(args));
          return await save.call(adapter, { ...args, req });
        } finally {
          delete adapter.sessions[transactionID];
        }
      });
    };
  }
}
