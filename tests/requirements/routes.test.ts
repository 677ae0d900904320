import { servicePages } from 'contract/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { eventually, pathOf, scrollTop, useReader, visit } from './visit';

const site = inject('siteUrl');
const browser = useBrowser();
const read = useReader(browser);
const heading = (page: Page, name: string | RegExp, level?: number) => page.getByRole('heading', { name, level, exact: true });

describe('route table', () => {
  const screens: [string, string, (page: Page) => Promise<unknown>][] = [
    ['/', 'Home', (page) => page.locator('.hero h1').waitFor()],
    ['/about-us/', 'About Us', (page) => heading(page, 'Our Mission').waitFor()],
    ['/adelaide-service', 'Adelaide service page', (page) => heading(page, 'Our Services In Adelaide').waitFor()],
    ['/melbourne-service', 'Melbourne service page', (page) => heading(page, 'Our Services In Melbourne').waitFor()],
    ['/contact-us', 'Contact', (page) => heading(page, 'Melbourne office').waitFor()],
    ['/faq-page', 'FAQ', (page) => page.getByRole('navigation', { name: 'Categories' }).waitFor()],
    ['/blog', 'Blog list', (page) => page.getByRole('navigation', { name: 'Pages' }).waitFor()],
    ['/blog-details/1', 'Blog details', (page) => page.getByText('Blog Details', { exact: true }).waitFor()],
    ['/free-quote', 'Free quote form', (page) => heading(page, 'GET FREE QUOTE', 1).waitFor()],
    ['/googleaddress', 'Address test screen', (page) => heading(page, /maps provider’s own field/, 1).waitFor()],
    ['/googleaddressSuggestion', 'Address test screen', (page) => heading(page, /our own suggestions/, 1).waitFor()],
  ];
  it.each(screens)('%s is the %s (R-ROUTE-1)', async (path, _, shown) => {
    const page = await read(site + path);
    await shown(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('/Header and /Footer show only the shared parts (R-ROUTE-15)', async () => {
    const page = await read(`${site}/Header`);
    expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([1, 0]);
    await page.goto(`${site}/Footer`);
    expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([0, 1]);
  });

  it('service pages under /service/: all 22 answer, each with its own heading (R-ROUTE-2)', async () => {
    expect(servicePages).toHaveLength(22);
    const headings = await Promise.all(
      servicePages.map(async ({ slug }) => {
        const response = await fetch(`${site}/service/${slug}`);
        return [response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]];
      }),
    );
    expect(headings.map(([status]) => status)).toEqual(servicePages.map(() => 200));
    expect(new Set(headings.map(([, title]) => title)).size).toBe(22);
  });

  it.each([
    ...['/', '/about-us/', '/adelaide-service', '/melbourne-service', '/contact-us', '/faq-page', '/blog', '/blog-details/1'],
    ...['/free-quote', '/service/oven-cleaning', '/privacy', '/suburb-check?suburb=Para+Hills', '/no-such-page'],
  ])('%s shares the header and footer and ends with a call-to-action section (R-PAGE-6)', async (path) => {
    const page = await read(site + path);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    const last = page.locator('main > *').last();
    expect(await pathOf(last.getByRole('link', { name: 'Get Free Quote' }))).toBe('/free-quote');
    expect(await last.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:\d+$/);
  });
});

describe('every route change scrolls the window to the top', () => {
  const toBottom = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  it('on links; back and forward restore the scroll position (R-ROUTE-4, R-ROUTE-5)', async () => {
    const { page, consoleMessages } = await visit(browser, `${site}/contact-us`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const [name, path] of [
      ['Blog', '/blog'],
      ['Contact', '/contact-us'],
    ] as const) {
      await toBottom(page);
      await eventually(() => scrollTop(page)).toBeGreaterThan(500);
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(site + path);
      await eventually(() => scrollTop(page)).toBe(0);
    }
    await page.goBack();
    await page.waitForURL(`${site}/blog`);
    await eventually(() => scrollTop(page)).toBeGreaterThan(500);
    await page.goForward();
    await page.waitForURL(`${site}/contact-us`);
    await eventually(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(consoleMessages).toEqual([]);
  });

  it('on a footer link that redirects (R-ROUTE-4)', async () => {
    const { page, consoleMessages } = await visit(browser, `${site}/contact-us`);
    await toBottom(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click(); // the pointer prefetches first
    await page.waitForURL(`${site}/about-us/`);
    await eventually(() => scrollTop(page)).toBe(0);
    expect(consoleMessages).toEqual([]);
  });

  it('a hash link scrolls to its target instead (R-ROUTE-5)', async () => {
    const { page } = await visit(browser, `${site}/faq-page`);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Gutter Cleaning' }).click();
    const target = heading(page, 'Gutter Cleaning', 2);
    const header = await page.getByRole('banner').boundingBox();
    await eventually(async () => Math.round((await target.boundingBox())?.y ?? -1)).toBeLessThan(400);
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });
});

it('Success popup: an overlay titled Success! with the message and an OK button (R-FORM-15)', async () => {
  const { page } = await visit(browser, `${site}/contact-us`, {
    before: (page) =>
      page.route('**/api/contact-submit', (route) => route.fulfill({ json: { success: true, reference: 'E-2345-6789' } })),
  });
  for (const [name, value] of [
    ['name', 'A'],
    ['email', 'a@example.com'],
    ['phone', '0400 000 000'],
    ['address', '1 Street'],
    ['captcha', '10'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('.lead-form [type=submit]').click();
  const popup = page.getByRole('dialog', { name: 'Success!' });
  await popup.getByRole('button', { name: 'OK' }).waitFor();
  expect(await popup.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'hidden' });
});
