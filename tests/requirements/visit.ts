import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { hydrated, type OpenOptions, type useBrowser } from '../kit/browser';

/** How long a busy machine may take, in milliseconds, before a test fails. */
const TIMEOUT_MS = 30_000;

export interface VisitOptions extends OpenOptions {
  /** The page's clock can be paused with `freeze`. */
  clock?: boolean;
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>;
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
/** Answers pictures at once: these tests are not about making variants. */
const standInPictures = (page: Page) =>
  page.route(/\/(pictures|storage)\/.*\.(jpg|webp|avif)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );

/** A page without JavaScript shared by a file's reading tests: opens a URL and returns the page. */
export function useReader(browser: ReturnType<typeof useBrowser>, viewport?: OpenOptions['viewport']) {
  let opened: ReturnType<typeof browser.open> | undefined;
  return async (url: string): Promise<Page> => {
    opened ??= browser.open({ javaScript: false, viewport }).then(async (made) => {
      made.page.setDefaultTimeout(TIMEOUT_MS);
      await standInPictures(made.page);
      return made;
    });
    const { page } = await opened;
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return page;
  };
}

/** A page in its own context that is closed after the test; hydrated unless JavaScript is off. */
export async function visit(browser: ReturnType<typeof useBrowser>, url: string, options: VisitOptions = {}) {
  const { page, consoleMessages, close } = await browser.open(options);
  onTestFinished(close);
  page.setDefaultTimeout(TIMEOUT_MS);
  await standInPictures(page);
  if (options.clock) await page.clock.install();
  await options.before?.(page);
  await page.goto(url, { waitUntil: options.javaScript === false ? 'domcontentloaded' : 'load' });
  if (options.javaScript !== false) await hydrated(page);
  return { page, consoleMessages };
}

/** Pauses the page's clock; only `page.clock.runFor` advances it. */
export async function freeze(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/** Submits the form with a paused clock and lets the one frame pass that shows the reaction. */
export async function submitFrozen(page: Page) {
  await page.locator('.lead-form [type=submit]').press('Enter');
  await page.clock.runFor(20);
}

/** Waits until the page has a value. */
export const eventually = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: TIMEOUT_MS, interval: 50 });

/** Scrolls to an element and waits until its section's entrance has ended. */
export async function settle(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Path of a link, without its query. */
export async function pathOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '', 'http://site').pathname;
}

/** Paths of links, in order. */
export const pathsOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Fills in a form by field name. */
export async function fillForm(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`.lead-form [name="${name}"]`);
    if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Values of a form by field, without the honeypot. */
export const valuesOf = (page: Page) =>
  page.locator('.lead-form form').evaluate((form) => {
    const entries = [...new FormData(form as HTMLFormElement)].filter(([name]) => name !== 'blank');
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  });

export const enquiry = (name: string) => ({
  name,
  email: 'visitor@example.com',
  phone: '0400 000 000',
  city: 'Adelaide',
  address: '1 Example Street',
  message: 'Three rooms',
  captcha: '10',
});

export const quoteRequest = (first_name: string) => ({
  first_name,
  last_name: 'Visitor',
  email: 'visitor@example.com',
  phone: '0400 000 000',
  service: 'Oven Cleaning',
  cleaning_model: 'Weekly',
  city: 'Adelaide',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
  requirements: 'Three rooms',
});

export const THANKS = "Thank you! Your form has been submitted successfully. We'll get back to you soon!";
