import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { withPostgres } from '../../base/database/ask-database';
import { pathOf, releaseClosed, tablesOf, withDatabase } from '../../base/database/database-file';
import { POSTGRES_TABLES } from '../../base/database/database-kind';
import { TABLES_OF_RELEASE_BEFORE } from '../../leads/notes/release-before';
import { createDatabase, dropDatabase } from '../../testing/postgres';
import { WITHOUT_WAITING } from './without-waiting.mjs';

/** What each database has of its own, and what nothing reads any more. */
const NOT_MOVED = ['payload_migrations', ...TABLES_OF_RELEASE_BEFORE];

const postgres = inject('postgres');
const cms = resolve(import.meta.dirname, '../..');

describe.runIf(postgres)('the move of a database', () => {
  const { server, prepared } = postgres ?? { server: '', prepared: '' };
  let folder: string;
  let file: string;
  let before: string;
  let after: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    file = `file:${join(folder, 'moved.db')}`;
    [before, after] = [await createDatabase(server, prepared), await createDatabase(server)];
    await runOn(before, 'testing/fill-database-process.ts');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const url of [before, after]) await dropDatabase(server, url);
  });

  const variables = (url: string) =>
    ({ NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: url, PAYLOAD_SECRET: 'a secret that only tests know' }) as const;
  const runOn = (url: string, program: string) =>
    promisify(execFile)(process.execPath, [WITHOUT_WAITING, '--import', 'tsx', program], { cwd: cms, env: variables(url) });

  function begin(from: string, to: string): { child: ChildProcess; done: Promise<{ code: number | null; said: string }> } {
    const child = spawn(process.execPath, [WITHOUT_WAITING, '--import', 'tsx', 'operations/commands/move-database.ts', to], {
      cwd: cms,
      env: variables(from),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return { child, done: new Promise((end) => child.once('exit', (code) => end({ code, said }))) };
  }
  const move = (from: string, to: string) => begin(from, to).done;

  /** Every row of every table, as PostgreSQL writes it. */
  const contentOf = (url: string) =>
    withPostgres(url, async (ask) => {
      const tables = (await ask(`${POSTGRES_TABLES} ORDER BY 1`)).map(({ name }) => String(name));
      const content: Record<string, unknown> = {};
      for (const table of tables.filter((name) => !NOT_MOVED.includes(name)))
        content[table] = (await ask(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY id`)).map(({ row }) => row);
      return content;
    });

  /** Every row of a SQLite file. PostgreSQL sorts the keys of JSON, and cannot hold every character. */
  const rowsOfFile = (url: string) =>
    withDatabase(url, async (client) => {
      const content: Record<string, unknown> = {};
      const json = (value: unknown) => {
        try {
          return /^[{[]/.test(String(value)) ? JSON.parse(String(value).replace(/\\u(0000|d800)/g, '\\ufffd')) : value;
        } catch {
          return value; // a text that begins so
        }
      };
      for (const table of (await tablesOf(client)).filter((name) => !NOT_MOVED.includes(name)))
        content[table] = (await client.execute(`SELECT * FROM "${table}" ORDER BY id`)).rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, json(value)])),
        );
      return content;
    });
  const emptyTables = (content: Record<string, unknown>) =>
    Object.entries(content).flatMap(([name, rows]) => ((rows as unknown[]).length === 0 ? name : []));

  it('moves all data of an installation to SQLite and back to PostgreSQL, and continues its numbers (R-RUN-9)', async () => {
    const lived = await contentOf(before);
    expect(emptyTables(lived)).toEqual([]);
    expect(await move(before, file)).toMatchObject({ code: 0, said: expect.stringMatching(/\d{3,} rows copied and compared/) });
    expect(await move(file, after)).toMatchObject({ code: 0 });
    expect(await contentOf(after)).toEqual(lived);
    const [next] = await withPostgres(after, (ask) =>
      ask(`SELECT nextval(pg_get_serial_sequence('posts', 'id')) > (SELECT max(id) FROM posts) AS free`),
    );
    expect(next).toEqual({ free: true });
  });

  it('moves all data of an installation to PostgreSQL and back to SQLite (R-RUN-9)', async () => {
    const [onFile, back] = ['lived.db', 'back.db'].map((name) => `file:${join(folder, name)}`) as [string, string];
    const between = await createDatabase(server);
    try {
      await runOn(onFile, 'operations/commands/setup.ts');
      await runOn(onFile, 'testing/fill-database-process.ts');
      await withDatabase(onFile, (client) =>
        client.batch([
          `UPDATE payload_preferences SET value = '"5"'`,
          `UPDATE publications SET calls = '["\\u0000 and \\ud800"]'`, // PostgreSQL has neither
        ]),
      );
      const lived = await rowsOfFile(onFile);
      expect(emptyTables(lived)).toEqual([]);
      await releaseClosed();
      expect(await move(onFile, between)).toMatchObject({ code: 0 });
      expect(await move(between, back)).toMatchObject({ code: 0 });
      expect(await rowsOfFile(back)).toEqual(lived);
    } finally {
      await dropDatabase(server, between);
    }
  });

  it('leaves nothing behind when it is killed while it makes tables or copies, and is then repeated (R-RUN-9)', async () => {
    const url = await createDatabase(server);
    const query = (text: string) => withPostgres(url, (ask) => ask(text));
    try {
      for (const statement of ['create', 'insert into']) {
        const { child, done } = begin(file, url);
        const working = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms setup' AND query ~* '^\\s*${statement}'`;
        await vi.waitFor(async () => expect(await query(working)).not.toEqual([]), { timeout: 50_000, interval: 10 });
        child.kill('SIGKILL');
        await done;
        await vi.waitFor(async () => expect(await query(POSTGRES_TABLES)).toEqual([]), { timeout: 20_000 });
      }
      expect(await move(file, url)).toMatchObject({ code: 0 });
      expect(await contentOf(url)).toEqual(await contentOf(before));
    } finally {
      await dropDatabase(server, url);
    }
  });

  it('leaves no file when it is killed on the way to SQLite, and is then repeated (R-RUN-9)', async () => {
    const url = `file:${join(folder, 'cut-off.db')}`;
    const { child, done } = begin(before, url);
    await vi.waitFor(() => expect(existsSync(`${pathOf(url)}.part`)).toBe(true), { timeout: 50_000, interval: 10 });
    child.kill('SIGKILL');
    await done;
    expect(existsSync(pathOf(url))).toBe(false);
    const isOpen = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms'`;
    await vi.waitFor(async () => expect(await withPostgres(before, (ask) => ask(isOpen))).toEqual([]), { timeout: 20_000 });
    expect(await move(before, url)).toMatchObject({ code: 0 });
    expect(await rowsOfFile(url)).toEqual(await rowsOfFile(file));
  });

  it('refuses a database that is not empty, an existing file and a database of the same kind', async () => {
    expect(await move(file, after)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
    expect(await move(after, file)).toMatchObject({ code: 1, said: expect.stringContaining('exists: name a new file') });
    const other = `file:${join(folder, 'other.db')}`;
    expect(await move(file, other)).toMatchObject({ code: 1, said: expect.stringContaining('of the same kind') });
    expect(existsSync(join(folder, 'other.db'))).toBe(false);
  });
});
