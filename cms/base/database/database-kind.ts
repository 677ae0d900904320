// Without Payload and its adapters, which take seconds to load.
import { readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

export const migrationsOf = (url: string) =>
  resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations', isPostgres(url) ? 'postgres' : 'sqlite');

export const migrationNames = async (url: string): Promise<string[]> =>
  (await readdir(migrationsOf(url))).flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []).sort();

export const POSTGRES_TABLES = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()';

/** The first migration of 1.0.0, which makes every table, and the last of those that it replaced. */
const [BASELINE, LAST_BEFORE] = [/_baseline$/, /_clicks_of_advertisements$/];
/** The last commit that has those. */
const COMMIT_BEFORE = 'a94f162';

/** The migrations that a database has not had. Throws an Error when it is of a release from which there is no direct way. */
export function pendingOf(names: readonly string[], had: readonly string[]): string[] {
  const pending = names.filter((name) => !had.includes(name));
  if (had.length === 0 || !pending.some((name) => BASELINE.test(name))) return pending;
  if (!had.some((name) => LAST_BEFORE.test(name)))
    throw new Error(
      `this database is from before version 1.0.0: start commit ${COMMIT_BEFORE} of the sources on it once, then this release`,
    );
  return pending.filter((name) => !BASELINE.test(name));
}
