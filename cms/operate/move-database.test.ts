import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { POSTGRES_TABLES } from '../base/database-kind';
import { createDatabase, dropDatabase } from '../testing/postgres';
import { withPostgres } from './postgres-connection';

const postgres = inject('postgres');

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
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const url of [before, after]) await dropDatabase(server, url);
  });

  function begin(from: string, to: string): { child: ChildProcess; done: Promise<{ code: number | null; said: string }> } {
    const child = spawn(process.execPath, ['--import', 'tsx', 'operate/move-database.ts', to], {
      cwd: resolve(import.meta.dirname, '..'),
      env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: from, PAYLOAD_SECRET: 'a secret that only tests know' },
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
      for (const table of tables.filter((name) => name !== 'payload_migrations'))
        content[table] = (await ask(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY id`)).map(({ row }) => row);
      return content;
    });

  it('takes everything to SQLite and back to PostgreSQL, and counts on (R-RUN-9)', async () => {
    expect(await move(before, file)).toMatchObject({ code: 0, said: expect.stringMatching(/\d{3,} rows copied and compared/) });
    expect(await move(file, after)).toMatchObject({ code: 0 });
    expect(await contentOf(after)).toEqual(await contentOf(before));
    const [next] = await withPostgres(after, (ask) =>
      ask(`SELECT nextval(pg_get_serial_sequence('posts', 'id')) > (SELECT max(id) FROM posts) AS free`),
    );
    expect(next).toEqual({ free: true });
  });

  it('leaves nothing behind when it is killed half-way (R-RUN-9)', async () => {
    const url = await createDatabase(server);
    try {
      const { child, done } = begin(file, url);
      const query = (text: string) => withPostgres(url, (ask) => ask(text));
      const working = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms setup' AND query ILIKE 'insert%'`;
      await vi.waitFor(async () => expect((await query(working)).length).toBeGreaterThan(0), { timeout: 50_000, interval: 10 });
      child.kill('SIGKILL');
      await done;
      await vi.waitFor(async () => expect(await query(POSTGRES_TABLES)).toEqual([]), { timeout: 20_000 });
    } finally {
      await dropDatabase(server, url);
    }
  });

  it('refuses a database that is not empty, a file that exists and the same kind', async () => {
    expect(await move(file, after)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
    expect(await move(after, file)).toMatchObject({ code: 1, said: expect.stringContaining('exists: name a new file') });
    const other = `file:${join(folder, 'other.db')}`;
    expect(await move(file, other)).toMatchObject({ code: 1, said: expect.stringContaining('of the same kind') });
    expect(existsSync(join(folder, 'other.db'))).toBe(false);
  });
});
