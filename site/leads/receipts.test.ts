import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReceipts, type LeadKey, SAME_LEAD_MS } from './receipts';
import { SpoolFolder } from './spool-folder';

const NOW = 10 * SAME_LEAD_MS;
let dir: string;
let receipts: ReturnType<typeof createReceipts>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'receipts-'));
  receipts = createReceipts(new SpoolFolder(dir));
  await receipts.open();
});
afterEach(() => rm(dir, { recursive: true }));

const drawn = (reference: string, drawn_at = NOW): LeadKey => ({ key: `key of ${reference}`, reference, drawn_at });
const receipt = (fingerprint: string, reference: string, received_at: number) => ({ fingerprint, reference, received_at });
const files = () => readdir(join(dir, 'keys'));

it('finds an equal lead for exactly a day', () => {
  receipts.add(receipt('print', 'E-1', 1000));
  expect(receipts.find('print', 1000 + SAME_LEAD_MS - 1)?.reference).toBe('E-1');
  expect(receipts.find('print', 1000 + SAME_LEAD_MS)).toBeUndefined();
  expect(receipts.knows('E-1', 1000 + SAME_LEAD_MS - 1)).toBe(true);
  expect(receipts.knows('E-1', 1000 + SAME_LEAD_MS)).toBe(false);
  expect(receipts.knows('E-2', 1000)).toBe(false);
});

it('answers with the latest of equal leads, in whatever order the files were read', async () => {
  for (const [place, n] of [3, 1, 2].entries())
    await writeFile(join(dir, 'delivered', `${place}-E-${n}.json`), JSON.stringify(receipt('print', `E-${n}`, n * 1000)));
  receipts.close();
  await receipts.open();
  expect(receipts.find('print', 4000)?.reference).toBe('E-3');
});

it('forgets the erased leads and no other', async () => {
  for (const one of [receipt('one', 'E-1', 1000), receipt('two', 'E-2', 1000)]) receipts.add(one);
  await receipts.forgetReferences(['E-1']);
  expect([receipts.find('one', 1000), receipts.knows('E-1', 1000)]).toEqual([undefined, false]);
  expect([receipts.find('two', 1000)?.reference, receipts.knows('E-2', 1000)]).toEqual(['E-2', true]);
});

it('deletes what is older than a day, and keeps the rest', async () => {
  for (const one of [receipt('old', 'E-1', 0), receipt('new', 'E-2', 1000)]) receipts.add(one);
  await receipts.forget(0);
  const at = 1000; // a clock that was set back would find what was only hidden
  expect([receipts.find('old', at), receipts.knows('E-1', at)]).toEqual([undefined, false]);
  expect([receipts.find('new', at)?.reference, receipts.knows('E-2', at)]).toEqual(['E-2', true]);
});

it('gives equal leads the first one’s key for a day', async () => {
  const first = drawn('E-1');
  expect(await receipts.share('print', first)).toEqual(first);
  expect(await receipts.share('print', drawn('E-2', NOW + SAME_LEAD_MS - 1))).toEqual(first);
  expect(await receipts.share('other', drawn('E-3'))).toEqual(drawn('E-3'));
  const next = drawn('E-4', NOW + SAME_LEAD_MS);
  expect(await receipts.share('print', next)).toEqual(next);
  expect(await receipts.share('print', drawn('E-5', NOW + SAME_LEAD_MS))).toEqual(next);
  expect((await files()).sort()).toEqual(['other', 'print']);
});

it('gives one key to equal leads that reach several processes together', async () => {
  const processes = Array.from({ length: 8 }, () => createReceipts(new SpoolFolder(dir)));
  const shared = await Promise.all(processes.map((process, n) => process.share('print', drawn(`E-${n}`))));
  expect(new Set(shared.map(({ key }) => key)).size).toBe(1);
  expect(await files()).toEqual(['print']);
});

it('replaces a damaged key', async () => {
  await writeFile(join(dir, 'keys', 'print'), '{"key":');
  expect(await receipts.share('print', drawn('E-1'))).toEqual(drawn('E-1'));
  expect(JSON.parse(await readFile(join(dir, 'keys', 'print'), 'utf8'))).toEqual(drawn('E-1'));
});

it('fails without its folder', async () => {
  await rm(join(dir, 'keys'), { recursive: true });
  await expect(receipts.share('print', drawn('E-1'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('forgets the keys of erased leads and no other; a damaged key stays', async () => {
  await receipts.share('one', drawn('E-1'));
  await receipts.share('two', drawn('E-2'));
  await writeFile(join(dir, 'keys', 'damaged'), 'E-1');
  await receipts.forgetReferences(['E-1', 'E-9']);
  expect((await files()).sort()).toEqual(['damaged', 'two']);
});

it('forgets keys that were written at a time or before', async () => {
  await receipts.share('old', drawn('E-1'));
  await receipts.share('new', drawn('E-2'));
  await utimes(join(dir, 'keys', 'old'), 1000, 1000);
  await utimes(join(dir, 'keys', 'new'), 1001, 1001);
  await receipts.forget(1_000_000);
  expect(await files()).toEqual(['new']);
});
