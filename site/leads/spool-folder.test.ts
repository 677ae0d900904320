import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox';
import { SpoolFolder } from './spool-folder';
import type { SpooledLead } from './spooled-lead';
import { filesHaveAnotherClock } from './testing/clock';

let dir: string;
let files: SpoolFolder;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spool-folder-'));
  files = new SpoolFolder(dir);
  await files.open();
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(dir, { recursive: true });
});

const lead = (reference: string, received_at = 1000, name = 'Mia Example'): SpooledLead => ({
  fingerprint: `print of ${reference}`,
  reference,
  received_at,
  form: 'contact',
  fields: { name },
  page: '/contact-us',
  key: `key of ${reference}`,
});
const names = async (folder: string) => (await readdir(join(dir, folder))).sort();
const free = (reference: string, received_at = 1000) => `${received_at}-${reference}.json`;
/** A lead that waits unclaimed. */
async function wait(...of: Parameters<typeof lead>) {
  const name = await files.add(lead(...of));
  await files.release(name);
  return name;
}
/** The id of a process that has ended. */
async function deadPid() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}
/** Renames a waiting lead as if the process with this id had claimed it. */
const claimFor = (pid: number, name: string) => rename(join(dir, 'waiting', name), join(dir, 'waiting', `${name}.${pid}`));

it('claims a new lead for the process that writes it, and offers it once released', async () => {
  const name = await files.add(lead('E-1'));
  expect(name).toBe(free('E-1'));
  expect(await names('waiting')).toEqual([`${name}.${process.pid}`]);
  expect(await files.claimable()).toEqual([]);
  await files.release(name);
  expect(await files.claimable()).toEqual([name]);
  expect(await files.claim(name)).toEqual({ name, interrupted: false });
  expect(await files.read(name)).toEqual(lead('E-1'));
  expect(await files.claimable()).toEqual([]);
});

it('takes over the undelivered leads of another spool, and keeps their keys', async () => {
  const dead = await mkdtemp(join(tmpdir(), 'dead-'));
  const others = new SpoolFolder(dead);
  await others.open();
  await others.release(await others.add(lead('E-1')));
  const cutOff = await others.add(lead('E-2', 2000)); // claimed by a process that is gone
  await others.setAside(await others.add(lead('E-3', 3000)));
  await writeFile(join(dead, 'waiting', '4000-E-4.json.77'), 'not json');
  expect(await createOutbox(files).takeOver(dead)).toBe(4);
  expect(await names('waiting')).toEqual([free('E-1'), cutOff, free('E-4', 4000)]);
  expect(await names('refused')).toEqual([free('E-3', 3000)]);
  await files.claim(cutOff);
  expect(await files.read(cutOff)).toEqual({ ...lead('E-2', 2000), possibly_double: true });
  expect(await createOutbox(others).leads()).toEqual([]);
  expect(await createOutbox(files).takeOver(dead)).toBe(0);
  await rm(dead, { recursive: true });
});

it('offers leads in the order of their receipt, and no other file', async () => {
  await wait('E-2', 2000);
  await wait('E-1', 1000);
  await wait('E-3', 3000);
  await writeFile(join(dir, 'waiting', 'notes.json'), '');
  await writeFile(join(dir, 'waiting', `${free('E-4', 4000)}.old`), '');
  expect(await files.claimable()).toEqual([free('E-1', 1000), free('E-2', 2000), free('E-3', 3000)]);
});

it('cannot claim a lead that another process has just taken', async () => {
  const name = await wait('E-1');
  await claimFor(1, name);
  expect(await files.claim(name)).toBeUndefined();
});

