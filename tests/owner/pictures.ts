import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { goTo } from './office';

/** A picture of one colour, as JPEG. */
export const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();

/** Chooses a file in the form of a new picture and describes it. */
export async function chooseFile(page: Page, url: string, name: string, buffer: Buffer, shows: string) {
  await goTo(page, `${url}/admin/collections/media/create`);
  const file = join(await mkdtemp(join(tmpdir(), 'picture-')), name);
  await writeFile(file, buffer);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('#field-alt').fill(shows);
}
