import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { until } from '../stack';
import { expectNoViolations, goTo, inRecord, SCREENS, save, toast, useOffice } from './office';

const office = useOffice();

const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();

/** Chooses a file in the form of a new picture and describes it. */
async function chooseFile(page: Page, name: string, buffer: Buffer, shows: string) {
  await goTo(page, `${office.url}/admin/collections/media/create`);
  const file = join(await mkdtemp(join(tmpdir(), 'picture-')), name);
  await writeFile(file, buffer);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('#field-alt').fill(shows);
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('finds a picture by its description, and uses it on the home page', async () => {
    const { page, close } = await office.enter(viewport);
    const shows = `A freshly cleaned hallway on a ${screen}`;
    await chooseFile(page, `IMG_${viewport.width}.jpg`, await photo(), shows);
    await expectNoViolations(page);
    await save(page);

    await goTo(page, `${office.url}/admin/collections/media?search=hallway on a ${screen}`);
    const rows = page.locator('.collection-list--media tbody tr');
    await until(async () => (await rows.count()) === 1, 'the one picture that shows it');
    const drawn = await rows.locator('.file__thumbnail').boundingBox();
    expect(Math.min(drawn?.width ?? 0, drawn?.height ?? 0)).toBeGreaterThanOrEqual(120);
    await expectNoViolations(page);

    await goTo(page, `${office.url}/admin/collections/premium-services`);
    await page.locator('.collection-list td a').first().click();
    await inRecord(page);
    const field = page.locator('#field-image');
    await field.locator('button.upload-relationship-details__remove').click();
    await field.getByRole('button', { name: 'Choose from existing' }).click();
    const drawer = page.locator('.list-drawer');
    await drawer.locator('.search-filter__input').fill(`hallway on a ${screen}`);
    await until(async () => (await drawer.locator('tbody tr').count()) === 1, 'the picture in the library');
    await drawer.locator('tbody tr button').first().click();
    await drawer.waitFor({ state: 'hidden' });
    await save(page);
    await until(async () => (await (await fetch(office.stack.site.url)).text()).includes(shows), 'the picture on the home page');
    await close();
  });

  it('uploads a photograph in the phone’s format', async () => {
    const { page, close } = await office.enter(viewport);
    await chooseFile(
      page,
      `IMG_00${viewport.width}.heic`,
      readFileSync(new URL('photo.heic', import.meta.url)),
      'From the phone',
    );
    await save(page);
    const stored = `IMG_00${viewport.width}.jpg`;
    await page.getByText(stored).first().waitFor();
    const { format, width, height } = await sharp(
      Buffer.from(await (await fetch(`${office.stack.site.url}/storage/${stored}`)).arrayBuffer()),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 96, height: 64 });
    await close();
  });

  it('sees why a file is rejected, and keeps the input', async () => {
    const { page, close } = await office.enter(viewport);
    const whole = await photo();
    const heic = readFileSync(new URL('photo.heic', import.meta.url));
    const nested = Buffer.alloc(8 * 200_000);
    for (let at = 0; at < nested.length; at += 8) {
      nested.writeUInt32BE(nested.length - at, at);
      nested.write('moov', at + 4, 'latin1');
    }
    const refused: [name: string, content: Buffer, reason: RegExp][] = [
      ['broken.jpg', whole.subarray(0, whole.length / 2), /damaged/],
      ['half.heic', heic.subarray(0, 600), /damaged/],
      ['empty.jpg', Buffer.alloc(0), /empty/],
      ['page.jpg', Buffer.from('<!doctype html><title>Not a picture</title>'), /not a picture or video/],
      ['deep.mp4', nested, /not a picture or video/],
      ['long.mp4', Buffer.alloc(51_100_000, 1), /larger than 50 MB/],
    ];
    for (const [name, content, reason] of refused) {
      await chooseFile(page, name, content, `Kept ${name}`);
      await page.locator('#action-save').click();
      await toast(page, reason).waitFor();
      expect(await toast(page, /unknown|invalid|went wrong/i).count()).toBe(0);
      expect(await page.locator('#field-alt').inputValue()).toBe(`Kept ${name}`);
    }
    await expectNoViolations(page);
    await close();
  });
});
