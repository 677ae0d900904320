import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Ask, withPostgres } from '../../base/database/ask-database';
import { SQLITE_TABLES, withDatabase } from '../../base/database/database-file';
import { POSTGRES_TABLES } from '../../base/database/database-kind';
import { createDatabase, dropDatabase } from '../../testing/postgres';
import { readState } from './state';

const cms = resolve(import.meta.dirname, '../..');
/** A database in use, as the last commit before 1.0.0 left it: every table has rows. */
const fixture = (kind: 'db' | 'sql') => gunzipSync(readFileSync(join(cms, `testing/fixtures/before-1.0.0.${kind}.gz`)));

const postgres = inject('postgres');
let folder: string;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  url = postgres ? await createDatabase(postgres.server) : `file:${join(folder, 'database.db')}`;
  if (postgres) await withPostgres(url, (ask) => ask(fixture('sql').toString()));
  else writeFileSync(join(folder, 'database.db'), fixture('db'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  if (postgres) await dropDatabase(postgres.server, url);
});

const use = <T>(work: (ask: Ask) => Promise<T>): Promise<T> =>
  postgres
    ? withPostgres(url, work)
    : withDatabase(url, (client) =>
        work(async (query) => [...(await client.execute(query)).rows] as unknown as Record<string, unknown>[]),
      );

type Rows = Record<string, unknown>[];

/** Every row of every table. */
const content = () =>
  use(async (ask) => {
    const tables: Record<string, Rows> = {};
    for (const { name } of await ask(postgres ? POSTGRES_TABLES : SQLITE_TABLES))
      tables[String(name)] = [...(await ask(`SELECT * FROM "${name}" ORDER BY 1`))].map((row) => ({ ...row }));
    return tables;
  });

/** The rows and columns of `tables` that `before` has, too. */
const knownBefore = (tables: Record<string, Rows>, before: Record<string, Rows>) =>
  Object.fromEntries(
    Object.entries(before).map(([name, rows]) => [
      name,
      (tables[name] ?? [])
        .slice(0, rows.length)
        .map((row) => Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, row[key]]))),
    ]),
  );

/** The notes of each enquiry in their order: the rows that they are now, and as the release before has them. */
const NOTES = 'SELECT lead_id, key, text, written_by, written_at FROM lead_notes ORDER BY lead_id, id';
const NOTES_OF_THE_ARRAY =
  'SELECT _parent_id AS lead_id, id AS key, text, written_by, written_at FROM leads_notes ORDER BY _parent_id, _order';

function setup(): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    NODE_ENV: 'production' as const,
    DATA_DIR: folder,
    DATABASE_URL: url,
    PAYLOAD_SECRET: 'a secret that only tests know',
  };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], { cwd: cms, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

describe('a database of the sources before 1.0.0', () => {
  it('is used as it is, with nothing lost (R-RUN-27)', async () => {
    const before = await content();
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);
    expect(await setup()).toMatchObject({ code: 0, stderr: '' });
    expect(knownBefore(await content(), before)).toEqual(before);
    expect(await readState(url)).toEqual({ exists: true, pending: [], hasContent: true, hasAccount: true });
    const [rows, array] = await use((ask) => Promise.all([ask(NOTES), ask(NOTES_OF_THE_ARRAY)]));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(array);
  });

  it('is refused and not changed if it is older than the last of them, with the upgrade to make first (R-RUN-27)', async () => {
    await use((ask) => ask("DELETE FROM payload_migrations WHERE name LIKE '%_clicks_of_advertisements'"));
    const before = await content();
    expect(await setup()).toMatchObject({ code: 1, stderr: expect.stringContaining('start commit a94f162') });
    expect(await content()).toEqual(before);
  });
});
