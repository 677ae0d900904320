import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLeadKeys, type LeadKey } from './keys';
import { SAME_LEAD_MS } from './receipts';

const NOW = 10 * SAME_LEAD_MS;
let dir: string;
let keys: ReturnType<typeof createLeadKeys>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keys-'));
  keys = createLeadKeys(join(dir, 'keys'));
  await keys.open();
});
afterEach(() => rm(dir, { recursive: true }));

const drawn = (reference: string, drawn_at = NOW): LeadKey => ({ key: `key of ${reference}`, reference, drawn_at });
const files = () => readdir(join(dir, 'keys'));

it('gives equal leads the first one’s key for a day', async () => {
  const first = drawn('E-1');
  expect(await keys.share('print', first)).toEqual(first);
  expect(await keys.share('print', drawn('E-2', NOW + SAME_LEAD_MS - 1))).toEqual(first);
  expect(await keys.share('other', drawn('E-3'))).toEqual(drawn('E-3'));
  const next = drawn('E-4', NOW + SAME_LEAD_MS);
  expect(await keys.share('print', next)).toEqual(next);
  expect(await keys.share('print', drawn('E-5', NOW + SAME_LEAD_MS))).toEqual(next);
  expect((await files()).sort()).toEqual(['other', 'print']);
});

it('gives one key to equal leads that reach several processes together', async () => {
  const processes = Array.from({ length: 8 }, () => createLeadKeys(join(dir, 'keys')));
  const shared = await Promise.all(processes.map((process, n) => process.share('print', drawn(`E-${n}`))));
  expect(new Set(shared.map(({ key }) => key)).size).toBe(1);
  expect(await files()).toEqual(['print']);
});

it('replaces a damaged key', async () => {
  await writeFile(join(dir, 'keys', 'print'), '{"key":');
  expect(await keys.share('print', drawn('E-1'))).toEqual(drawn('E-1'));
  expect(JSON.parse(await readFile(join(dir, 'keys', 'print'), 'utf8'))).toEqual(drawn('E-1'));
});

it('fails without its folder', async () => {
  await rm(join(dir, 'keys'), { recursive: true });
  await expect(keys.share('print', drawn('E-1'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('forgets the keys of erased leads and no other; a damaged key stays', async () => {
  await keys.share('one', drawn('E-1'));
  await keys.share('two', drawn('E-2'));
  await writeFile(join(dir, 'keys', 'damaged'), 'E-1');
  await keys.forgetReferences(['E-1', 'E-9']);
  expect((await files()).sort()).toEqual(['damaged', 'two']);
});

it('forgets keys that were written at a time or before', async () => {
  await keys.share('old', drawn('E-1'));
  await keys.share('new', drawn('E-2'));
  await utimes(join(dir, 'keys', 'old'), 1000, 1000);
  await utimes(join(dir, 'keys', 'new'), 1001, 1001);
  await keys.forget(1_000_000);
  expect(await files()).toEqual(['new']);
});
