import { postgresAdapter } from '@payloadcms/db-postgres';
import { uniqueIndex as uniqueOnPostgres } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { uniqueIndex as uniqueOnSqlite } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';
import { isPostgres, migrationsOf } from './database-kind';
import { execute, poolOf, type Query as SQL, sql } from './query';

/** PostgreSQL connections, one of which the adapter keeps for itself. */
const CONNECTIONS = 10;
const CONNECT_MS = 5000;
/** Longest statement, and longest pause within a transaction, in milliseconds: then PostgreSQL undoes it and frees its locks. */
const STATEMENT_MS = 30_000;

/** Adds to the table of leads: two never have one number, except those whose number was erased with the person. */
const oneReferenceEach =
  (unique: (name: string) => { on(column: unknown): { where(condition: SQL): unknown } }) =>
  // biome-ignore lint/suspicious/noExplicitAny: the adapters' own types of this hook differ from each other
  ({ schema, extendTable }: any) => {
    extendTable({
      table: schema.tables.leads,
      extraConfig: (leads: { reference: unknown }) => ({
        leads_reference_once: unique('leads_reference_once').on(leads.reference).where(sql`reference <> 'ERASED'`),
      }),
    });
    return schema;
  };

/** What both adapters share. Sections are one value: a kind more needs no migration, and a page with all of them no table for each. */
const common = (url: string) =>
  ({ blocksAsJSON: true, push: false, transactionOptions: false, migrationDir: migrationsOf(url) }) as const;

const postgres = (
  url: string,
  pool: { max: number; application_name: string } & Partial<
    Record<'statement_timeout' | 'idle_in_transaction_session_timeout' | 'idleTimeoutMillis', number>
  >,
) =>
  postgresAdapter({
    ...common(url),
    pool: { connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...pool },
    disableCreateDatabase: true,
    afterSchemaInit: [oneReferenceEach(uniqueOnPostgres)],
  });

const sqlite = (url: string) =>
  sqliteAdapter({
    ...common(url),
    client: { url },
    busyTimeout: 5000,
    idType: 'number',
    wal: true,
    afterSchemaInit: [oneReferenceEach(uniqueOnSqlite)],
  });

/**
 * The database adapter: PostgreSQL, or the SQLite file at `url` (`file:…`). Payload's transactions, which hold its hooks as well, are
 * off: those write past Payload and would deadlock with the save. Each write of the adapter is one of its own
 * (`forms/payload-patches/whole-saves.ts`); see `docs/decisions/0006-one-query-two-databases.md`.
 */
export const database = (url: string) =>
  isPostgres(url)
    ? postgres(url, {
        ...{ max: CONNECTIONS, application_name: 'cms' },
        ...{ statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS },
      })
    : sqlite(url);

/** PostgreSQL through one connection, so that all between BEGIN and COMMIT is one transaction. The adapter keeps another for itself. */
export const postgresAlone = (url: string) => postgres(url, { max: 2, idleTimeoutMillis: 0, application_name: 'cms setup' });

export const prepareConnection = (payload: Payload) =>
  payload.db.name === 'postgres' ? surviveLostConnections(payload) : overwriteDeleted(payload);

/** A connection that PostgreSQL closes emits an error event, which would end the process without a listener; the pool opens another. */
const surviveLostConnections = (payload: Payload): void => {
  poolOf(payload).on('error', (err) => payload.logger.warn({ err }, 'A connection to PostgreSQL was lost'));
  poolOf(payload).on('connect', (client) => client.on('error', () => undefined));
};

/** Makes SQLite overwrite deleted data with zeros, so that an erased person is gone from the file. */
const overwriteDeleted = (payload: Payload): Promise<void> => execute(payload, sql`PRAGMA secure_delete = ON`);
