import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { list } from 'tar';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../kit/s3-server';
import { admin, signIn } from '../kit/stack';
import { act, expectNoViolations, goTo, LAPTOP, save, toast, useOffice } from '../owner/office';

const s3 = await startBucket();
const office = useOffice({ env: s3.env });
const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const inFolder = () => readdir(join(office.stack.dataDir, 'media'));
const move = (to: string) => admin(office.stack.dataDir, ['move-media', to], s3.env);
const storage = (name: string) => fetch(`${office.stack.site.url}/storage/${name}`);

async function chooseFile(page: Page, name: string, colour: string) {
  const file = join(folder, name);
  await writeFile(
    file,
    await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  );
  await goTo(page, `${office.url}/admin/collections/media/create`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('#field-alt').fill(`All ${colour}`);
}

describe('pictures in a bucket (R-RUN-10)', () => {
  it('are moved there from the folder by a command, each verified', async () => {
    const names = (await inFolder()).sort();
    expect((await storage(names[0] ?? '')).status).toBe(404);
    const { code, said } = await move('bucket');
    expect(said).toContain(`${names.length} files, ${names.length} of them copied now`);
    expect(code).toBe(0);
    expect([...s3.objects.keys()].sort()).toEqual(names);
    await rm(join(office.stack.dataDir, 'media'), { recursive: true });
    expect((await storage(names[0] ?? '')).status).toBe(200);
    const without = await admin(office.stack.dataDir, ['move-media', 'bucket']);
    expect(without.said).toContain('S3_BUCKET should name the bucket');
    expect((await admin(office.stack.dataDir, ['move-media', 'away'])).said).toContain('bucket, or folder');
  });

  it('are uploaded and shown on the screens, and deleted with their record', async () => {
    const { page, close } = await office.enter(LAPTOP);
    await chooseFile(page, 'teal wall (1).jpg', 'teal');
    await save(page);
    const name = 'teal-wall-(1).jpg';
    expect(s3.objects.get(name)?.type).toBe('image/jpeg');
    expect(await (await storage(name)).arrayBuffer().then(({ byteLength }) => byteLength)).toBe(
      s3.objects.get(name)?.data.length,
    );
    const shown = page.locator('.file-details img, .file-field img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const record = page.url();
    await goTo(page, `${office.url}/admin/collections/media`);
    const thumbnail = page.locator('tbody tr').filter({ hasText: name }).locator('img').first();
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectNoViolations(page);
    await goTo(page, record);
    await act(page, 'delete');
    expect(s3.objects.has(name), 'in the trash it keeps its file').toBe(true);
    const asOwner = await signIn(office.stack.cms);
    await asOwner('DELETE', `/media/${record.split('/').at(-1)}?trash=true`);
    expect(s3.objects.has(name)).toBe(false);
    await close();
  });

  it('are rejected while the bucket does not answer, and no record is left', async () => {
    const { page, close } = await office.enter(LAPTOP);
    await chooseFile(page, 'red.jpg', 'red');
    s3.state.fails = true;
    await page.locator('#action-save').click();
    await toast(page, 'could not be stored, and nothing was saved').waitFor();
    s3.state.fails = false;
    const asOwner = await signIn(office.stack.cms);
    expect(await asOwner('GET', '/media?where[filename][equals]=red.jpg')).toMatchObject({ totalDocs: 0 });
    await close();
  });

  it('are in a backup, and restored from it', async () => {
    const archive = join(folder, 'all.tar.gz');
    const names = [...s3.objects.keys()];
    expect((await admin(office.stack.dataDir, ['backup', archive], s3.env)).said).toContain(`${names.length} media files`);
    const entries: string[] = [];
    await list({ file: archive, onReadEntry: ({ path }) => void entries.push(path) });
    for (const name of names) expect(entries).toContain(`media/${name}`);
    const [lost = '', kept = ''] = names;
    s3.objects.delete(lost);
    s3.objects.set(kept, { data: Buffer.from('later'), type: 'image/jpeg', modified: new Date() });
    await office.stack.cms.stop();
    await office.stack.site.stop();
    const { code, said } = await admin(office.stack.dataDir, ['restore', archive], s3.env);
    expect(said).toContain('restored: everything');
    expect(code).toBe(0);
    expect(s3.objects.has(lost)).toBe(true);
    expect(s3.objects.get(kept)?.data.toString()).not.toBe('later');
    const aside = (await readdir(office.stack.dataDir)).find((name) => name.startsWith('before-restore-')) ?? '';
    expect(await readFile(join(office.stack.dataDir, aside, 'media', kept), 'utf8')).toBe('later');
    await office.stack.cms.start();
    await office.stack.site.start();
    expect((await storage(lost)).status).toBe(200);
  });

  it('are moved back into the folder', async () => {
    const { said } = await move('folder');
    expect(said).toContain(`${s3.objects.size} files, ${s3.objects.size} of them copied now`);
    expect((await inFolder()).sort()).toEqual([...s3.objects.keys()].sort());
    expect((await move('folder')).said).toContain('0 of them copied now');
  });
});
