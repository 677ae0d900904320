import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { holdScripts, PHONE, useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import { eventually, freeze, settle, type VisitOptions, visit } from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const open = (path: string, options?: VisitOptions) => visit(browser, running.site.url + path, options);

const slide = (n: number) => ({ media: `slide-${n}.jpg`, media_type: 'image', heading: `Slide ${n}` });
beforeAll(async () => {
  provider = await startScriptedProvider({ '/hero-carousel': [slide(1), slide(2), slide(3)] });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

const hero = (page: Page) => page.getByRole('region', { name: 'What we do' });
const place = (page: Page) => hero(page).locator('.carousel__place').innerText();
const away = (page: Page) => page.mouse.move(640, 5);

/** The home page with its clock paused and the hero's timer restarted. */
async function openPaused(options: VisitOptions = {}) {
  const { page } = await open('/', { clock: true, ...options });
  await hero(page)
    .getByRole('button', { name: /the slides$/ })
    .waitFor();
  await freeze(page);
  await hero(page).hover();
  await eventually(() => hero(page).evaluate((element) => element.matches(':hover'))).toBe(true);
  await away(page);
  return page;
}

/** The slide after the visible one, of three. */
const after = (shown: string) => `${(Number(shown[0]) % 3) + 1} / 3`;

async function expectToMove(page: Page) {
  const shown = await place(page);
  await page.clock.runFor(2990);
  expect(await place(page)).toBe(shown);
  await page.clock.runFor(20);
  await eventually(() => place(page)).toBe(after(shown));
}

async function expectPaused(page: Page) {
  const shown = await place(page);
  await page.clock.runFor(10_000);
  expect(await place(page)).toBe(shown);
}

describe('hero carousel interval 3000 ms', () => {
  it('moves every 3000 ms, in a loop (R-MOTION-1)', async () => {
    const page = await openPaused();
    for (let turn = 0; turn < 4; turn++) {
      const shown = await place(page);
      await page.clock.runFor(turn === 0 ? 2990 : 2980);
      expect(await place(page)).toBe(shown);
      await page.clock.runFor(20);
      await eventually(() => place(page)).toBe(after(shown));
    }
  });

  it('stops on hover, and continues afterwards (R-MOTION-2)', async () => {
    const page = await openPaused();
    await hero(page).hover();
    await expectPaused(page);
    await away(page);
    await expectToMove(page);
  });

  it('does not start if the pointer was over it before hydration (R-MOTION-2)', async () => {
    const { page } = await browser.open();
    onTestFinished(() => page.context().close());
    await page.mouse.move(300, 400);
    const release = await holdScripts(page);
    await page.goto(running.site.url, { waitUntil: 'load' });
    await page.mouse.move(310, 400);
    await eventually(() => hero(page).evaluate((element) => element.matches(':hover'))).toBe(true);
    release();
    await hero(page)
      .getByRole('button', { name: /the slides$/ })
      .waitFor();
    const shown = await place(page);
    await page.waitForTimeout(4500); // a slide stays for 3000 ms
    expect(await place(page)).toBe(shown);
  });

  it('does not move before the page has loaded (R-MOTION-3)', async () => {
    const { page } = await browser.open();
    onTestFinished(() => page.context().close());
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/slide-1\.jpg/, (route) => held.then(() => route.abort()));
    await page.goto(running.site.url, { waitUntil: 'domcontentloaded' });
    await away(page);
    const left = () =>
      hero(page)
        .locator('.carousel__strip')
        .evaluate((strip) => strip.scrollLeft);
    await page.waitForTimeout(4500); // a slide stays for 3000 ms
    expect(await left()).toBe(0);
    release();
    await eventually(left).toBeGreaterThan(0);
  });

  it('all slides share one box (R-MOTION-4)', async () => {
    const { page } = await open('/');
    const boxes = await hero(page)
      .locator('.carousel__strip > li')
      .evaluateAll((slides) =>
        slides.map((slide) => {
          const { top, width, height } = slide.getBoundingClientRect();
          return { top, width, height };
        }),
      );
    expect(boxes).toEqual(Array.from({ length: 3 }, () => boxes[0]));
  });

  it('stops on keyboard focus (R-MOTION-2)', async () => {
    const page = await openPaused();
    const action = hero(page).locator('li:not([inert])').getByRole('link', { name: 'Get Free Quote' });
    await page.locator('.head__quote').focus();
    await page.keyboard.press('Tab');
    expect(await action.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectPaused(page);
  });

  it('is paused and resumed with its pause button (R-MOTION-2)', async () => {
    const page = await openPaused();
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await away(page);
    await expectPaused(page);
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await away(page);
    await expectToMove(page);
  });

  it('stops in a hidden tab (R-MOTION-2)', async () => {
    const page = await openPaused();
    const hide = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expectPaused(page);
    await hide(false);
    await expectToMove(page);
  });

  it('never starts under reduced motion (R-MOTION-2)', async () => {
    const page = await openPaused({ reducedMotion: 'reduce' });
    await expectPaused(page);
    expect(await place(page)).toBe('1 / 3');
  });
});

it('services carousel interval 4000 ms (R-MOTION-1)', async () => {
  const { page } = await open('/', { clock: true, viewport: PHONE });
  const strip = page.getByRole('region', { name: 'Our services' }).locator('ul');
  await page.getByRole('region', { name: 'Our services' }).getByRole('button', { name: 'Pause the slides' }).waitFor();
  await freeze(page);
  await strip.hover();
  await page.mouse.move(5, 5);
  const shown = () =>
    strip.evaluate((list) => {
      const left = list.scrollLeft + list.getBoundingClientRect().left;
      const offsets = [...list.children].map((card) => Math.abs(card.getBoundingClientRect().left + list.scrollLeft - left));
      return offsets.indexOf(Math.min(...offsets));
    });
  const at = await shown();
  await page.clock.runFor(3990);
  expect(await shown()).toBe(at);
  await page.clock.runFor(20);
  await eventually(shown).toBe((at + 1) % 3);
});

describe('testimonial cards per page', () => {
  it.each(
    sample([
      [1, 767],
      [2, 768],
      [2, 991],
      [3, 992],
    ]),
  )('%i at %i px; the carousel moves 316 px per card (R-MOTION-6, R-PAGE-26)', async (cards, width) => {
    const { page } = await open('/contact-us', { viewport: { width, height: 720 } });
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const strip = reviews.locator('ul');
    const inSight = await strip.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children]
        .map((card) => card.getBoundingClientRect())
        .filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
    });
    expect(inSight).toBe(cards);
    expect(
      await strip
        .locator('li')
        .first()
        .evaluate((card) => card.getBoundingClientRect().width),
    ).toBe(300);
    await settle(reviews.getByRole('button', { name: 'Next' }));
    await reviews.getByRole('button', { name: 'Next' }).click();
    await eventually(() => strip.evaluate((list) => Math.round(list.scrollLeft))).toBe(316 * cards);
  });

  it('card and step shrink together in a narrow window (R-MOTION-7)', async () => {
    const { page } = await open('/contact-us', { viewport: { width: 300, height: 640 } });
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const strip = reviews.locator('ul');
    const card = await strip
      .locator('li')
      .first()
      .evaluate((item) => item.getBoundingClientRect().width);
    expect(card).toBeLessThan(300);
    await settle(reviews.getByRole('button', { name: 'Next' }));
    await reviews.getByRole('button', { name: 'Next' }).click();
    await eventually(() => strip.evaluate((list) => Math.round(list.scrollLeft))).toBe(Math.round(card + 16));
  });
});

