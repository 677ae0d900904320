import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { withPostgres } from '../../base/database/ask-database';
import { createDatabase, dropDatabase } from '../../testing/postgres';

const postgres = inject('postgres');

describe.runIf(postgres)('setup on PostgreSQL', () => {
  const { server, prepared } = postgres ?? { server: '', prepared: '' };
  let folder: string;
  let url: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setup-'));
    url = '';
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    if (url) await dropDatabase(server, url);
  });

  function begin(): { child: ChildProcess; done: Promise<{ code: number | null; said: string }> } {
    const child = spawn(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: url, PAYLOAD_SECRET: 'a secret that only tests know' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a process group, so that its child is killed with it
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return { child, done: new Promise((end) => child.once('exit', (code) => end({ code, said }))) };
  }
  const setup = () => begin().done;
  const query = (text: string) => withPostgres(url, (ask) => ask(text));
  const tables = async () => (await query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema()')).length;

  it('does nothing and prints nothing the second time', async () => {
    url = await createDatabase(server, prepared);
    expect(await setup()).toEqual({ code: 0, said: '' });
  });

  it('loads starter content once, also when two set-ups start together', async () => {
    url = await createDatabase(server);
    const outcomes = await Promise.all([setup(), setup()]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect(outcomes.filter(({ said }) => said.includes('starter content: 22 services'))).toHaveLength(1);
    expect(await query('SELECT count(*)::int AS n FROM services')).toEqual([{ n: 22 }]);
    expect(await query('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
  }, 120_000);

  it('leaves nothing behind when it is killed halfway', async () => {
    url = await createDatabase(server);
    const { child, done } = begin();
    const working = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms setup' AND xact_start IS NOT NULL AND query ILIKE 'insert%'`;
    await vi.waitFor(async () => expect((await query(working)).length).toBeGreaterThan(0), { timeout: 50_000, interval: 20 });
    process.kill(-(child.pid as number), 'SIGKILL');
    await done;
    await vi.waitFor(
      async () => expect(await query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'cms setup'")).toEqual([]),
      { timeout: 20_000 },
    );
    expect(await tables()).toBe(0);
  });

  it('leaves the database as it was when a migration fails', async () => {
    url = await createDatabase(server, prepared);
    await query('DELETE FROM payload_migrations');
    const before = await tables();
    expect(await setup()).toMatchObject({ code: 1, said: expect.stringContaining('the database was left as it was') });
    expect(await tables()).toBe(before);
    expect(await query('SELECT count(*)::int AS n FROM services')).toEqual([{ n: 22 }]);
  });

  it('reports in one line that there is no server, without the password', async () => {
    url = 'postgres://office:a-secret-word@127.0.0.1:1/office';
    const { code, said } = await setup();
    url = '';
    expect(code).toBe(1);
    expect(said).toMatch(/^cms: DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 refused: .*ECONNREFUSED.*\n$/);
    expect(said).not.toContain('a-secret-word');
  });
});
