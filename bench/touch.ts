import type { Page } from 'playwright-core';
import { CHROMIUM, hydrated, launch, PHONE, started } from '../tests/kit/browser';
import { openTab } from '../tests/kit/chromium-tab';
import { until } from '../tests/kit/stack';
import { boundRow, informativeRow, median, type Row } from './tools/row';
import { holdSlow } from './tools/slow-phone';
import { sharedStage } from './tools/stage';

/** Slow-down of the visitor's processor against this machine. */
const SLOW_DOWN = 4;
const ROUNDS = 5;
/** Number of clicks on a link: other load on the machine doubles the time of one in three. */
const CLICKS = 9;

/** Prepares an act on a page, and returns the act. */
type Prepare = (page: Page) => Promise<() => Promise<void>>;

/** Milliseconds between touch start and touch end. */
const PRESS_MS = 80;

/** A touch in the middle of an element by the protocol only: Playwright's click runs checks in the slow page. */
export const tap =
  (selector: string, index = 0): Prepare =>
  async (page) => {
    const element = page.locator(selector).nth(index);
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    return async () => {
      await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
      await page.waitForTimeout(PRESS_MS);
      await touch('touchEnd', []);
    };
  };

const typing: Prepare = async (page) => {
  await page.locator('[name=first_name]').focus();
  return () => page.keyboard.type('Alexandra', { delay: PRESS_MS });
};

const firstLetter: Prepare = async (page) => {
  const field = page.locator('[name=first_name]');
  await field.scrollIntoViewIfNeeded();
  return async () => {
    await field.focus();
    await page.keyboard.type('A');
  };
};

/** Acts of a visitor by touch or key with their page, state (hydrated or not) and limit. */
const acts: [name: string, path: string, ready: typeof started | typeof hydrated, prepare: Prepare, atMost: number][] = [
  ['menu', '/', started, tap('.head__toggle'), 50],
  ['accordion', '/faq-page', started, tap('summary', 2), 50],
  ['carousel', '/', started, tap('.reviews [aria-label="Next"]'), 50],
  ['first letter', '/free-quote', started, firstLetter, 50],
  ['typing', '/free-quote', hydrated, typing, 100],
  ['submit', '/free-quote', hydrated, tap('.lead-form [type=submit]'), 100],
];

async function slowPage(
  browser: Awaited<ReturnType<typeof launch>>,
  url: string,
  ready: typeof started | typeof hydrated,
  prepare: Prepare,
) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await ready(page);
  const act = await prepare(page);
  await page.waitForLoadState('networkidle');
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, act, close: () => context.close() };
}

/** The longest interaction during `act`, in milliseconds, as the browser measures INP. */
export async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    globalThis.events = [];
    new PerformanceObserver((list) => globalThis.events.push(...list.getEntries().filter((e) => e.interactionId).map((e) => e.duration)))
      .observe({ type: 'event', durationThreshold: 16 });`);
  await act();
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))`);
  return page.evaluate(`Math.max(0, ...globalThis.events)`);
}

/** Milliseconds from a click on a hydrated page's link to the paint of the next page. */
async function navigation(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/service/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not to be seen');
  await page.evaluate(`
    void (globalThis.painted = new Promise((done) => addEventListener('click', ({ timeStamp }) => {
      const from = document.querySelector('h1').textContent;
      const { port1, port2 } = new MessageChannel(); // a message that is sent in a frame comes when that frame is drawn
      port1.onmessage = () => done(performance.now() - timeStamp);
      const look = () => document.querySelector('h1')?.textContent === from ? requestAnimationFrame(look) : port2.postMessage('');
      requestAnimationFrame(look);
    }, { capture: true, once: true })));`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(`globalThis.painted`);
}

/** The same before hydration: the browser shows a prerendered document, with a view transition unless motion is reduced. */
async function documentNavigation(url: string, reducedMotion: boolean): Promise<number> {
  const tab = await openTab({ reducedMotion });
  try {
    await tab.goto(url);
    await until(async () => await tab.evaluate(`document.documentElement.matches('[data-started]')`), 'the behaviours');
    const [x, y] = await tab.placeOf('main a[href^="/service/"]');
    const path = await tab.evaluate(`document.querySelector('main a[href^="/service/"]').pathname`);
    await tab.point(x, y);
    const shown = await tab.prerendered(String(path));
    await tab.evaluate(`
      addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp), { capture: true });`);
    await tab.point(x, y, true);
    await shown();
    return Number(
      await tab.evaluate(`new Promise((done) => new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        const { activationStart } = performance.getEntriesByType('navigation')[0];
        if (paint) done(performance.timeOrigin + Math.max(paint.startTime, activationStart) - Number(localStorage.getItem('clicked')));
      }).observe({ type: 'paint', buffered: true }))`),
    );
  } finally {
    await tab.close();
  }
}

/** Milliseconds from focusing a form field to hydration, on a slow phone with a weak signal. */
async function fromFocusToAlive(browser: Awaited<ReturnType<typeof launch>>, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await holdSlow(context, page);
  await page.goto(url, { waitUntil: 'load' });
  await started(page);
  const taken = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const from = performance.now();
        new MutationObserver(() => {
          if (document.documentElement.classList.contains('js-live'))
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
        }).observe(document.documentElement, { attributes: true });
        document.querySelector<HTMLInputElement>('[name=first_name]')?.focus();
      }),
  );
  await context.close();
  return taken;
}

/** Response times for a visitor with a slow machine: interactions, and the next page by click. */
export async function touch(): Promise<Row[]> {
  const stack = await sharedStage();
  const browser = await launch([], CHROMIUM);
  try {
    const rows: Row[] = [];
    for (const [name, path, ready, prepare, atMost] of acts) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { page, act, close } = await slowPage(browser, stack.site.url + path, ready, prepare);
        rounds.push(await longest(page, act));
        await close();
      }
      rows.push(boundRow(`interaction at ${SLOW_DOWN} × slow-down: ${name}, median of ${ROUNDS}`, median(rounds), 'ms', atMost));
    }
    const alive: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) alive.push(await fromFocusToAlive(browser, `${stack.site.url}/free-quote`));
    rows.push(
      boundRow(
        `from focus in the quote form to alive, slow 4G, ${SLOW_DOWN} × slow-down, median of ${ROUNDS}`,
        median(alive),
        'ms',
        1500,
      ),
    );
    const clicks = { alive: [] as number[], prerendered: [] as number[], moving: [] as number[] };
    for (let click = 0; click < CLICKS; click += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(stack.site.url, { waitUntil: 'load' });
      await hydrated(page);
      clicks.alive.push(await navigation(page));
      await context.close();
      clicks.prerendered.push(await documentNavigation(stack.site.url, true));
      clicks.moving.push(await documentNavigation(stack.site.url, false));
    }
    const row = (state: string, taken: number[]) =>
      boundRow(`next page by click, ${state}, warm, median of ${CLICKS}`, median(taken), 'ms', 100);
    rows.push(
      row('hydrated', clicks.alive),
      row('not hydrated', clicks.prerendered),
      informativeRow(row('not hydrated, with its view transition drawn without a graphics card', clicks.moving)),
    );
    return rows;
  } finally {
    await browser.close();
  }
}
