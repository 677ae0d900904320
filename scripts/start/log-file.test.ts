import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from './log-file.mjs';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('a full log starts a new file, keeps the configured number of older ones, and loses none of their lines', async () => {
  const log = openLog(join(dir, 'site.log'), { bytes: 1000, kept: 2 });
  for (let n = 0; n < 1000; n += 1) log.write(Buffer.from(`line ${n}\n`));
  expect((await readdir(dir)).sort()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  const sizes = await Promise.all((await readdir(dir)).map(async (name) => (await stat(join(dir, name))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  const texts = await Promise.all(['site.log.2', 'site.log.1', 'site.log'].map((name) => readFile(join(dir, name), 'utf8')));
  const lines = texts.join('').trim().split('\n');
  expect(lines.at(-1)).toBe('line 999');
  const first = 1000 - lines.length;
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, index) => `line ${first + index}`));
});

it('lines that cannot be written are dropped, and their size is logged once writing works again', async () => {
  const folder = join(dir, 'logs');
  const log = openLog(join(folder, 'site.log'));
  log.write(Buffer.from('before\n'));
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file stands where the folder was');
  log.write(Buffer.from('lost\n'));
  log.write(Buffer.from('lost too\n'));
  await rm(folder);
  log.write(Buffer.from('after\n'));
  const lines = (await readFile(join(folder, 'site.log'), 'utf8')).split('\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'log could not be written', bytes_dropped: 14 });
  expect(lines[1]).toBe('after');
});
