import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyDatabase, countRows, withDatabase } from './database-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a database that this process has read and closed can be copied at once', async () => {
  const url = `file:${join(folder, 'a.db')}`;
  await withDatabase(url, (client) => client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE t (x)'));
  expect((await withDatabase(url, countRows)).get('t')).toBe(0);
  await copyDatabase(url, `file:${join(folder, 'b.db')}`);
  expect((await withDatabase(`file:${join(folder, 'b.db')}`, countRows)).get('t')).toBe(0);
});

it('a database that is open is not copied', async () => {
  const url = `file:${join(folder, 'a.db')}`;
  await withDatabase(url, async (client) => {
    await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE t (x)');
    await expect(copyDatabase(url, `file:${join(folder, 'b.db')}`)).rejects.toThrow('the database is in use');
  });
});
