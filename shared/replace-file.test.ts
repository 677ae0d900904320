import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from './replace-file';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'replace-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('concurrent writes of one file leave one of them whole, and no other file', async () => {
  const path = join(dir, 'copy');
  const texts = Array.from({ length: 20 }, (_, n) => String(n).repeat(100_000));
  await Promise.all(texts.map((text) => replaceFile(path, (temporary) => writeFile(temporary, text))));
  expect(texts.includes(await readFile(path, 'utf8'))).toBe(true);
  expect(await readdir(dir)).toEqual(['copy']);
});

it('a failed write leaves the old file', async () => {
  const path = join(dir, 'copy');
  await writeFile(path, 'old');
  const failing = replaceFile(path, async (temporary) => {
    await writeFile(temporary, 'ne');
    throw new Error('no space');
  });
  await expect(failing).rejects.toThrow('no space');
  expect([await readFile(path, 'utf8'), await readdir(dir)]).toEqual(['old', ['copy']]);
});
