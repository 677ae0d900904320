import { expect, inject, it } from 'vitest';
import { DESKTOP, PHONE, started, useBrowser } from '../kit/browser';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { until } from '../kit/stack';

const site = inject('siteUrl');
const browser = useBrowser();

/** Shorter than a page's wait for a larger paint; twice this value is longer. */
const MOST_OF_THE_WAIT_MS = 150;

/** URL of the page's first picture, and the number of requests for it. */
async function firstPicture(path: string, viewport: typeof PHONE) {
  const { page, consoleMessages, close } = await browser.open({ viewport });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requests.push(new URL(request.url()).pathname));
  await page.goto(site + path, { waitUntil: 'load' });
  const shown = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    return first && new URL(first.currentSrc).pathname;
  });
  await close();
  return { shown, times: requests.filter((asked) => asked === shown).length, consoleMessages };
}

it.each(PAGE_SHAPES)('%s requests its first picture once, in the displayed size', async (path) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { shown, times, consoleMessages } = await firstPicture(path, viewport);
    if (!shown) return; // the page starts with text
    expect(shown).toMatch(/^\/pictures\/\d+\/.*\.avif$/);
    expect(times).toBe(1);
    expect(consoleMessages).toEqual([]);
  }
});

it('requests its code when no larger paint has followed for a while', async () => {
  const { page, close } = await browser.open();
  const code: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && code.push(request.url()));
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { largestPaints: 0 });
    new PerformanceObserver((list) => {
      seen.largestPaints += list.getEntries().length;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const paints = () => page.evaluate(() => Reflect.get(globalThis, 'largestPaints') as number);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${site}/privacy`, { waitUntil: 'load' });
  await until(async () => (await paints()) > 0, 'the first paint');
  await page.clock.runFor(MOST_OF_THE_WAIT_MS);
  const before = await paints();
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'A larger paint. '.repeat(400);
    words.style.cssText = 'position:fixed;inset:0;z-index:99;background:white';
    document.body.append(words);
  });
  await until(async () => (await paints()) > before, 'a larger paint');
  await page.clock.runFor(MOST_OF_THE_WAIT_MS);
  expect(code).toEqual([]);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.clock.runFor(MOST_OF_THE_WAIT_MS);
  await asked;
  await close();
});

it('prefetches the document of a hovered link until the page is hydrated', async () => {
  const { page, consoleMessages, close } = await browser.open();
  await page.goto(site, { waitUntil: 'load' });
  await started(page);
  const session = await page.context().newCDPSession(page);
  const fetched: { status: string; prefetchUrl: string }[] = [];
  session.on('Preload.prefetchStatusUpdated', (update) => fetched.push(update));
  await session.send('Preload.enable');
  const link = page.locator('header a[href="/blog"]');
  await link.hover();
  const isReady = ({ status, prefetchUrl }: (typeof fetched)[number]) => status === 'Ready' && prefetchUrl === `${site}/blog`;
  await expect.poll(() => fetched.some(isReady)).toBe(true);
  await link.click();
  await page.waitForURL('**/blog');
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
  expect(consoleMessages).toEqual([]);
  await close();
});
