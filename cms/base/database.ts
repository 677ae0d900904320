import type { EventEmitter } from 'node:events';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { execute, sql } from './query';

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

/** Folder of the committed migrations of the database that `url` names: the two do not speak the same SQL. */
export const migrationsOf = (url: string) =>
  resolve(dirname(fileURLToPath(import.meta.url)), '..', 'migrations', isPostgres(url) ? 'postgres' : 'sqlite');

/** Connections to PostgreSQL. One of them the adapter keeps for itself. */
const CONNECTIONS = 10;
const CONNECT_MS = 5000;
/** The longest that one statement may take, in milliseconds. */
const STATEMENT_MS = 30_000;

/**
 * PostgreSQL, or the SQLite file at `url` (`file:…`). Transactions are off with both: on SQLite a concurrent write would fail at
 * once, on PostgreSQL the hooks, which write past Payload and tell the site to read again, would wait for the save that waits for
 * them. What must not be half done is one row by one INSERT. Docs: `docs/decisions/0006-one-query-two-databases.md`.
 */
export const database = (url: string) => (isPostgres(url) ? postgres(url) : sqlite(url));

const postgres = (url: string) =>
  postgresAdapter({
    pool: {
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      application_name: 'cms',
    },
    disableCreateDatabase: true,
    push: false,
    transactionOptions: false,
    migrationDir: migrationsOf(url),
  });

/** PostgreSQL through one connection, so that what is done between BEGIN and COMMIT is one transaction, tables included. */
export const postgresAlone = (url: string) =>
  postgresAdapter({
    // The adapter keeps the first for itself.
    pool: {
      connectionString: url,
      max: 2,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'cms setup',
    },
    disableCreateDatabase: true,
    push: false,
    transactionOptions: false,
    migrationDir: migrationsOf(url),
  });

const sqlite = (url: string) =>
  sqliteAdapter({
    client: { url },
    busyTimeout: 5000,
    idType: 'number',
    push: false,
    transactionOptions: false,
    wal: true,
    migrationDir: migrationsOf(url),
  });

/** What a connection needs once it is there; each kind of database its own. */
export const settleConnection = (payload: Payload) =>
  payload.db.name === 'postgres' ? surviveLostConnections(payload) : overwriteDeleted(payload);

/**
 * A connection that PostgreSQL ends (a restart of the server) is an event that would end this process where nobody listens; the
 * pool opens another by itself.
 */
function surviveLostConnections({ db, logger }: Payload): void {
  const { pool } = db as unknown as { pool: EventEmitter };
  pool.on('error', (error: Error) => logger.warn({ err: error }, 'A connection to PostgreSQL was lost'));
}

/** Has what is deleted overwritten with zeros, not only forgotten where it lies: an erased person is gone from the file. */
const overwriteDeleted = (payload: Payload): Promise<void> => execute(payload, sql`PRAGMA secure_delete = ON`);
