// Without Payload and its adapters, which take seconds to load.
import { readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

/** Folder of the migrations for the database of `url`: each kind has its own SQL. */
export const migrationsOf = (url: string) =>
  resolve(dirname(fileURLToPath(import.meta.url)), '..', 'migrations', isPostgres(url) ? 'postgres' : 'sqlite');

/** Names of all committed migrations for the database of `url`, oldest first. */
export const migrationNames = async (url: string): Promise<string[]> =>
  (await readdir(migrationsOf(url))).flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []).sort();

/** Query for the names of all tables on PostgreSQL. */
export const POSTGRES_TABLES = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()';
