import type { BrowserContext, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../../tests/kit/browser';

/** Lighthouse's slow phone: pixels, latency in milliseconds, bytes per second down and up, processor slow-down. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 750 * 128 };
const SLOWDOWN = 4;
/** The largest paint is final when none follows within this many milliseconds after the load event. */
const SETTLED_MS = 700;

/** Throttles a page like Lighthouse's slow phone on a weak signal. */
export async function holdSlow(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** First and largest paint in milliseconds from the start of the visit. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** A Chromium throttled like a slow phone on a weak signal that reports its real paints. */
export async function startSlowPhone() {
  const browser = await launch([], CHROMIUM);
  async function paints(url: string): Promise<Paints> {
    const context = await browser.newContext(SCREEN);
    const page = await context.newPage();
    await holdSlow(context, page);
    await page.goto(url, { waitUntil: 'load' });
    const found = await page.evaluate(
      (settled) =>
        new Promise<Paints>((done) => {
          let timer: ReturnType<typeof setTimeout>;
          new PerformanceObserver((list) => {
            const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            clearTimeout(timer);
            timer = setTimeout(() => {
              const [first] = performance.getEntriesByName('first-contentful-paint');
              done({ fcp: first?.startTime ?? Number.NaN, lcp });
            }, settled);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
      SETTLED_MS,
    );
    await context.close();
    return found;
  }
  return { paints, close: () => browser.close() };
}