describe('scroll animation 1000 ms, once', () => {
  /** Records each entrance from now on: element and duration. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const seen: { at: string; lasts: number }[] = [];
      Object.assign(window, { seen });
      addEventListener('animationstart', (event) => {
        if (event.animationName !== 'enter') return;
        const target = event.target as Element;
        const lasts = Number(target.getAnimations()[0]?.effect?.getComputedTiming().duration);
        seen.push({ at: target.textContent?.slice(0, 40) ?? '', lasts });
      });
    });
  type Seen = { at: string; lasts: number }[];
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  /** Scrolls down the page like a reader, and back up. */
  async function tour(page: Page) {
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const top of [...Array.from({ length: Math.ceil(height / 500) }, (_, index) => index * 500), 0]) {
      await page.evaluate(
        (top) =>
          new Promise((done) => {
            scrollTo({ top, behavior: 'instant' });
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
        top,
      );
    }
  }

  it('each section is animated once, except those in the first viewport (R-MOTION-8)', async () => {
    const { page } = await open('/about-us/', { before: watch });
    expect(await seen(page)).toEqual([]);
    await tour(page);
    await eventually(async () => (await seen(page)).length).toBeGreaterThan(3);
    const first = await seen(page);
    expect(new Set(first.map(({ lasts }) => lasts))).toEqual(new Set([1000]));
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await tour(page);
    expect(await seen(page)).toEqual(first);
  });

  it('no animation under reduced motion (R-MOTION-8)', async () => {
    const { page } = await open('/about-us/', { before: watch, reducedMotion: 'reduce' });
    await tour(page);
    expect(await seen(page)).toEqual([]);
  });
});

it('breakpoints 576, 768 and 992 px (R-PAGE-26)', async () => {
  const { page } = await open('/free-quote', { javaScript: false });
  const toggle = page.getByRole('button', { name: 'Menu' });
  const columns = () =>
    page
      .locator('.field-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 720 });
    return { menu: await toggle.isVisible(), columns: await columns() };
  };
  expect(await at(575)).toEqual({ menu: true, columns: 1 });
  expect(await at(576)).toEqual({ menu: true, columns: 2 });
  expect((await at(991)).menu).toBe(true);
  expect((await at(992)).menu).toBe(false);
});
