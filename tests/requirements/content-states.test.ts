import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { thorough } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { eventually, settle, useReader, type VisitOptions, visit } from './visit';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const open = (path: string, options?: VisitOptions) => visit(browser, running.site.url + path, options);

beforeAll(async () => {
  provider = await startStandIn();
  provider.faults.set('/google-review-count', 'fails');
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

describe('testimonial carousel', () => {
  const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
  const left = (page: Page) =>
    reviews(page)
      .locator('ul')
      .evaluate((strip) => Math.round(strip.scrollLeft));
  /** Presses an arrow, even a disabled one. */
  async function press(page: Page, name: string) {
    const arrow = reviews(page).getByRole('button', { name });
    await settle(arrow);
    await arrow.click({ force: true });
  }
  const disabled = (page: Page, name: string) => reviews(page).getByRole('button', { name }).getAttribute('aria-disabled');

  it('the page index starts at 0, changes with the arrows, and stays between 0 and the last page (R-MOTION-7)', async () => {
    const { page } = await open('/contact-us');
    expect(await left(page)).toBe(0);
    await press(page, 'Previous');
    await press(page, 'Next');
    await eventually(() => left(page)).toBe(948);
    await press(page, 'Next');
    await eventually(() => left(page)).toBe(1896);
    expect(await disabled(page, 'Next')).toBe('true');
    await press(page, 'Next');
    await press(page, 'Previous');
    await eventually(() => left(page)).toBe(948);
    await press(page, 'Previous');
    await eventually(() => left(page)).toBe(0);
    expect(await disabled(page, 'Previous')).toBe('true');
  });

  it.runIf(thorough)('the index stays in range when the width changes (R-MOTION-7)', async () => {
    const { page } = await open('/contact-us', { viewport: { width: 700, height: 720 } });
    for (let step = 1; step <= 6; step++) {
      await press(page, 'Next');
      await eventually(() => left(page)).toBe(316 * step);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await eventually(() => left(page)).toBe(1896);
    await press(page, 'Previous');
    await eventually(() => left(page)).toBe(948);
  });

  it('the review count shows ... until it is loaded (R-CONTENT-5)', async () => {
    const page = await read(`${running.site.url}/about-us/`);
    await page.getByText('Based on ... reviews').waitFor();
  });
});

describe('FAQ accordion', () => {
  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('at most one item open; clicking the open one closes it, %s (R-FAQ-3)', async (_, javaScript) => {
    const { page } = await open('/faq-page', { javaScript });
    const items = page.locator('.acc details');
    const open_ = async () =>
      items.evaluateAll((all) => all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? index : [])));
    expect(await open_()).toEqual([]);
    await items.nth(0).locator('summary').click();
    await eventually(open_).toEqual([0]);
    await items.nth(3).locator('summary').click(); // in another category
    await eventually(open_).toEqual([3]);
    await items.nth(3).locator('.acc__answer').waitFor();
    await items.nth(3).locator('summary').press('Enter');
    await eventually(open_).toEqual([]);
  });
});

it('blog pagination: starts at 1, Previous disabled on page 1 and Next on the last (R-BLOG-2)', async () => {
  const { page } = await open('/blog');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const state = async () => ({
    current: await pages.locator('[aria-current=page]').innerText(),
    previous: (await pages.getByText('Previous').getAttribute('aria-disabled')) !== 'true',
    next: (await pages.getByText('Next').getAttribute('aria-disabled')) !== 'true',
  });
  expect(await state()).toEqual({ current: '1', previous: false, next: true });
  await pages.getByText('Previous').click({ force: true });
  await pages.getByText('Next').click();
  await eventually(state).toEqual({ current: '2', previous: true, next: true });
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await eventually(state).toEqual({ current: '3', previous: true, next: false });
  await pages.getByText('Next').click({ force: true });
  expect(page.url()).toBe(`${running.site.url}/blog?page=3`);
});

it('content sections are empty until their data loads, without a loading or error message (R-CONTENT-4)', async () => {
  const { page } = await open('/contact-us', { clock: true });
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_data/blog*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.clock.runFor(10_000);
  expect(await page.locator('.posts').count()).toBe(0);
  expect(await page.locator('[role=alert], [role=progressbar], [aria-busy=true]').count()).toBe(0);
  release();
  await page.locator('.posts').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog');
});
