import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  DESKTOP,
  expectNoOverflow,
  holdScripts,
  hydrated,
  type OpenOptions,
  PHONE,
  useBrowser,
  violations,
} from '../kit/browser';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { startWeakSignal } from '../kit/weak-signal';

const site = inject('siteUrl');
const browser = useBrowser();

const pages = PAGE_SHAPES;

/** Scrolls through a page and reports every layout shift with its size and element. */
async function shifts(url: string, viewport: OpenOptions['viewport']): Promise<string[]> {
  const { page, close } = await browser.open({ viewport });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        seen.push(`${value} ${sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  await close();
  return seen;
}

interface Section {
  name: string;
  height: number;
}

/** Heights of a page's sections in pixels, with the same font. */
const heights = (page: Page): Promise<Section[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLElement>('#root section')].map((section) => ({
      name: section.ariaLabel ?? section.className,
      height: section.getBoundingClientRect().height,
    }));
  });

/** Sections whose height changed by at least a pixel; less is rounding. */
const resized = (before: Section[], after: Section[]) =>
  before.flatMap(({ name, height }, index) =>
    Math.abs(height - (after[index]?.height ?? 0)) < 1 ? [] : [`${name}: ${height} px, then ${after[index]?.height}`],
  );

/** Jumps and overflows appear on phones first; the desktop and unusual content are for the long run. */
const screens = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

describe.each(screens)('layout on a %s', (_, viewport) => {
  it.each(pages)('%s has no layout shift while it loads and scrolls to its end', async (path) => {
    expect(await shifts(site + path, viewport)).toEqual([]);
  });

  it.each(pages)('%s keeps the height of its sections when it is hydrated', async (path) => {
    const { page, close } = await browser.open({ viewport });
    const arrive = await holdScripts(page);
    await page.goto(site + path, { waitUntil: 'load' });
    const native = await heights(page);
    arrive();
    await hydrated(page);
    expect(resized(native, await heights(page))).toEqual([]);
    await close();
  });

  it.each(['/', '/service/house-cleaning'])('%s has no layout shift while it loads slowly on a weak connection', async (path) => {
    const weak = await startWeakSignal(site);
    expect(await shifts(weak.url + path, viewport)).toEqual([]);
    await weak.close();
  });
});

it.each([
  ['/', '.reviews [aria-label="Next"]'],
  ['/free-quote', '.lead-form [type=submit]'],
])('%s shows no hover style after a tap', async (path, selector) => {
  const { page, close } = await browser.open({ viewport: PHONE, touch: true });
  await page.goto(site + path, { waitUntil: 'load' });
  await hydrated(page);
  const button = page.locator(selector);
  const look = () =>
    button.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, boxShadow };
    });
  const before = await look();
  await button.tap();
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.hover(); // touch screens keep :hover after a tap; here the page may have moved away from the pointer
  expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
  expect(await look()).toEqual(before);
  await close();
});

/** Applies `change` to every displayed text of an answer, but not to paths, dates and enum values. */
function rewrite(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, change, name)]));
  const machine = /image|media|icon|avatar|platform|verified|route|link|date|^category$|number|happy|rating|count|value/;
  return typeof value === 'string' && !machine.test(key) ? change(value) : value;
}

/** Removes all fields that the contract does not require. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (!value || typeof value !== 'object') return value;
  const optional =
    /image|media|icon|avatar|platform|verified|paragraph$|subtitle|line1|line2|mission|vision|happy|rating$|button/;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (optional.test(key) && key !== 'rating' ? [] : [[key, bare(inner)]])),
  );
};

const stresses: [name: string, change: (value: unknown) => unknown, oddPictures?: boolean][] = [
  ['every text three times as long', (value) => rewrite(value, (text) => `${text} ${text} ${text}`)],
  ['every text one word', (value) => rewrite(value, () => 'Spotlessness')],
  ['no optional field', bare],
  [
    'forty reviews',
    (value) => {
      const { testimonials } = value as { testimonials?: unknown[] };
      return testimonials
        ? { testimonials: Array.from({ length: 40 }, (_, index) => testimonials[index % testimonials.length]) }
        : value;
    },
  ],
  ['pictures of odd proportions', (value) => value, true],
];

describe.each(stresses)('content stress: %s', (_, change, oddPictures = false) => {
  let provider: StandIn;
  let running: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    provider = await startStandIn();
    provider.change = change;
    provider.oddPictures = oddPictures;
    running = await startSite(provider.url);
  });
  afterAll(async () => {
    await running?.stop();
    await provider?.close();
  });

  it('every page shape fits its window and stays accessible', async () => {
    for (const width of [320, 1280]) {
      const { page, consoleMessages, close } = await browser.open({ viewport: { width, height: 720 }, reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.goto(running.site.url + path, { waitUntil: 'load' });
        await hydrated(page);
        await expectNoOverflow(page);
        expect([path, width, await violations(page)]).toEqual([path, width, []]);
      }
      expect(consoleMessages).toEqual([]);
      await close();
    }
  }, 120_000);
});
