import { copyFile, rename, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Client, createClient } from '@libsql/client';

export const pathOf = (url: string) => url.slice('file:'.length);

export async function withDatabase<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

export const SQLITE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";

export const tablesOf = async (client: Client): Promise<string[]> =>
  (await client.execute(SQLITE_TABLES)).rows.map(({ name }) => String(name));

const quoted = (table: string) => `"${table.replaceAll('"', '""')}"`;

export async function countRows(client: Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await tablesOf(client)) {
    const { rows } = await client.execute(`SELECT count(*) AS n FROM ${quoted(table)}`);
    counts.set(table, Number(rows[0]?.n));
  }
  return counts;
}

export async function danglingReferences(client: Client): Promise<string[]> {
  const { rows } = await client.execute('PRAGMA foreign_key_check');
  return [...new Set(rows.map((row) => `${row.table} → ${row.parent}`))];
}

/** Lets go of closed databases: their statements hold the file's lock until they are collected as garbage. */
export async function releaseClosed(): Promise<void> {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  await setImmediate(); // statements are freed after the collection
}

/** Checkpoints the write-ahead log and holds the database alone. Throws an Error when another process has it open. */
export async function foldLog(url: string): Promise<void> {
  await releaseClosed();
  const mode = await withDatabase(url, async (client) => {
    const { rows } = await client.execute('PRAGMA journal_mode = DELETE');
    return String(rows[0]?.journal_mode);
  }).catch((error: unknown) => {
    if (/SQLITE_BUSY|database is locked/.test(String(error))) return 'in use';
    throw error;
  });
  if (mode !== 'delete') throw new Error('the database is in use: stop the back office first');
}

export async function copyDatabase(url: string, to: string): Promise<void> {
  await foldLog(url);
  await copyFile(pathOf(url), pathOf(to));
}

/** Replaces the database by the finished copy; the old one stays beside it as `….before-update`. */
export async function swapIn(copy: string, url: string, replaces: boolean): Promise<void> {
  await foldLog(copy);
  if (replaces) {
    await foldLog(url);
    await rename(pathOf(url), `${pathOf(url)}.before-update`);
  }
  await rename(pathOf(copy), pathOf(url));
}

export const removeDatabase = (url: string) =>
  Promise.all(['', '-wal', '-shm', '-journal'].map((ending) => rm(`${pathOf(url)}${ending}`, { force: true })));
