import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordProcess } from '../../scripts/start/running.mjs';
import { submit } from '../kit/chaos';
import { admin, readinessOf, type Stack, signIn, startStack, until } from '../kit/stack';

/** Leads that wait in the spool when the back office starts; it is still storing them when the backup begins. */
const BEFORE = 40;

let folder: string;
let stack: Stack;
let archive: string;
/** Names acknowledged before the backup began. */
let acknowledged: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  archive = join(folder, 'all.tar.gz');
  stack = await startStack(inject('prepared'));
  // A website that has never heard of its company takes no form.
  await fetch(`${stack.site.url}/contact-us`);
}, 240_000);
afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function namesIn({ cms }: Stack): Promise<string[]> {
  const office = await signIn(cms);
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?limit=0&pagination=false&depth=0&select[name]=true');
  return docs.map(({ name }) => name).sort();
}

const spoolIsEmpty = async ({ site, dataDir }: Stack) => {
  const { spool } = (await readinessOf(site, dataDir)) as { spool: { waiting: number } };
  return spool.waiting === 0;
};

const hashes = async (media: string) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(media)).map(async (name) => [
        name,
        createHash('sha256')
          .update(await readFile(join(media, name)))
          .digest('hex'),
      ]),
    ),
  );

/** An empty data folder, or a copy of the stack's. */
async function dataFolder(from?: string): Promise<string> {
  const dir = await mkdtemp(join(folder, 'data-'));
  if (from) await cp(from, dir, { recursive: true });
  return dir;
}

describe('a backup', () => {
  it('is made while leads arrive, wait in the spool and are delivered', async () => {
    const thanked: string[] = [];
    let sent = 0;
    const send = async () => {
      sent += 1;
      const name = `Visitor ${sent}`;
      if (await submit(stack.site.url, name)) thanked.push(name);
    };
    await stack.cms.stop();
    while (thanked.length < BEFORE) await send();
    await stack.cms.start();
    acknowledged = [...thanked];
    let over = false;
    const backup = admin(stack.dataDir, ['backup', archive]).finally(() => (over = true));
    while (!over) await send();
    const { code, said } = await backup;
    const during = thanked.length - acknowledged.length;
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ leads, \d+ waiting in the spool/) });
    expect(during).toBeGreaterThan(0);
    expect((await stat(archive)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('restores every acknowledged lead once and all media byte for byte into an empty folder', async () => {
    const empty = await dataFolder();
    expect(await admin(empty, ['restore', archive])).toMatchObject({ code: 0, said: expect.stringContaining('restored') });
    expect(await hashes(join(empty, 'media'))).toEqual(await hashes(join(stack.dataDir, 'media')));
    const restored = await startStack(empty);
    try {
      await until(() => spoolIsEmpty(restored), 'the restored spool to be empty', 60_000);
      const names = await namesIn(restored);
      expect(names.filter((name) => acknowledged.includes(name))).toEqual([...acknowledged].sort());
      expect(new Set(names).size).toBe(names.length);
      expect(await (await fetch(`${restored.site.url}/`)).text()).toContain('Larkwell');
    } finally {
      await restored.stop();
    }
  });
});

describe('a restore', () => {
  it('is rejected while the back office runs', async () => {
    const { code, said } = await admin(stack.dataDir, ['restore', archive]);
    expect({ code, said }).toEqual({ code: 1, said: 'cms: the database is in use: stop the back office first\n' });
  });

  it('is rejected while only the website runs', async () => {
    await stack.cms.stop();
    recordProcess({ DATA_DIR: stack.dataDir }, 'site', stack.site.pid ?? 0); // as npm start does
    const { code, said } = await admin(stack.dataDir, ['restore', archive]);
    await stack.cms.start();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`site run on ${stack.dataDir}: stop them first`) });
    expect((await readdir(stack.dataDir)).filter((name) => name.startsWith('before-restore-'))).toEqual([]);
  });

  it('keeps the previous data, restores the leads in the spool, and reports the leads that it cannot restore', async () => {
    await until(() => spoolIsEmpty(stack), 'the spool to be empty', 60_000);
    await submit(stack.site.url, 'Came After');
    await until(() => spoolIsEmpty(stack), 'that lead to be stored', 60_000);
    await stack.cms.stop();
    await submit(stack.site.url, 'Still Waits');
    await stack.site.stop();
    const { code, said } = await admin(stack.dataDir, ['restore', archive]);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ leads came in after the backup/) });
    const aside = (await readdir(stack.dataDir)).find((name) => name.startsWith('before-restore-')) ?? '';
    expect((await readdir(join(stack.dataDir, aside))).sort()).toEqual(['database.db', 'media', 'spool']);
    await stack.cms.start();
    await stack.site.start();
    await until(() => spoolIsEmpty(stack), 'the spool to be empty', 60_000);
    const names = await namesIn(stack);
    expect(names.filter((name) => !name.startsWith('Visitor'))).toEqual(['Still Waits']);
    expect(new Set(names).size).toBe(names.length);
    expect(await submit(stack.site.url, 'Came After')).toBe(true);
    expect(await namesIn(stack)).toContain('Came After');
  });

  /** The archive with modified files. */
  async function damaged(damage: (unpacked: string) => Promise<unknown>): Promise<string> {
    const unpacked = await mkdtemp(join(folder, 'unpacked-'));
    await extract({ file: archive, cwd: unpacked });
    await damage(unpacked);
    const file = `${unpacked}.tar.gz`;
    await create({ file, cwd: unpacked, gzip: true }, await readdir(unpacked));
    return file;
  }

  it.each<[string, RegExp, () => Promise<string>]>([
    [
      'cut short',
      /short\.tar\.gz is damaged or no backup/,
      async () => {
        const file = join(folder, 'short.tar.gz');
        const bytes = await readFile(archive);
        await writeFile(file, bytes.subarray(0, bytes.length / 2));
        return file;
      },
    ],
    [
      'with a changed picture',
      /media\/\S+ is not what was backed up/,
      () =>
        damaged(async (unpacked) => {
          const [name = ''] = await readdir(join(unpacked, 'media'));
          await writeFile(join(unpacked, 'media', name), 'other bytes');
        }),
    ],
    ['without its database', /database\.db is missing/, () => damaged((unpacked) => rm(join(unpacked, 'database.db')))],
    ['that is something else', /no manifest/, () => damaged((unpacked) => rm(join(unpacked, 'manifest.json')))],
    ['that is not there', /there is no such file/, async () => join(folder, 'nothing.tar.gz')],
  ])('of an archive %s is rejected with the reason, and changes nothing', async (_, why, make) => {
    const dir = await dataFolder();
    await mkdir(join(dir, 'media'));
    const { code, said } = await admin(dir, ['restore', await make()]);
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringMatching(why) });
    expect((await readdir(dir)).filter((name) => name !== 'secrets')).toEqual(['media']);
  });
});
