import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hangingDisk } from '../base/testing/no-end';
import { createSpent } from './spent';

const MINUTE = 60_000;
let parent: string;
let dir: string;
let time: number;
const now = () => time;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spent-'));
  dir = join(parent, 'spent');
  time = 1_000_000;
});
afterEach(() => rm(parent, { recursive: true }));

it('spends a token once, also in another process and after a restart', async () => {
  const spent = createSpent(dir, now);
  expect(await spent.spend('ab', time + MINUTE)).toBe(true);
  expect(await spent.spend('ab', time + MINUTE)).toBe(false);
  expect(await createSpent(dir, now).spend('ab', time + MINUTE)).toBe(false);
  expect(await spent.spend('cd', time + MINUTE)).toBe(true);
  const [file = ''] = await readdir(dir);
  expect((await stat(join(dir, file))).size).toBe(0);
});

it('spends one of two equal tokens that arrive together', async () => {
  const spent = createSpent(dir, now);
  const answers = await Promise.all([spent.spend('ab', time + MINUTE), spent.spend('ab', time + MINUTE)]);
  expect(answers.sort()).toEqual([false, true]);
});

it('deletes expired tokens once a minute', async () => {
  const spent = createSpent(dir, now);
  const first = time + MINUTE / 2;
  await spent.spend('first', first);
  time += MINUTE - 1;
  await spent.spend('second', time + MINUTE);
  expect(await readdir(dir)).toHaveLength(2);
  time += 1;
  await spent.spend('third', time + MINUTE);
  expect((await readdir(dir)).map((name) => name.split('-')[1]).sort()).toEqual(['second', 'third']);
  // the minute counts from the last cleaning
  await writeFile(join(dir, `${first}-left`), '');
  time += MINUTE - 1;
  await spent.spend('fourth', time + MINUTE);
  expect(await readdir(dir)).toContain(`${first}-left`);
});

it('deletes a token at the moment when it expires', async () => {
  await createSpent(dir, now).spend('ab', time + 10);
  time += 10;
  await createSpent(dir, now).spend('cd', time + MINUTE);
  expect((await readdir(dir)).map((name) => name.split('-')[1])).toEqual(['cd']);
});

it('fails while its folder cannot be used, and works as soon as it can', async () => {
  await writeFile(dir, 'a file where the folder should be');
  const spent = createSpent(dir, now);
  await expect(spent.spend('ab', time + MINUTE)).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(dir);
  expect(await spent.spend('ab', time + MINUTE)).toBe(true);
  await rm(dir, { recursive: true });
  await expect(spent.spend('cd', time + MINUTE)).rejects.toMatchObject({ code: 'ENOENT' });
});

it.each(['readdir', 'writeFile'] as const)(
  'gives up a disk that never answers, and works as soon as it does (%s; R-CONTENT-14)',
  async (step) => {
    const spent = createSpent(dir, now, 1000);
    const disk = hangingDisk([step]);
    await expect(spent.spend('ab', time + MINUTE)).rejects.toThrow('no end after');
    disk.goOn();
    expect(await spent.spend('cd', time + MINUTE)).toBe(true);
  },
);
