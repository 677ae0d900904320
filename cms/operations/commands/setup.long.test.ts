import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { countRows, withDatabase } from '../../base/database/database-file';
import { rowsLost } from './migrate';

const cms = resolve(import.meta.dirname, '../..');
let folder: string;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  url = `file:${join(folder, 'database.db')}`;
  await cp(inject('prepared'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function setup(extra: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const env = { NODE_ENV: 'production' as const, DATA_DIR: folder, PAYLOAD_SECRET: 'a secret that only tests know', ...extra };
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], { cwd: cms, env });
  const { code, stdout, stderr } = await run.then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, said: stdout + stderr };
}
const rows = () => withDatabase(url, countRows);
const execute = (sql: string) => withDatabase(url, (client) => client.execute(sql));

describe.skipIf(inject('postgres'))('setup of an SQLite file', () => {
  it('prints one line for each thing that it did in an empty folder', async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    const { code, said } = await setup({ OWNER_EMAIL: 'owner@example.com' });
    expect(code).toBe(0);
    expect(said).toMatch(
      /^migrated \d+\nstarter content: 22 services, \d+ posts, \d+ reviews, \d+ pictures\naccount owner@example\.com: .*"password owner@example\.com" prints a link that sets its password\n$/,
    );
  });

  it('does nothing and prints nothing the second time', async () => {
    const before = await readFile(join(folder, 'database.db'));
    const { code, said } = await setup();
    expect({ code, said }).toEqual({ code: 0, said: '' });
    expect(before.equals(await readFile(join(folder, 'database.db')))).toBe(true);
  });

  it('never loads starter content into a database with content, and makes an account where there is none', async () => {
    await execute('DELETE FROM users');
    await execute("UPDATE settings SET brand = 'Own words'");
    await execute('DELETE FROM testimonials');
    const { code, said } = await setup({ OWNER_EMAIL: 'me@example.org', OWNER_PASSWORD: 'a long password' });
    expect({ code, said }).toEqual({ code: 0, said: 'account me@example.org\n' });
    expect((await rows()).get('testimonials')).toBe(0);
    expect((await execute('SELECT brand FROM settings')).rows[0]?.brand).toBe('Own words');
    expect(await readdir(folder)).toContain('database.db.before-update');
  });

  it('completes an interrupted setup: the half-done copy is deleted', async () => {
    await rm(join(folder, 'database.db'));
    await writeFile(join(folder, 'database.db.next'), 'half of a database');
    const { code, said } = await setup();
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('starter content: 22 services') });
    expect((await readdir(folder)).filter((name) => name !== 'secrets').sort()).toEqual(['database.db', 'databases', 'media']);
    const files = await readdir(join(folder, 'media'));
    expect(files.filter((file) => /-\d+-\d+\./.test(file))).toEqual([]);
  });

  it('does not touch a database that another process has open', async () => {
    await execute('DELETE FROM users');
    const client = createClient({ url });
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('SELECT count(*) FROM services');
    const { code, said } = await setup();
    client.close();
    expect({ code, said }).toEqual({ code: 1, said: 'cms: the database is in use: stop the back office first\n' });
  });

  it('leaves the database as it was when a migration fails', async () => {
    await execute('DELETE FROM payload_migrations');
    const { size } = await stat(join(folder, 'database.db'));
    const { code, said } = await setup();
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('the database was left as it was') });
    expect((await stat(join(folder, 'database.db'))).size).toBe(size);
    expect((await rows()).get('services')).toBe(22);
    expect(await readdir(folder)).not.toContain('database.db.next');
  });

  it('reports what is wrong with the environment, in one line', async () => {
    expect(await setup({ PAYLOAD_SECRET: 'short' })).toMatchObject({
      code: 1,
      said: 'cms: PAYLOAD_SECRET should have 16 characters or more\n',
    });
  });
});

describe('rows that a migration loses', () => {
  const before = new Map([
    ['posts', 12],
    ['notes', 3],
    ['empty', 0],
  ]);

  it('are reported by table, dropped tables included', () => {
    expect(rowsLost(before, new Map([['posts', 11]]), [])).toEqual(['posts: 12 → 11', 'notes: 3 → 0']);
  });

  it('are accepted where the migration declares them', () => {
    expect(rowsLost(before, new Map([['posts', 12]]), ['notes'])).toEqual([]);
  });
});
