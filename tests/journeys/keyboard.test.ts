import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, PHONE, useBrowser } from '../kit/browser';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { sample } from '../kit/sample';

const site = inject('siteUrl');
const browser = useBrowser();

/** The focused element and whether it is visible; undefined at the end of the page. */
const focused = (page: Page): Promise<{ name: string; seen: boolean } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = Array.from({ length: 7 }, (_, index) => (index + 0.5) / 7);
    const seen = parts.some((across) =>
      parts.some((down) => {
        const there = document.elementFromPoint(left + across * width, top + down * height);
        return there !== null && element.contains(there);
      }),
    );
    return { name: element.outerHTML.slice(0, 120), seen };
  });

describe.each([
  ['without script', false, sample(PAGE_SHAPES, 4)],
  ['with its script', true, ['/', '/contact-us', '/free-quote']],
] as const)('a phone with a keyboard, %s', (_, javaScript, pages) => {
  it.each(pages)('%s shows the focused element: neither the header nor the call bar covers it (R-PAGE-1)', async (path) => {
    const { page, close } = await browser.open({ viewport: PHONE, javaScript, reducedMotion: 'reduce' });
    await page.goto(site + path, { waitUntil: 'load' });
    if (javaScript) await hydrated(page);
    const hidden: string[] = [];
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops += 1;
      if (!stop.seen) hidden.push(stop.name);
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    await close();
  });
});
