import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack, until } from './stack';

/** A small file system of its own; undefined where this process may not mount one. */
async function smallDisk(megabytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
}

const disk = process.env.TEST_ALL ? await smallDisk(400) : undefined;

describe.skipIf(!disk)('with DATA_DIR on a small disk', { timeout: 180_000 }, () => {
  let stack: Stack;
  beforeAll(async () => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = disk;
    stack = await startStack(inject('prepared'), { BACKUP_DIR: 'off' });
    process.env.TMPDIR = before ?? '';
    if (before === undefined) delete process.env.TMPDIR;
  });
  afterAll(async () => {
    await stack?.stop();
    execFileSync('umount', [disk ?? '']);
    await rm(disk ?? '', { recursive: true });
  });

  const filler = () => join(disk ?? '', 'filler');
  /** Fills the disk to its last byte. */
  async function fill() {
    await writeFile(filler(), Buffer.alloc(500 * 1024 * 1024)).catch(() => undefined); // as much as there is room for
    await expect(writeFile(join(disk ?? '', 'more'), Buffer.alloc(65_536))).rejects.toThrow('ENOSPC');
    await rm(join(disk ?? '', 'more'), { force: true });
    await writeFile(join(disk ?? '', 'last'), Buffer.alloc(65_536)).catch(() => undefined);
  }
  async function free() {
    await rm(filler());
    await rm(join(disk ?? '', 'last'), { force: true });
  }

  let visitors = 0;
  const enquire = () => {
    visitors += 1;
    const fields = { form: 'contact', name: `Visitor ${visitors}`, email: 'v@example.com', phone: '0491 570 156' };
    return fetch(`${stack.site.url}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, city: 'Adelaide', address: '1 Example St', message: '', captcha: '10' }),
    });
  };
  const pages = async () => {
    const sitemap = await (await fetch(`${stack.site.url}/sitemap.xml`)).text();
    return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  };

  it('serves its pages, refuses leads honestly, and recovers by itself when there is room', async () => {
    const all = await pages();
    expect(all.length).toBeGreaterThan(40);
    expect((await enquire()).status).toBe(303);
    await fill();
    for (const path of all) expect([path, (await fetch(stack.site.url + path)).status]).toEqual([path, 200]);
    const refused = await enquire();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('1300 975 707');
    await until(async () => !(await (await fetch(`${stack.site.url}/readyz`)).json()).spool.writable, 'readyz to tell');
    expect([stack.site.alive, stack.cms.alive]).toEqual([true, true]);
    await free();
    await until(async () => (await enquire()).status === 303, 'a lead to be taken in again');
    await until(
      async () => (await (await fetch(`${stack.site.url}/readyz`)).json()).spool.waiting === 0,
      'the spool to be empty',
    );
  });

  it('starts on a full disk, serves, and recovers', async () => {
    await fill();
    await Promise.all([stack.site.stop(), stack.cms.stop()]);
    await Promise.all([stack.cms.start(), stack.site.start()]);
    expect((await fetch(`${stack.site.url}/`)).status).toBe(200);
    expect((await enquire()).status).toBe(503);
    await free();
    await until(async () => (await enquire()).status === 303, 'a lead to be taken in');
  });
});
