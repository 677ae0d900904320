import { mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveDurably, tryWriting, writeDurably } from './durable-file';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'durable-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

/** Paths that are flushed to the disk from now on, in order; a closed handle is a closed file. */
async function flushes() {
  const probe = await open(dir);
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const flushed: string[] = [];
  const { readlink } = await import('node:fs/promises');
  const real = prototype.sync;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof probe) {
    flushed.push(await readlink(`/proc/self/fd/${this.fd}`));
    return real.call(this);
  });
  return flushed;
}
const openFiles = async () => (await readdir('/proc/self/fd')).length;

it('flushes a new file before it gets its name, and then its folder', async () => {
  const flushed = await flushes();
  const path = join(dir, 'lead.json');
  await writeDurably(path, 'words');
  expect(flushed).toEqual([expect.stringMatching(`${dir}/.unfinished-${process.pid}-\\d+-lead.json$`), dir]);
  expect(await readFile(path, 'utf8')).toBe('words');
  expect(await readdir(dir)).toEqual(['lead.json']);
});

it('leaves nothing of a file that could not be written', async () => {
  await mkdir(join(dir, 'lead.json'));
  await expect(writeDurably(join(dir, 'lead.json'), 'words')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(dir)).toEqual(['lead.json']);
});

it('flushes both folders of a moved file, and a shared one once', async () => {
  const from = join(dir, 'waiting', 'lead.json');
  const to = join(dir, 'delivered', 'lead.json');
  await Promise.all([from, to].map((path) => mkdir(dirname(path))));
  await writeDurably(from, 'words');
  const flushed = await flushes();
  await moveDurably(from, to);
  expect(flushed).toEqual([dirname(to), dirname(from)]);
  flushed.length = 0;
  await moveDurably(to, join(dirname(to), 'other.json'));
  expect(flushed).toEqual([dirname(to)]);
});

it('tests writing with as many bytes, and deletes them', async () => {
  const written: number[] = [];
  const probe = await open(dir);
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const real = prototype.writeFile;
  vi.spyOn(prototype, 'writeFile').mockImplementation(function (this: typeof probe, data, options) {
    written.push((data as Buffer).length);
    expect((data as Buffer).every((byte) => byte === 0x20)).toBe(true); // zeros could be a hole in the file
    return real.call(this, data, options);
  });
  const flushed = await flushes();
  await tryWriting(dir, 5000);
  expect(written).toEqual([5000]);
  expect(flushed).toEqual([expect.stringMatching(`${dir}/.unfinished-${process.pid}-\\d+-probe$`)]);
  expect(await readdir(dir)).toEqual([]);
});

it('fails to write into a folder that does not exist, and leaves no probe after a failure', async () => {
  await expect(tryWriting(join(dir, 'none'), 10)).rejects.toMatchObject({ code: 'ENOENT' });
  vi.spyOn(Buffer, 'alloc').mockReturnValueOnce(null as never);
  await expect(tryWriting(dir, 10)).rejects.toThrow();
  expect(await readdir(dir)).toEqual([]);
});

it('closes every file that it opened', async () => {
  const before = await openFiles();
  for (let n = 0; n < 5; n += 1) {
    await writeDurably(join(dir, 'lead.json'), 'words');
    await tryWriting(dir, 10);
  }
  expect(await openFiles()).toBeLessThan(before + 5);
});
