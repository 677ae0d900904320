import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { DESKTOP, hydrated, PHONE, useBrowser } from '../kit/browser';

const site = inject('siteUrl');
const browser = useBrowser();

/**
 * Follows a link, or goes back without one, and returns how many sections the next page has at its first paint, and whether the
 * footer is visible.
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
] as const)('a client-side navigation renders the first viewport, on a %s, before the rest of the page', async (_, viewport) => {
  const path = '/service/oven-cleaning';
  const plain = await browser.open({ viewport });
  await plain.page.goto(site + path);
  const whole = await sections(plain.page);
  await plain.close();

  const { page, consoleMessages, close } = await browser.open({ viewport });
  await page.goto(`${site}/`, { waitUntil: 'load' });
  await hydrated(page);
  const { sections: atFirst, footer } = await firstSight(page, `#main a[href="${path}"]`);
  expect(atFirst).toBeLessThan(whole);
  expect(footer).toBe(false);
  await expect.poll(() => sections(page)).toBe(whole);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(consoleMessages).toEqual([]);
  await close();
});

it('going back renders the whole page at once and restores the scroll position', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${site}/contact-us`, { waitUntil: 'load' });
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
