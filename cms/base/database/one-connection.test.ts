import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overdueWork } from '../process/shared-work';
import { releaseClosed } from './database-file';
import { keepToOneConnection } from './one-connection';

let folder: string;
let url: string;
let client: Client;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-'));
  url = `file:${join(folder, 'a.db')}`;
  client = createClient({ url });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA busy_timeout = 100');
  await client.execute('CREATE TABLE list (item TEXT)');
  await client.execute("INSERT INTO list VALUES ('old')");
  keepToOneConnection(client, url);
});
afterEach(async () => {
  vi.useRealTimers();
  client.close();
  await rm(folder, { recursive: true });
});

const items = async (by = client) => (await by.execute('SELECT item FROM list')).rows.map(({ item }) => item);
const replace = async (transaction: Pick<Client, 'execute'>) => {
  await transaction.execute('DELETE FROM list');
  await transaction.execute("INSERT INTO list VALUES ('new')");
};

it('reads, writes and other transactions wait until a transaction ends (R-RUN-30)', async () => {
  const transaction = await client.transaction();
  const done: unknown[] = [];
  const waiting = [
    items(),
    client.execute("INSERT INTO list VALUES ('more')"),
    client.batch(["INSERT INTO list VALUES ('and more')"]),
    client.transaction().then(async (next) => {
      await next.execute("INSERT INTO list VALUES ('undone')");
      await next.rollback();
    }),
  ].map(async (one) => done.push(await one));
  await replace(transaction);
  expect(done).toEqual([]);
  await transaction.commit();
  await Promise.all(waiting);
  expect(done).toContainEqual(['new']);
  expect(await items()).toEqual(['new', 'more', 'and more']);
});

it('who reads on another connection sees all of it or nothing', async () => {
  const other = createClient({ url });
  const transaction = await client.transaction();
  await replace(transaction);
  expect(await items(other)).toEqual(['old']);
  await transaction.commit();
  expect(await items(other)).toEqual(['new']);
  other.close();
});

it('undoes a transaction that never ends, refuses the rest of it, and goes on (R-RUN-30)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const transaction = await client.transaction();
  await replace(transaction);
  const reading = items();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toEqual(['old']);
  expect(overdueWork()).toEqual(['a save']);
  await expect(transaction.execute("INSERT INTO list VALUES ('late')")).rejects.toThrow('given up');
  await expect(transaction.commit()).rejects.toThrow('given up');
  expect(await items()).toEqual(['old']);
  await transaction.rollback(); // as drizzle does after that
  vi.useRealTimers();
  await vi.waitFor(() => expect(overdueWork()).toEqual([]));
});

it('a full disk undoes all of it (R-OWNER-27)', async () => {
  const [{ page_count: pages }] = (await client.execute('PRAGMA page_count')).rows as unknown as [{ page_count: number }];
  await client.execute(`PRAGMA max_page_count = ${pages}`);
  const transaction = await client.transaction();
  await replace(transaction);
  await expect(transaction.execute('INSERT INTO list VALUES (hex(randomblob(100000)))')).rejects.toThrow('full');
  await transaction.rollback();
  expect(await items()).toEqual(['old']);
  await client.execute('PRAGMA max_page_count = 1000000');
  const next = await client.transaction();
  await replace(next);
  await next.commit();
  expect(await items()).toEqual(['new']);
});

it.each<[string, () => Promise<unknown>]>([
  ['a transaction', () => client.transaction()],
  ['a write', () => client.execute("INSERT INTO list VALUES ('refused')")],
  ['several writes', () => client.batch(["INSERT INTO list VALUES ('refused')"], 'write')],
])('what is written after %s that another process refused stays (R-LEAD-1)', async (_, act) => {
  const other = createClient({ url });
  await other.execute('BEGIN IMMEDIATE');
  const refused = act();
  const read = items();
  await expect(refused).rejects.toThrow('locked');
  expect(await read).toEqual(['old']);
  await other.execute('ROLLBACK');
  await client.execute("INSERT INTO list VALUES ('acknowledged')");
  expect(await items(other)).toEqual(['old', 'acknowledged']);
  const next = await client.transaction();
  await replace(next);
  await next.commit();
  await releaseClosed();
  expect((await client.execute('PRAGMA busy_timeout')).rows).toMatchObject([{ timeout: 100 }]);
  expect(await items(other)).toEqual(['new']);
  other.close();
});
