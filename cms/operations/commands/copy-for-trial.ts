/**
 * `copy-for-trial.ts FOLDER [end]`: copies the database for the trial of a new release while others write to it, into FOLDER, or
 * for PostgreSQL into a database of its own beside it. Prints the copy's DATABASE_URL. `end` deletes what is not in FOLDER.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres } from '../../base/database/database-kind';
import { orExit } from '../../base/process/or-exit';
import { DATABASE, DUMP } from './backup/manifest';
import { loadPostgres, query } from './backup/postgres-dump';
import { endSessions, takeSnapshot } from './backup/snapshot';

const { env } = await orExit(import('../../base/process/env'));
const [folder = '', verb] = process.argv.slice(2);

function besides(url: string) {
  const copy = new URL(url);
  const name = `${decodeURIComponent(copy.pathname.slice(1))}_trial`;
  copy.pathname = `/${encodeURIComponent(name)}`;
  return { url: copy.href, name: `"${name.replaceAll('"', '""')}"` };
}

const drop = (url: string) => query(url, `DROP DATABASE IF EXISTS ${besides(url).name}`);

async function copyPostgres(url: string): Promise<string> {
  const copy = besides(url);
  await drop(url);
  await query(url, `CREATE DATABASE ${copy.name}`);
  await takeSnapshot(url, folder);
  await loadPostgres(copy.url, join(folder, DUMP));
  return copy.url;
}

async function copy(url: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const empty = `file:${join(folder, DATABASE)}`;
  if (!isPostgres(url)) {
    const { database } = await takeSnapshot(url, folder);
    if (database !== 'none') await endSessions(join(folder, DATABASE));
    return empty;
  }
  return copyPostgres(url).catch((error: Error) => `${empty}\nwithout data: ${error.message}`);
}

if (verb !== 'end') process.stdout.write(`${await orExit(copy(env.databaseUrl))}\n`);
else if (isPostgres(env.databaseUrl)) await orExit(drop(env.databaseUrl));
