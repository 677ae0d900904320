import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectNoOverflow, hydrated, PHONE, started, useBrowser, violations } from '../kit/browser';
import { sample } from '../kit/sample';
import { useSharedStack } from '../kit/shared-stack';
import { signIn, until } from '../kit/stack';

const TEXT = 'Closed over Easter, from Friday 26 to Monday 29 March. For anything urgent leave a message, and we call you back.';
const LINK = 'Our hours';
const browser = useBrowser();
const shared = useSharedStack();

async function announce(text: string | null) {
  const office = await signIn(shared.stack.cms);
  const link = text ? { label: LINK, page: '/contact-us' } : { label: null, page: null };
  const shown_on = { home: true, blog: true, contact: true };
  await office('POST', '/globals/announcement', { text, link, shown_on, _status: 'published' });
}
beforeAll(async () => {
  await announce(TEXT);
  await until(async () => (await (await fetch(shared.stack.site.url)).text()).includes(TEXT), 'the announcement');
});
afterAll(() => announce(null));

const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => page.getByRole('button', { name: 'Close the announcement' });
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** The sum of all layout shifts since the page's start, those after an input included. */
const shifts = (page: Page, afterInput = true) =>
  page.evaluate(
    (all) =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const entries = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
            done(entries.reduce((sum, { value, hadRecentInput }) => sum + (all || !hadRecentInput ? value : 0), 0));
          }),
        );
      }),
    afterInput,
  );

describe.each(
  sample([
    ['phone', PHONE],
    ['desk', DESKTOP],
  ] as const),
)('on a %s an announcement (R-PAGE-30)', (_, viewport) => {
  it('stands above the header, scrolls away, and once closed stays closed for the visit; nothing moves by itself', async () => {
    const { page, consoleMessages, close: leave } = await browser.open({ viewport });
    await page.goto(shared.stack.site.url);
    await started(page);
    const height = (await line(page).boundingBox())?.height ?? 0;
    expect(await topOf(page, '.announcement')).toBe(0);
    expect(await topOf(page, '.head')).toBe(Math.round(height));
    expect(await violations(page)).toEqual([]);
    await expectNoOverflow(page);
    expect(await shifts(page)).toBe(0);

    await page.evaluate(() => scrollTo(0, 1200));
    expect(await topOf(page, '.head')).toBe(0);
    const at = await page.evaluate(() => scrollY);
    await page.locator('.head :is(a, button):visible').last().focus();
    expect(await page.evaluate(() => scrollY), 'the header’s links are in sight already').toBe(at);
    await page.evaluate(() => scrollTo(0, 0));

    await close(page).click();
    await line(page).waitFor({ state: 'hidden' });
    expect(await topOf(page, '.head')).toBe(0);
    expect(await shifts(page, false), 'only what the visitor did moves something').toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('logo');

    for (const path of ['/blog', '/free-quote', '/']) {
      await page.goto(shared.stack.site.url + path);
      expect(await line(page).isVisible(), path).toBe(false);
      await started(page);
      expect(await shifts(page), path).toBe(0);
    }
    expect(consoleMessages).toEqual([]);
    await leave();

    const other = await browser.open({ viewport });
    await other.page.goto(shared.stack.site.url);
    await line(other.page).waitFor();
    await other.close();
  });

  it('stays without JavaScript, with its link and without a button', async () => {
    const { page, close: leave } = await browser.open({ viewport, javaScript: false });
    await page.goto(`${shared.stack.site.url}/blog`);
    expect(await close(page).count()).toBe(0);
    await line(page).getByRole('link', { name: LINK }).click();
    await page.waitForURL('**/contact-us');
    await line(page).waitFor();
    await leave();
  });
});

it('appears and disappears with the kind of page after a client-side navigation, and stays closed there', async () => {
  const { page, close: leave } = await browser.open({ viewport: DESKTOP });
  await page.goto(`${shared.stack.site.url}/free-quote`);
  await hydrated(page);
  await line(page).waitFor();
  const go = (name: string) => page.locator('.head').getByRole('link', { name, exact: true }).click();
  await go('About');
  await page.waitForURL('**/about-us/');
  await line(page).waitFor({ state: 'detached' });
  expect(await topOf(page, '.head')).toBe(0);
  await go('Blog');
  await line(page).waitFor();
  await close(page).click();
  await go('Contact');
  await page.waitForURL('**/contact-us');
  await page.locator('.announcement').waitFor({ state: 'attached' });
  expect(await line(page).isVisible()).toBe(false);
  await leave();
});

it('leaves room for the menu of a phone', async () => {
  const { page, close: leave } = await browser.open({ viewport: PHONE, touch: true });
  await page.goto(shared.stack.site.url);
  await started(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await topOf(page, '.head')).toBe(0);
  const menu = await page.locator('#menu').boundingBox();
  const head = await page.locator('.head').boundingBox();
  expect(menu?.y).toBeCloseTo(head?.height ?? 0, 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await line(page).waitFor();
  await leave();
});
