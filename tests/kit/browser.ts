import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { patience } from './patience';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 720 };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Debian's Chromium, unless `CHROMIUM` names another. */
export const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
/** Chromium without its own windows: a page opens in a third of the time. */
const HEADLESS_SHELL = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell';
/** Flags of every test Chromium. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches the headless shell, or another Chromium. */
export const launch = (args: string[] = [], executablePath = HEADLESS_SHELL) =>
  chromium.launch({ executablePath, args: [...FLAGS, ...args] });

export interface OpenOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /** A touch screen without a pointer. */
  touch?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Time zone of the visitor's machine. */
  timezoneId?: string;
}

const withBrowser = () =>
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures this one needs
  test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  });
/** Made by the first file of a worker: programs that are no tests use this module too. */
let worker: ReturnType<typeof withBrowser> | undefined;

/** The browser of a worker for one test file, called at its top level. */
export function useBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  worker ??= withBrowser();
  worker.beforeAll(({ browser: launched }) => {
    browser = launched;
  });
  afterAll(() => Promise.all(contexts.map((context) => context.close())));
  return {
    /** A page in its own context; `consoleMessages` collects messages and errors. */
    async open(options: OpenOptions = {}): Promise<{ page: Page; consoleMessages: string[]; close(): Promise<void> }> {
      const context = await browser.newContext({
        viewport: options.viewport ?? DESKTOP,
        javaScriptEnabled: options.javaScript ?? true,
        hasTouch: options.touch ?? false,
        reducedMotion: options.reducedMotion ?? 'no-preference',
        timezoneId: options.timezoneId,
        bypassCSP: false,
      });
      context.setDefaultTimeout(30_000 * patience);
      contexts.push(context);
      const page = await context.newPage();
      const consoleMessages: string[] = [];
      page.on('console', (message) => {
        const failedToLoad = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
        if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text() + failedToLoad);
      });
      page.on('pageerror', (error) => consoleMessages.push(String(error)));
      return { page, consoleMessages, close: () => context.close() };
    },
  };
}

/** Holds back the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  return release;
}

/** Waits until the page's behaviours have started. */
export const started = (page: Page) => page.waitForSelector('html[data-started]', { state: 'attached' });

/** Touches the page's form, if it has one, and waits for hydration; other pages are not hydrated. */
export async function hydrated(page: Page) {
  await started(page);
  const forms = page.locator('form, .address-test');
  if ((await forms.count()) === 0) return;
  await forms.first().dispatchEvent('pointerdown');
  await page.waitForSelector('html.js-live', { state: 'attached' });
}

/** Waits until animations have ended, so that axe does not measure a colour in between. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Violations of WCAG 2.2 AA and best practices, one per line. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
    const { violations } = await (globalThis as any).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'], // it describes nothing else, which takes a fifth of its time
    });
    return violations.flatMap((violation: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary.replace(/\s+/g, ' ')}`),
    );
  });
}

/** Fails when the page is wider than the window, and names the elements. */
export async function expectNoOverflow(page: Page) {
  const sticksOut = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    const named = wide.map((element) => `${element.tagName.toLowerCase()}.${element.classList}`);
    return [`${scrollWidth} px in a window of ${window.innerWidth} px`, ...named.slice(0, 20)];
  });
  expect(sticksOut).toEqual([]);
}
