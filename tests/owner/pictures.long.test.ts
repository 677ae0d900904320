import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectNoOverflow } from '../kit/browser';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import { expectNoViolations, goTo, inRecord, publish, ready, SCREENS, save, soon, toast, unique, useOffice } from './office';
import { chooseFile, photo } from './pictures';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('finds a picture by its description, and uses it on the home page', async () => {
    const { page, close } = await office.enter(viewport);
    const shows = unique(`A freshly cleaned hallway on a ${screen}`);
    await chooseFile(page, office.url, `IMG_${viewport.width}.jpg`, await photo(), shows);
    await expectNoViolations(page);
    await save(page);

    await goTo(page, `${office.url}/admin/collections/media?search=${shows}`);
    const rows = page.locator('.collection-list--media tbody tr');
    await until(async () => (await rows.count()) === 1, 'the one picture that shows it');
    const drawn = await rows.locator('.file__thumbnail img').boundingBox();
    expect(drawn?.width ?? 0).toBeGreaterThanOrEqual(150);
    expect(await rows.innerText()).toContain('Used nowhere');
    await expectNoViolations(page);

    await goTo(page, `${office.url}/admin/collections/services/1`);
    await page.locator('.tabs-field__tab-button', { hasText: 'Home and cities' }).click();
    const field = page.locator('#field-home_card__image');
    const choose = field.getByRole('button', { name: 'Choose from existing' });
    const chosenBefore = field.locator('button.upload-relationship-details__remove');
    await choose.or(chosenBefore).first().waitFor();
    if (await chosenBefore.isVisible()) {
      // Payload loads an open list again, without its search, when the draft has been saved.
      await Promise.all([page.waitForResponse(/autosave=true/), chosenBefore.click()]);
      await ready(page);
    }
    await choose.click();
    const drawer = page.locator('.list-drawer');
    await drawer.locator('.search-filter__input').fill(shows);
    await until(async () => (await drawer.locator('tbody tr').count()) === 1, 'the picture in the library');
    await drawer.locator('tbody tr button').first().click();
    await drawer.waitFor({ state: 'hidden' });
    await publish(page);
    await until(async () => (await (await fetch(office.stack.site.url)).text()).includes(shows), 'the picture on the home page');
    await close();
  });

  it.runIf(thorough)('uploads a photograph in the phone’s format', async () => {
    const { page, close } = await office.enter(viewport);
    await chooseFile(
      page,
      office.url,
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

  it.runIf(thorough)('sees why a file is rejected, and keeps the input', async () => {
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
      ['film.mov', Buffer.from('00000014667479707174202000000000717420200000000077696465', 'hex'), /QuickTime/],
      ['long.mp4', Buffer.alloc(51_100_000, 1), /larger than 50 MB/],
    ];
    for (const [name, content, reason] of refused) {
      await chooseFile(page, office.url, name, content, `Kept ${name}`);
      await page.locator('#action-save').click();
      await toast(page, reason).waitFor();
      expect(await toast(page, /unknown|invalid|went wrong/i).count()).toBe(0);
      expect(await page.locator('#field-alt').inputValue()).toBe(`Kept ${name}`);
    }
    await expectNoViolations(page);
    await close();
  });

  it('replaces a picture by another everywhere, by keyboard, and sees what the trash would remove (R-PICTURE-2, R-PICTURE-5)', async () => {
    const { page, close } = await office.enter(viewport);
    const shows = unique(`Shown instead on a ${screen}`);
    await chooseFile(page, office.url, `instead-${viewport.width}.jpg`, await photo(1600, 1067), shows);
    await save(page);

    await goTo(page, `${office.url}/admin/collections/media?search=Contact, picture`);
    const cards = page.locator('.collection-list--media tbody .cell-filename a');
    await until(async () => (await cards.count()) === 1, 'the picture of the contact page');
    await cards.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('.picture-panel');
    const places = panel.locator('.picture-places a');
    await places.first().waitFor();
    await ready(page);
    const before = await places.allInnerTexts();
    expect(before.join()).toContain('Contact');
    await expectNoViolations(page);

    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    const dialog = page.locator('.confirmation-modal');
    await dialog.getByText('Visitors then see no picture there').waitFor();
    expect(await dialog.locator('.picture-places a').count()).toBe(before.length);
    await page.locator('#confirm-cancel:visible').click();

    await panel.getByRole('button', { name: 'Use another picture instead' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('.list-drawer');
    await drawer.locator('.search-filter__input').fill(shows);
    await until(async () => (await drawer.locator('tbody tr').count()) === 1, 'the picture in the library');
    await drawer.locator('.cell-filename button').press('Enter');
    await dialog.getByText('is then shown instead of').waitFor();
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: /^Yes, in/ }).press('Enter');
    await toast(page, /is shown in .* now/).waitFor();
    await panel.getByText('Nowhere. No page shows it.').waitFor();
    await soon('the other picture on the contact page', async () =>
      (await (await fetch(`${office.stack.site.url}/contact-us`)).text()).includes(`instead-${viewport.width}.jpg`),
    );
    await close();
  });

  it.runIf(thorough)('replaces a file, and the page shows the new one, whatever was cached (R-PICTURE-4)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/media?search=Blog, picture`);
    await page.locator('.collection-list--media tbody .cell-filename a').first().click();
    await page.locator('.picture-places a').first().waitFor();
    await ready(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a new file for it' }).click();
    const buffer = await photo(1300 + viewport.width, 900);
    await (await chooser).setFiles({ name: 'same-name.jpg', mimeType: 'image/jpeg', buffer });
    await save(page);
    const filename = (await page.locator('.file-meta__url a, .file-details a').first().innerText()).trim();
    const shown = async () => (await (await fetch(`${office.stack.site.url}/blog`)).text()).includes(`/storage/${filename}"`);
    await until(shown, 'the new file on the blog', 5000);
    const variant = await fetch(`${office.stack.site.url}/pictures/640/${filename}.webp`);
    expect(variant.status).toBe(200);
    await close();
  });

  it.runIf(thorough)('types the focal point, and the page keeps it in view', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/media?search=FAQ, picture`);
    await page.locator('.collection-list--media tbody .cell-filename a').first().click();
    await page.locator('.picture-places a').first().waitFor();
    await ready(page);
    await page.locator('.file-field__edit').click();
    const editor = page.locator('.edit-upload');
    await editor.locator('img').waitFor();
    await expectNoOverflow(page);
    const [across, down] = [editor.locator('input[name="X %"]'), editor.locator('input[name="Y %"]')];
    await across.fill(String(viewport.width % 90));
    await down.fill('12');
    await editor.getByRole('button', { name: 'Apply' }).press('Enter');
    await save(page);
    await soon('the focal point on the FAQ page', async () =>
      (await (await fetch(`${office.stack.site.url}/faq-page`)).text()).includes(`data-focus="${viewport.width % 90}% 12%"`),
    );
    await close();
  });

  it.runIf(thorough)('drops many files at once, describes one, and sees which were rejected and why (R-PICTURE-6)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/media`);
    await page.getByRole('button', { name: 'Upload many' }).click();
    const named = (name: string) => `${name}-${viewport.width}`;
    const files = [
      { name: `${named('first')}.jpg`, mimeType: 'image/jpeg', buffer: await photo(900, 600) },
      { name: `${named('second')}.heic`, mimeType: '', buffer: readFileSync(new URL('photo.heic', import.meta.url)) },
      {
        name: `${named('letter')}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 This is a letter, not a picture'),
      },
    ];
    const drawer = page.locator('.bulk-upload--add-files');
    await drawer.locator('input[type=file]').setInputFiles(files);
    await page.locator('.file-selections').waitFor();
    await page.locator('#field-alt:visible').fill(`Described on a ${screen}`);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Save' }).locator('visible=true').first().click();
    await toast(page, /letter.*\.pdf” is damaged/).waitFor();
    await toast(page, /saved 2 files/).waitFor();
    await page.goto(`${office.url}/admin/collections/media?search=${viewport.width}`);
    await ready(page);
    const cards = page.locator('.collection-list--media tbody');
    await cards.getByText(`Described on a ${screen}`).waitFor();
    await cards
      .locator('tr', { hasText: `${named('second')}.jpg` })
      .getByText('No description yet')
      .waitFor();
    await page.getByRole('button', { name: /^No description yet/ }).click();
    await until(
      async () => (await cards.getByText(`Described on a ${screen}`).count()) === 0,
      'only pictures without description',
    );
    await close();
  });

  it.runIf(thorough)('makes the still of a video, where it is missing and on the video’s own screen (R-PICTURE-9)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/media?search=mp4`);
    await page.locator('.collection-list--media tbody tr', { hasText: '.mp4' }).locator('.cell-filename a').first().click();
    const keep = page.getByRole('button', { name: 'Keep this moment as a picture' });
    await keep.waitFor();
    await ready(page);
    await keep.click();
    await toast(page, /still.*is in the library now/).waitFor();

    await page.locator('.picture-places a').first().click();
    await inRecord(page);
    const still = page.locator('#field-slides__1__poster');
    // The account remembers which rows it opened.
    if (!(await still.isVisible())) await page.locator('#slides-row-1 .collapsible__toggle').first().click();
    await still.locator('button.upload-relationship-details__remove').click();
    await page.getByText('The video has no still picture yet').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Make one from the video' }).click();
    await still
      .getByText(/-still/)
      .first()
      .waitFor();
    await save(page);
    await close();
  });
});
