import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../../tests/kit/browser';
import { blockingRow, boundRow, informativeRow, median, type Row, ratioRow, turnsRow } from './row';

/** Lighthouse's slow phone: pixels, latency in milliseconds, bytes per second down and up, processor slow-down. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const NETWORK = { offline: false, latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 750 * 128 };
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

/** A request of a load: when it was made, in milliseconds from the first one, and the bytes of its answer. */
interface Requested {
  url: string;
  type: string | undefined;
  at: number;
  bytes: number;
}

/** The requests of a throttled page from now on. */
export function watchRequests(session: CDPSession): () => Requested[] {
  const found = new Map<string, Requested>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) =>
    found.set(requestId, { url, type, at: timestamp * 1000, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = found.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const all = [...found.values()];
    return all.map((request) => ({ ...request, at: request.at - (all[0]?.at ?? 0) }));
  };
}

/** Bytes of the requests that were made by then, in milliseconds. */
export const bytesOf = (requests: Requested[], until = Number.POSITIVE_INFINITY) =>
  requests.reduce((sum, { at, bytes }) => sum + (at <= until ? bytes : 0), 0);

/** First and largest paint in milliseconds from the start of the visit. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** One load until nothing is asked for any more. */
export interface Load extends Paints {
  requests: Requested[];
  /** What tasks took beyond 50 ms each, in milliseconds. */
  blocking: number;
  /** Layout shift. */
  cls: number;
}

/** Loads of a page and of its comparison. */
export interface Turns {
  ours: Load[];
  twin: Load[];
}

/** A Chromium throttled like a slow phone on a weak signal that reports its real paints. */
export async function startSlowPhone() {
  const browser = await launch([], CHROMIUM);
  async function load(url: string): Promise<Load> {
    const context = await browser.newContext(SCREEN);
    const page = await context.newPage();
    const requests = watchRequests(await holdSlow(context, page));
    await page.addInitScript(`
      globalThis.seen = { blocking: 0, cls: 0 };
      const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
      watch('longtask', ({ duration }) => (seen.blocking += duration - 50));
      watch('layout-shift', ({ value }) => (seen.cls += value));`);
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
    await page.waitForLoadState('networkidle');
    const { blocking, cls } = await page.evaluate<Pick<Load, 'blocking' | 'cls'>>('globalThis.seen');
    await context.close();
    return { ...found, blocking, cls, requests: requests() };
  }
  /** Loads of two addresses in turns; the second of a round finds a warmer browser. */
  async function inTurns(ours: string, twin: string, rounds: number): Promise<Turns> {
    const seen: Turns = { ours: [], twin: [] };
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        ['ours', ours],
        ['twin', twin],
      ] as const;
      for (const [who, url] of round % 2 === 0 ? turns : turns.toReversed()) seen[who].push(await load(url));
    }
    return seen;
  }
  return { load, inTurns, close: () => browser.close() };
}

/** Bytes of the behaviours, which every page starts once it is painted and no twin has, with their headers. */
const BEHAVIOURS = 4400;

const of = ({ ours, twin }: Turns, value: (load: Load) => number) => [ours.map(value), twin.map(value)] as [number[], number[]];
const medians = (turns: Turns, value: (load: Load) => number) => of(turns, value).map(median) as [number, number];

/** Blocking of a page against its comparison. */
export const blockingOf = (what: string, turns: Turns): Row =>
  blockingRow(
    `${what}: blocking`,
    medians(turns, ({ blocking }) => blocking),
  );

/** Rows of a page against its twin: bytes, blocking and layout shift, and paints in turns. */
export function twinRows(what: string, turns: Turns, { behaviours = true } = {}): Row[] {
  const whole = medians(turns, ({ requests }) => bytesOf(requests));
  const before = medians(turns, ({ requests, lcp }) => bytesOf(requests, lcp));
  const wholeRow = ratioRow(`${what}: bytes of the whole load`, whole, 'B', { atMost: 1.05 });
  return [
    ratioRow(`${what}: bytes until the largest paint`, before, 'B', { atMost: 1.05 }),
    // The behaviours have the same size on all pages, so their share is largest on text pages.
    ...(behaviours
      ? [informativeRow(wholeRow), boundRow(`${what}: bytes that its twin does not load`, whole[0] - whole[1], 'B', BEHAVIOURS)]
      : [wholeRow]),
    turnsRow(
      `${what}: first paint`,
      of(turns, ({ fcp }) => fcp),
      'ms',
      { atMost: 1.1 },
    ),
    turnsRow(
      `${what}: largest paint`,
      of(turns, ({ lcp }) => lcp),
      'ms',
      { atMost: 1.1 },
    ),
    blockingOf(what, turns),
    boundRow(`${what}: CLS`, Math.max(...turns.ours.map(({ cls }) => cls)), '', 0),
  ];
}
