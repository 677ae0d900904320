import { expect, inject, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from './browser';
import { PAGE_SHAPES } from './page-shapes';

const site = inject('siteUrl');
const browser = useBrowser();

/** What the pictures of the first window were asked for by, by address. */
async function askedBy(path: string, viewport: typeof PHONE) {
  const { page, noise, close } = await browser.open({ viewport });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requests.push(new URL(request.url()).pathname));
  await page.goto(site + path, { waitUntil: 'load' });
  const shown = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return (
      first && {
        path: new URL(first.currentSrc).pathname,
        by: entries.find(({ name }) => name === first.currentSrc)?.initiatorType,
      }
    );
  });
  await close();
  return { shown, times: requests.filter((asked) => asked === shown?.path).length, noise };
}

it.each(PAGE_SHAPES)('%s has its first picture asked for by a header, once, in the size that is shown', async (path) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { shown, times, noise } = await askedBy(path, viewport);
    if (!shown) return; // the page begins with words
    expect(shown).toMatchObject({ by: 'link', path: expect.stringMatching(/^\/pictures\/\d+\/.*\.avif$/) });
    expect(times).toBe(1);
    expect(noise).toEqual([]);
  }
});
