/**
 * `prepare.ts DATABASE_URL [--terminal]`: migrates the database, loads starter content into an empty one, and creates the first account. A
 * process of its own, so that it leaves no open database. `setup.ts` runs it on a copy of the SQLite file, or on PostgreSQL in
 * one transaction. A generated password is printed to a terminal alone: other output is kept, in a journal or a log.
 */
import { randomBytes } from 'node:crypto';
import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { database, postgresAlone } from '../../base/database/database';
import { isPostgres, migrationNames, POSTGRES_TABLES } from '../../base/database/database-kind';
import { rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { orExit } from '../../base/process/or-exit';
import { loadStarter } from '../../model/starter/load/load';
import { migrate } from './migrate';
import { atOnce } from './postgres';
import { quietPayload } from './quiet';
import { readState, type State, stateOf } from './state';

const open = (url: string) => quietPayload({ db: isPostgres(url) ? postgresAlone(url) : database(url) });

const RANDOM_BYTES = 12;

/** Creates the owner's account; returns text for the owner. A generated password is `shown` once, or never known. */
async function makeOwner(payload: Payload, given: { email?: string; password?: string }, shown: boolean): Promise<string> {
  const email = given.email ?? `owner@${starterSettings.email.split('@')[1]}`;
  const password = given.password ?? randomBytes(RANDOM_BYTES).toString('base64url');
  await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'owner' }, depth: 0 });
  if (given.password) return `account ${email}`;
  if (shown) return `account ${email} password ${password}`;
  return `account ${email}: the operators' command "password ${email}" prints a link that sets its password`;
}

async function complete(payload: Payload, url: string, { pending, hasContent, hasAccount }: State): Promise<string[]> {
  const notes: string[] = [];
  if (pending.length > 0) {
    await migrate(payload, url, pending);
    notes.push(`migrated ${pending.length}`);
  }
  if (!hasContent) notes.push(`starter content: ${await loadStarter(payload)}`);
  if (!hasAccount) {
    const shown = process.argv.includes('--terminal');
    notes.push(await makeOwner(payload, { email: env.ownerEmail, password: env.ownerPassword }, shown));
  }
  return notes;
}

async function prepare(url: string): Promise<void> {
  let notes: string[] = [];
  if (isPostgres(url)) {
    const payload = await open(url);
    await atOnce(payload, async () => {
      // Check again: another set-up may have run until now.
      const state = await stateOf((query) => rowsOf(payload, sql.raw(query)), POSTGRES_TABLES, await migrationNames(url));
      notes = await complete(payload, url, state);
    });
  } else {
    const state = await readState(url);
    notes = await complete(await open(url), url, state);
  }
  for (const line of notes) process.stdout.write(`${line}\n`);
}

await orExit(prepare(process.argv[2] ?? ''));
process.exit(0);