it('fails to claim while its folder cannot be used', async () => {
  await rm(join(dir, 'waiting'), { recursive: true });
  await writeFile(join(dir, 'waiting'), '');
  await expect(files.claim(free('E-1'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('takes over the lead of a process that died, and knows that it is not a first attempt', async () => {
  const name = await wait('E-1');
  const pid = await deadPid();
  await claimFor(pid, name);
  expect(await files.claimable()).toEqual([`${name}.${pid}`]);
  expect(await files.claim(`${name}.${pid}`)).toEqual({ name, interrupted: true });
  expect(await names('waiting')).toEqual([`${name}.${process.pid}`]);
});

it('takes over its own lead after a restart with the same process id', async () => {
  const name = await files.add(lead('E-1'));
  expect(await files.claimable()).toEqual([]);
  expect(await new SpoolFolder(dir).claimable()).toEqual([`${name}.${process.pid}`]);
});

it.skipIf(filesHaveAnotherClock)('does not take over the lead of a living process for a minute, by either clock', async () => {
  const name = await wait('E-1');
  await claimFor(process.ppid, name);
  const claimed = `${name}.${process.ppid}`;
  expect(await files.claimable()).toEqual([]);
  const { ctimeMs } = await stat(join(dir, 'waiting', claimed));
  vi.useFakeTimers({ toFake: ['Date'] });
  const claimableAt = async (ms: number) => {
    vi.setSystemTime(Math.ceil(ctimeMs) + ms);
    return files.claimable();
  };
  expect(await claimableAt(59_000)).toEqual([]);
  expect(await claimableAt(-59_000)).toEqual([]);
  expect(await claimableAt(61_000)).toEqual([claimed]);
  expect(await claimableAt(-61_000)).toEqual([claimed]);
});

it('keeps nothing that was typed in a delivered lead, only its receipt', async () => {
  const name = await files.add(lead('E-1'));
  await files.delivered(name, lead('E-1'));
  expect([await names('waiting'), await names('delivered')]).toEqual([[], [name]]);
  const receipt = { fingerprint: 'print of E-1', key: 'key of E-1', reference: 'E-1', received_at: 1000 };
  expect(JSON.parse(await readFile(join(dir, 'delivered', name), 'utf8'))).toEqual(receipt);
  expect(await files.receipts()).toEqual([receipt]);
});

it('deletes what was typed from a delivered lead after a crash', async () => {
  await writeFile(join(dir, 'delivered', free('E-1')), JSON.stringify(lead('E-1')));
  await files.receipts();
  expect(await readFile(join(dir, 'delivered', free('E-1')), 'utf8')).not.toContain('Mia Example');
});

it('has the receipts of leads in every folder, without damaged files', async () => {
  await wait('E-1');
  await files.delivered(await files.add(lead('E-2')), lead('E-2'));
  await files.setAside(await files.add(lead('E-3')));
  await writeFile(join(dir, 'waiting', free('E-4')), '{"ref');
  expect((await files.receipts()).map(({ reference }) => reference).sort()).toEqual(['E-1', 'E-2', 'E-3']);
  expect(await readFile(join(dir, 'refused', free('E-3')), 'utf8')).toContain('Mia Example');
});

it('cannot read a damaged lead, and fails on one that is gone', async () => {
  const name = await files.add(lead('E-1'));
  await writeFile(join(dir, 'waiting', `${name}.${process.pid}`), '{"reference":"E-1"}');
  expect(await files.read(name)).toBeUndefined();
  await files.remove(name);
  expect(await names('waiting')).toEqual([]);
  await expect(files.read(name)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('saves what changed in a claimed lead', async () => {
  const name = await files.add(lead('E-1'));
  await files.save(name, { ...lead('E-1'), possibly_double: true });
  expect(await files.read(name)).toMatchObject({ reference: 'E-1', possibly_double: true });
});

it.each(['release', 'setAside', 'remove'] as const)('gives up its claim even if the file cannot be moved (%s)', async (step) => {
  const name = await files.add(lead('E-1'));
  await rename(join(dir, 'waiting', `${name}.${process.pid}`), join(dir, 'elsewhere'));
  await expect(files[step](name)).rejects.toMatchObject({ code: 'ENOENT' });
  await rename(join(dir, 'elsewhere'), join(dir, 'waiting', `${name}.${process.pid}`));
  expect(await files.claimable()).toEqual([`${name}.${process.pid}`]);
});

it('forgets receipts by age and by reference', async () => {
  for (const [reference, at] of [
    ['E-1', 1000],
    ['E-2', 2000],
    ['E-3', 3000],
  ] as const) {
    await files.delivered(await files.add(lead(reference, at)), lead(reference, at));
  }
  await files.forget(1000);
  expect(await names('delivered')).toEqual([free('E-2', 2000), free('E-3', 3000)]);
  await files.forgetReferences(['E-3', 'E-9']);
  expect(await names('delivered')).toEqual([free('E-2', 2000)]);
});

it('counts leads and bytes, and knows the oldest that waits', async () => {
  expect(await files.usage()).toEqual({ waiting: 0, refused: 0, bytes: 0, oldest: undefined });
  const [refused, first, second] = [lead('E-0', 500), lead('E-1', 1000), lead('E-2', 2000)];
  for (const waiting of [second, first]) await files.release(await files.add(waiting));
  await files.setAside(await files.add(refused));
  const bytes = [refused, first, second].reduce((sum, each) => sum + JSON.stringify(each).length, 0);
  expect(await files.usage()).toEqual({ waiting: 2, refused: 1, bytes, oldest: 1000 });
});

it('adds new leads to the recent count without reading the folder again', async () => {
  expect(await files.recentUsage()).toMatchObject({ waiting: 0, bytes: 0 });
  await files.add(lead('E-1'));
  await writeFile(join(dir, 'refused', free('E-2')), 'not counted yet');
  expect(await files.recentUsage()).toEqual({
    waiting: 1,
    refused: 0,
    bytes: JSON.stringify(lead('E-1')).length,
    oldest: undefined,
  });
});

it('counts again after a failure, and after a second', async () => {
  const other = new SpoolFolder(join(dir, 'later'));
  await expect(other.recentUsage()).rejects.toMatchObject({ code: 'ENOENT' });
  await other.open();
  expect(await other.recentUsage()).toMatchObject({ waiting: 0 });
  await writeFile(join(dir, 'later', 'refused', free('E-1')), '');
  expect(await other.recentUsage()).toMatchObject({ refused: 0 });
  const then = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => then + 1100);
  expect(await other.recentUsage()).toMatchObject({ refused: 1 });
  vi.restoreAllMocks();
});

it('deletes unfinished files of a crash when it opens, but not those of a living process', async () => {
  const unfinished = (pid: number) => `.unfinished-${pid}-${free('E-1')}`;
  const dead = await deadPid();
  for (const pid of [dead, process.pid, process.ppid]) await writeFile(join(dir, 'waiting', unfinished(pid)), '{');
  await writeFile(join(dir, 'delivered', unfinished(dead)), '{');
  const kept = await wait('E-2');
  await files.open();
  expect(await names('waiting')).toEqual([unfinished(process.ppid), kept].sort());
  expect(await names('delivered')).toEqual([]);
});

it('test-writes in the folder of waiting leads', async () => {
  await files.tryWriting(100);
  await rm(join(dir, 'waiting'), { recursive: true });
  await expect(files.tryWriting(100)).rejects.toMatchObject({ code: 'ENOENT' });
});
