import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withPostgres } from '../../cms/base/database/ask-database';
import { POSTGRES_TABLES } from '../../cms/base/database/database-kind';
import { createDatabase, dropDatabase } from '../../cms/testing/postgres';

/** Set by `npm run test:postgres`: every stack then has a database of its own on this server instead of a SQLite file. */
const server = process.env.TEST_POSTGRES;

const fileIn = (dataDir: string) => join(dataDir, 'database-url');
const read = (dataDir: string) => readFile(fileIn(dataDir), 'utf8').catch(() => undefined);

/** The variable that names the database of a data folder; none if it is the SQLite file in it. */
export async function databaseOf(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  const url = await read(dataDir);
  return url ? { DATABASE_URL: url } : {};
}

/**
 * Gives a data folder a PostgreSQL database unless `given` names one or is empty, for SQLite: a copy of that of the folder it was copied from, else an
 * empty one. Resolves with the variable that names it.
 */
export async function giveDatabase(dataDir: string, given: string | undefined): Promise<{ DATABASE_URL?: string }> {
  if (given !== undefined) await rm(fileIn(dataDir), { force: true });
  else if (server) await writeFile(fileIn(dataDir), await createDatabase(server, await read(dataDir)));
  return given === undefined ? databaseOf(dataDir) : { DATABASE_URL: given };
}

export async function takeDatabase(dataDir: string): Promise<void> {
  const url = await read(dataDir);
  if (server && url) await dropDatabase(server, url);
}

/** Tables of a data folder's PostgreSQL database with a row that contains a text; none if it has no such database. */
export async function tablesWith(dataDir: string, text: string): Promise<string[]> {
  const url = await read(dataDir);
  if (!url) return [];
  return withPostgres(url, async (ask) => {
    const found: string[] = [];
    for (const { name } of await ask(POSTGRES_TABLES)) {
      const rows = await ask(`SELECT 1 FROM "${name}" AS row WHERE row::text LIKE '%${text}%' LIMIT 1`);
      if (rows.length > 0) found.push(String(name));
    }
    return found;
  });
}
