import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

const migrationDir = resolve(dirname(fileURLToPath(import.meta.url)), 'migrations');

/**
 * The SQLite file at `url` (`file:…`). Transactions are off: with them on, a concurrent write fails at once. What must not be
 * half done is one row by one INSERT.
 */
export const database = (url: string) =>
  sqliteAdapter({
    client: { url },
    busyTimeout: 5000,
    idType: 'number',
    push: false,
    transactionOptions: false,
    wal: true,
    migrationDir,
  });

/** Has what is deleted overwritten with zeros, not only forgotten where it lies: an erased person is gone from the file. */
export async function overwriteDeleted({ db }: Payload): Promise<void> {
  if (db.name === 'sqlite') await db.drizzle.run(sql`PRAGMA secure_delete = ON`);
}
