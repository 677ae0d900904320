import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, hydrated, PHONE, started, useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';

const site = inject('siteUrl');
const browser = useBrowser();

const ENTRY = /\/assets\/entry\.browser-[^/]+\.js$/;

/** Requests of a page except itself, pictures and fonts. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

describe.each(
  sample([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const),
)('on a %s', (screen, viewport) => {
  it('reading, scrolling, menu, arrows, questions and maps work without hydration', async () => {
    const { page, consoleMessages, close } = await browser.open({ viewport });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' }));
    const asked = askedFor(page);
    await page.goto(`${site}/contact-us`, { waitUntil: 'load' });
    await started(page);
    await scrollThrough(page);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => reviews.locator('ul').evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Show the live map' }).first().click();
    await page.locator('iframe').waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    if (screen === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    if (screen === 'phone') await menu.getByText('Services').click();
    else await menu.getByText('Services').hover();
    await menu.getByRole('link', { name: 'Melbourne' }).click();
    await page.waitForURL('**/melbourne-service');
    await started(page);
    await page.goto(`${site}/faq-page`, { waitUntil: 'load' });
    await started(page);
    await page.locator('summary:visible').last().click();
    expect(asked.filter((path) => !/^\/assets\/start\.browser-[^/]+\.js$/.test(path))).toEqual([]);
    expect(consoleMessages).toEqual([]);
    await close();
  });
});

it('the handle between before and after works with keys without hydration', async () => {
  const { page, close } = await browser.open();
  const asked = askedFor(page);
  await page.goto(`${site}/service/house-cleaning`, { waitUntil: 'load' });
  await started(page);
  const handle = page.locator('.ba__range').first();
  await handle.focus();
  await page.keyboard.press('Home');
  const covered = () =>
    page
      .locator('.ba__side')
      .first()
      .evaluate((side) => getComputedStyle(side).clipPath);
  expect(await covered()).toMatch(/100%/);
  expect(asked.filter((path) => !path.includes('/start.'))).toEqual([]);
  await close();
});

const forms = [
  [
    '/contact-us',
    { name: 'Robin Example', email: 'robin@example.com', phone: '0491 570 156', address: '1 Example Street', captcha: '10' },
  ],
  [
    '/free-quote',
    {
      first_name: 'Robin',
      last_name: 'Example',
      email: 'robin@example.com',
      phone: '0491 570 156',
      address: '1 Example Street',
      suburb: 'Para Hills',
      post_code: '5096',
    },
  ],
] as const;

describe.each(sample(forms))('a visitor of %s who acts at once', (path, typed) => {
  it.each(
    sample([
      ['after 300 ms', 300],
      ['at once', 0],
      ['after 3 s', 3000],
      ['never', Number.POSITIVE_INFINITY],
      ['not at all, its request fails', Number.NaN],
    ]),
  )('loses no input when the code arrives %s (R-FORM-23, R-FORM-24)', async (_, delay) => {
    const { page, close } = await browser.open({ viewport: PHONE });
    await page.route(ENTRY, async (route) => {
      if (Number.isNaN(delay)) return route.abort();
      if (delay === Number.POSITIVE_INFINITY) return;
      await new Promise((done) => setTimeout(done, delay));
      await route.continue().catch(() => undefined); // the page may be closed
    });
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.postData() ?? ''));
    await page.goto(site + path, { waitUntil: 'load' });
    const form = page.locator('.lead-form form');
    const who = `${delay}@example.com`;
    for (const [name, value] of Object.entries({ ...typed, email: who }))
      await form.locator(`[name=${name}]`).pressSequentially(value);
    await form.locator('[type=submit]').click();
    await page.locator('.form-reference').first().waitFor();
    const lead = posted.map(decodeURIComponent).filter((body) => body.includes(who));
    expect(lead).toHaveLength(1);
    for (const value of Object.values({ ...typed, email: who }))
      expect(lead[0]?.replaceAll('+', ' ').replaceAll('"', '')).toContain(value);
    await close();
  });
});

it('a form shows its input again when the visitor returns', async () => {
  const { page, close } = await browser.open();
  await page.goto(`${site}/free-quote`, { waitUntil: 'load' });
  await hydrated(page);
  await page.locator('[name=first_name]').fill('Kept');
  await page.goto(`${site}/privacy`, { waitUntil: 'load' });
  await page.goto(`${site}/free-quote`, { waitUntil: 'load' });
  await expect.poll(() => page.locator('[name=first_name]').inputValue()).toBe('Kept');
  await close();
});

it('prefetches the document of a hovered link once, in browsers without speculation rules', async () => {
  const { page, consoleMessages, close } = await browser.open();
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => request.headers()['sec-purpose'] === 'prefetch' && fetched.push(new URL(request.url()).pathname),
  );
  await page.goto(`${site}/privacy`, { waitUntil: 'load' });
  await started(page);
  for (const href of ['/blog', '/contact-us', '/blog']) {
    const coming = page.locator(`link[rel=prefetch][href$="${href}"]`).waitFor({ state: 'attached' });
    await page.locator(`header a[href="${href}"]`).first().hover();
    await coming;
  }
  await page.locator('a[href^="tel:"]').first().hover();
  await expect.poll(() => fetched.toSorted()).toEqual(['/blog', '/contact-us']);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(2);
  expect(consoleMessages).toEqual([]);
  await close();
});
