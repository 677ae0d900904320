import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { holdScripts, hydrated, PHONE, useBrowser } from './browser';

const site = inject('siteUrl');
const browser = useBrowser();

/** The words of the closing section, as whoever reads the page out gets them. */
const closing = async (page: Page) => (await page.locator('#main').innerText()).includes('quote comes within 24 hours');
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#main > *')].filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
  );

it('lays out what is below the first window later, and then all of it', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  const arrive = await holdScripts(page);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  expect(await skipped(page)).toBeGreaterThan(3);
  arrive();
  await hydrated(page);
  expect(await skipped(page)).toBe(0);
  expect(await page.locator('#main > [data-whole]').count()).toBe(0);
  expect(await closing(page)).toBe(true);
  await close();
});

it('lays out all of it at once where no script will, and where the visitor enters the page in its middle', async () => {
  const plain = await browser.open({ viewport: PHONE, javaScript: false });
  await plain.page.goto(`${site}/`);
  expect(await skipped(plain.page)).toBe(0);
  await plain.close();

  const { page, close } = await browser.open({ viewport: PHONE });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site}/about-us/#main`, { waitUntil: 'load' });
  expect(await skipped(page)).toBe(0);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'load' });
  expect(await skipped(page)).toBe(0);
  await close();
});
