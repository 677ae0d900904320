import type { Page } from 'playwright-core';
import { hydrated, launch, PHONE } from '../tests/browser';
import { boundRow, median, type Row } from './tools/row';
import { startStage } from './tools/stage';

/** How many times slower than this machine the visitor's is. */
const SLOW_DOWN = 4;
const ROUNDS = 5;

/** What a visitor does, each by touch or key, on the page where it is done. */
const acts: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  ['menu', '/', (page) => page.locator('.head__toggle').click()],
  ['accordion', '/faq-page', (page) => page.locator('summary').nth(2).click()],
  ['carousel', '/', (page) => page.locator('.reviews [aria-label="Next"]').click()],
  ['typing', '/free-quote', (page) => page.locator('[name=first_name]').pressSequentially('Alexandra')],
  ['submit', '/free-quote', (page) => page.locator('.lead-form [type=submit]').click()],
];

async function slowPage(browser: Awaited<ReturnType<typeof launch>>, url: string) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, close: () => context.close() };
}

/** The longest interaction while `act` runs, in milliseconds, as the browser reckons INP. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    globalThis.events = [];
    new PerformanceObserver((list) => globalThis.events.push(...list.getEntries().filter((e) => e.interactionId).map((e) => e.duration)))
      .observe({ type: 'event', durationThreshold: 16 });`);
  await act();
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))`);
  return page.evaluate(`Math.max(0, ...globalThis.events)`);
}

/** Milliseconds from a click on a link to the paint of the page that it leads to. */
async function navigation(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/service/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`
    void (globalThis.painted = new Promise((done) => addEventListener('click', ({ timeStamp }) => {
      const from = document.querySelector('h1').textContent;
      const look = () => document.querySelector('h1')?.textContent === from
        ? requestAnimationFrame(look)
        : requestAnimationFrame(() => done(performance.now() - timeStamp));
      look();
    }, { capture: true, once: true })));`);
  await link.click();
  return page.evaluate(`globalThis.painted`);
}

/** How fast a live page answers: interactions of a visitor whose machine is slow, and the next page by click. */
export async function touch(): Promise<Row[]> {
  const stack = await startStage();
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const [name, path, act] of acts) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { page, close } = await slowPage(browser, stack.site.url + path);
        rounds.push(await longest(page, () => act(page)));
        await close();
      }
      rows.push(boundRow(`interaction at ${SLOW_DOWN} × slow-down: ${name}, median of ${ROUNDS}`, median(rounds), 'ms', 100));
    }
    const clicks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(stack.site.url, { waitUntil: 'load' });
      await hydrated(page);
      clicks.push(await navigation(page));
      await context.close();
    }
    return [...rows, boundRow(`next page by click, warm, median of ${ROUNDS}`, median(clicks), 'ms', 100)];
  } finally {
    await browser.close();
    await stack.stop();
  }
}
