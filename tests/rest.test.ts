import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { DESKTOP, holdScripts, hydrated, PHONE, useBrowser } from './browser';

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

/**
 * Follows a link of the page, or goes back where none is said, and tells how many sections the other page has when it is first
 * painted, and whether the footer can be seen then.
 */
const firstSight = (page: Page, link?: string) =>
  page.evaluate(
    (link) =>
      new Promise<{ sections: number; footer: boolean }>((done) => {
        const before = document.querySelector('h1')?.textContent;
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) return void requestAnimationFrame(look);
          const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
          done({ sections: document.querySelectorAll('#main > section').length, footer: footer < innerHeight });
        };
        if (link) document.querySelector<HTMLElement>(link)?.click();
        else history.back();
        requestAnimationFrame(look);
      }),
    link,
  );
const sections = (page: Page) => page.locator('#main > section').count();

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'paints the page behind a link, on a %s, before it draws what is below the window, and then all of it',
  async (_, viewport) => {
    const path = '/service/oven-cleaning';
    const plain = await browser.open({ viewport });
    await plain.page.goto(site + path);
    const whole = await sections(plain.page);
    await plain.close();

    const { page, noise, close } = await browser.open({ viewport });
    await page.goto(`${site}/`, { waitUntil: 'load' });
    await hydrated(page);
    const { sections: atFirst, footer } = await firstSight(page, `#main a[href="${path}"]`);
    expect(atFirst).toBeLessThan(whole);
    expect(footer).toBe(false);
    await expect.poll(() => sections(page)).toBe(whole);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(noise).toEqual([]);
    await close();
  },
);

it('has all of a page at once that is come back to, where the visitor had been', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${site}/service/oven-cleaning`, { waitUntil: 'load' });
  await hydrated(page);
  const whole = await sections(page);
  const place = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return scrollY;
  });
  await firstSight(page, 'footer a[href="/blog"]');
  expect((await firstSight(page)).sections).toBe(whole);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await close();
});
