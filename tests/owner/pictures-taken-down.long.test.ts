import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { act, goTo, inRecord, SCREENS, save, soon, toast, unique, useOffice } from './office';
import { chooseFile, photo } from './pictures';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('crops a picture or puts it into the trash, and what was removed is no longer public (R-PICTURE-11)', async () => {
    const { page, close } = await office.enter(viewport);
    const { site, cms, dataDir } = office.stack;
    const statusOf = async (url: string) => (await fetch(url)).status;
    const statuses = (name: string) =>
      Promise.all(
        [`${cms.url}/storage/${name}`, `${site.url}/storage/${name}`, `${site.url}/pictures/320/${name}.webp`].map(statusOf),
      );
    const isPublic = (name: string) =>
      soon(`${name} to be public`, async () => (await statuses(name)).every((status) => status === 200));
    const isGone = (name: string) =>
      soon(`${name} to be gone`, async () => (await statuses(name)).every((status) => status === 404));
    const nameOfFile = async () => (await page.locator('.file-meta__url a, .file-details a').first().innerText()).trim();

    await chooseFile(page, office.url, `${unique('house').replace(' ', '-')}.jpg`, await photo(), unique('A house number'));
    await save(page);
    const whole = await nameOfFile();
    await isPublic(whole);

    await page.locator('.file-field__edit').click();
    const editor = page.locator('.edit-upload');
    await editor.locator('img').first().waitFor();
    await editor.locator('input[name="Width (px)"]').fill('300');
    await editor.getByRole('button', { name: 'Apply' }).press('Enter');
    await save(page);
    await soon('the cut picture', async () => (await nameOfFile()) !== whole);
    const cut = await nameOfFile();
    await isPublic(cut);
    await isGone(whole);
    const thumbnails = () => readdirSync(join(dataDir, 'thumbnails')).filter((name) => name.startsWith(`${whole}.`));
    expect(thumbnails()).toEqual([]);

    const record = new URL(page.url()).pathname.split('/').at(-1);
    await act(page, 'delete');
    await isGone(cut);
    await goTo(page, `${office.url}/admin/collections/media/trash`);
    await page.locator('.picture-tools').waitFor();
    expect(await page.getByText('No description yet').count()).toBe(0); // it counts the pictures that are there
    await goTo(page, `${office.url}/admin/collections/media/trash/${record}`);
    await inRecord(page);
    await page.locator('#action-restore').click();
    await page.locator('#confirm-action:visible').click();
    await toast(page, /restored/i).waitFor();
    await isPublic(cut);
    await close();
  });
});
