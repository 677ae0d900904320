import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import { eventually, freeze, type VisitOptions, visit } from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();

beforeAll(async () => {
  provider = await startScriptedProvider({
    '/hero-carousel': [
      { media: 'clip.mp4', media_webm: 'clip.webm', media_type: 'video', poster: 'poster.jpg', heading: 'Moving pictures' },
      { media: 'slide.jpg', media_type: 'image', heading: 'Still' },
    ],
  });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

async function open(options: VisitOptions = {}) {
  const asked: string[] = [];
  const { page } = await visit(browser, `${running.site.url}/`, {
    clock: true,
    ...options,
    before: async (page) => {
      page.on('request', (request) => request.url().includes('clip.') && asked.push(request.url()));
      await page.route(/clip\.webm$/, () => undefined); // never responds, so that playing never fails either
      await options.before?.(page);
    },
  });
  return { page, asked };
}
const video = (page: Page) => page.locator('.hero video');
const paused = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).paused);

describe('video (R-MOTION-5)', () => {
  it('is fetched only after the load event; until then its poster is shown', async () => {
    const { page } = await open();
    await eventually(() => paused(page)).toBe(false);
    const [fetched, loaded] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const clip = performance.getEntriesByType('resource').find(({ name }) => name.includes('clip.webm'));
      return [clip?.startTime ?? Number.POSITIVE_INFINITY, navigation?.loadEventStart ?? 0];
    });
    expect(fetched).toBeGreaterThanOrEqual(loaded);
    expect(await page.locator('.hero img').first().getAttribute('src')).toContain('poster.jpg');
  });

  it('is fetched as WebM, or as MP4 when WebM fails', async () => {
    const kind = (url: string) => url.split('.').at(-1);
    const { asked: first } = await open();
    await eventually(async () => first.map(kind)).toContain('webm');
    expect(first.map(kind)).not.toContain('mp4');
    const { asked: second } = await open({ before: (page) => page.route(/clip\.webm$/, (route) => route.abort()) });
    await eventually(async () => second.map(kind)).toContain('mp4');
  });

  it('is paused by the pause button', async () => {
    const { page } = await open();
    await freeze(page);
    await page.getByRole('region', { name: 'What we do' }).getByRole('button', { name: 'Previous' }).click({ force: true });
    await eventually(() => page.locator('.carousel__place').first().innerText()).toBe('1 / 2');
    await eventually(() => paused(page)).toBe(false);
    await page.getByRole('region', { name: 'What we do' }).getByRole('button', { name: 'Pause the slides' }).click();
    await eventually(() => paused(page)).toBe(true);
  });

  it.each<[string, VisitOptions]>([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    [
      'under Save-Data',
      {
        before: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
      },
    ],
    ['without JavaScript', { javaScript: false }],
  ])('is not fetched %s: the poster stays', async (_, options) => {
    const { page, asked } = await open({ ...options, clock: options.javaScript !== false });
    if (options.javaScript !== false) {
      await page
        .getByRole('button', { name: /the slides$/ })
        .first()
        .waitFor();
      await page.clock.runFor(20_000);
    }
    if (options.javaScript !== false) expect(await paused(page)).toBe(true);
    expect(asked).toEqual([]);
    expect(await page.locator('.hero img').first().getAttribute('src')).toContain('poster.jpg');
  });
});
