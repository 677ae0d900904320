import { readFileSync } from 'node:fs';
import { originsIn } from 'contract/text-origin';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { until } from '../kit/stack';
import { bar, editingIn } from './in-place';
import { expectNoViolations, PHONE, SCREENS, unique, useOffice } from './office';

const office = useOffice();

const { asVisitor, enterPage } = editingIn(office);
const status = (page: Page) => bar(page).getByRole('status').first();
const panel = (page: Page) => bar(page).getByRole('dialog');
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** The first picture of the page's own content. */
const first = (page: Page) => page.locator('#main [data-origin-picture]:visible').first();
const shows = (picture: Locator, name: RegExp | string) =>
  until(async () => (await picture.getAttribute('src'))?.match(name) !== null, `the picture ${name}`);
const png = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(SCREENS)('on a %s', (screen, viewport) => {
  it('a picture of the library takes its place, is a draft, undone and published (R-OWNER-66)', async () => {
    const path = '/about-us/';
    const before = await asVisitor(path);
    const { page, close } = await enterPage(viewport, path);
    const was = (await first(page).getAttribute('src')) ?? '';
    const looked = screen === 'phone' ? 'kitchen' : 'pollen';
    const found = panel(page).locator('.grid button', { hasText: looked });
    await first(page).click();
    await panel(page).waitFor();
    await bar(page).getByText('From the library').click();
    await panel(page).getByLabel('Look for').fill(looked);
    await found
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    await expectNoViolations(page);
    await found.first().click();
    await press(page, 'Save');
    await status(page).filter({ hasText: '1 change, seen by nobody yet' }).waitFor();
    await until(async () => (await first(page).getAttribute('src')) !== was, 'the new picture');
    const now = (await first(page).getAttribute('src')) ?? '';
    await first(page).evaluate((image: HTMLImageElement) => image.decode());
    expect(await asVisitor(path)).toBe(before);

    await press(page, 'Undo');
    await shows(first(page), was);
    await first(page).click();
    await bar(page).getByText('From the library').click();
    await panel(page).getByLabel('Look for').fill(looked);
    await found.first().click();
    await press(page, 'Save');
    await shows(first(page), now);
    await press(page, 'Publish');
    await status(page).filter({ hasText: 'Published' }).waitFor();
    await until(async () => (await asVisitor(path)).includes(now), 'visitors to see it');
    expect(originsIn(await asVisitor(path))).toEqual([]);
    await close();
  });

  it('a file takes its place; what is refused or lost is said, and nothing typed is gone (R-OWNER-66)', async () => {
    const { page, close } = await enterPage(viewport, '/contact-us');
    await first(page).click();
    const choose = panel(page).getByLabel('Choose a file');
    await choose.setInputFiles({
      name: 'prices.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'),
    });
    await bar(page).getByRole('alert').filter({ hasText: '“prices.pdf” is no picture' }).waitFor();

    const name = unique('phone').replace(' ', '-');
    await choose.setInputFiles({
      name: `${name}.heic`,
      mimeType: '',
      buffer: readFileSync(new URL('photo.heic', import.meta.url)),
    });
    await bar(page).getByText(`Chosen: ${name}.heic`).waitFor();
    const words = unique('Two people at a table');
    await panel(page).getByLabel('Words for those').fill(words);
    await panel(page)
      .getByRole('button', { name: /^Point that always shows/ })
      .press('ArrowRight');
    await panel(page).getByText('55 % from the left').waitFor();
    await expectNoViolations(page);
    await page.context().setOffline(true);
    await press(page, 'Save');
    await bar(page).getByRole('alert').filter({ hasText: 'no connection' }).waitFor();
    expect(await panel(page).getByLabel('Words for those').inputValue()).toBe(words);
    await page.context().setOffline(false);
    await press(page, 'Save');
    await shows(first(page), name);
    expect(await first(page).getAttribute('alt')).toBe(words);
    await first(page).evaluate((image: HTMLImageElement) => image.decode());
    await press(page, 'Publish');
    await status(page).filter({ hasText: 'Published' }).waitFor();
    const isSaid = async () => (await asVisitor('/contact-us')).includes(`alt="${words}"`);
    await until(isSaid, 'visitors to see it');
    await press(page, 'Undo'); // the words belong to the library, which has no drafts
    await until(async () => !(await isSaid()), 'the words to be as they were');
    expect(await asVisitor('/contact-us')).toContain(name);
    await close();
  });
});

it('a file is dropped on a picture; what somebody else put there meanwhile is not overwritten (R-OWNER-66)', async () => {
  const path = '/faq-page';
  const { page, close } = await enterPage({ width: 1280, height: 800 }, path);
  const drop = async (name: string, background: string) => {
    const bytes = [...(await png(background))];
    const file = await page.evaluateHandle(
      ({ bytes, name }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        return data;
      },
      { bytes, name },
    );
    await first(page).dispatchEvent('drop', { dataTransfer: file });
    await bar(page).getByText(`Chosen: ${name}`).waitFor();
  };
  const [one, two] = [unique('one').replace(' ', '-'), unique('two').replace(' ', '-')];
  await drop(`${one}.png`, '#a3386b');

  const other = await enterPage(PHONE, path);
  await first(other.page).click();
  await panel(other.page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: `${two}.png`, mimeType: 'image/png', buffer: await png('#386ba3') });
  await bar(other.page).getByText(`Chosen: ${two}.png`).waitFor();
  await press(other.page, 'Save');
  await shows(first(other.page), two);
  await other.close();

  await press(page, 'Save');
  await bar(page).getByRole('alert').filter({ hasText: 'another picture here meanwhile' }).waitFor();
  await press(page, 'Save');
  await shows(first(page), one);
  await close();
});

it('a picture is changed by keyboard alone, and a link around it is still to be had (R-OWNER-66)', async () => {
  const { page, close } = await enterPage({ width: 1280, height: 800 }, '/');
  const linked = page.locator('.card [data-origin-picture]').first();
  const was = (await linked.getAttribute('src')) ?? '';
  await linked.focus();
  expect(await linked.getAttribute('aria-label')).toMatch(/^Change this picture: ./);
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
  const tabTo = (words: string) =>
    until(async () => {
      await page.keyboard.press('Tab');
      return (await focused()).startsWith(words);
    }, words);
  await tabTo('From the library');
  await page.keyboard.press('Enter');
  await panel(page).locator('.grid button').nth(3).waitFor();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Save');
  await page.keyboard.press('Enter');
  await status(page).filter({ hasText: 'seen by nobody yet' }).waitFor();
  await until(async () => (await linked.getAttribute('src')) !== was, 'the new picture');
  expect(await linked.evaluate((image) => image === document.activeElement)).toBe(true);

  await page.keyboard.press(' ');
  await panel(page).waitFor();
  await bar(page).getByText('More').click();
  await bar(page).getByRole('link', { name: 'Follow this link' }).waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await linked.evaluate((image) => image === document.activeElement)).toBe(true);
  // The card's link lies over the picture; the row of cards may be moving under the pointer.
  await until(async () => {
    await linked.click({ force: true, position: { x: 20, y: 20 } });
    await panel(page).waitFor({ timeout: 3000 });
    return true;
  }, 'the panel');
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});
