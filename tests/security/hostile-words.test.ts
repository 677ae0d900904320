import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { started, useBrowser } from '../kit/browser';
import { sample, thorough } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();

beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider?.close());

/** What servers and browsers may read, count or cut differently. */
const pieces = [
  '😀',
  '👩🏽‍🚒',
  '🇦🇺',
  '\ud83d',
  '\ude00',
  '\u0000',
  '\ufffd',
  '\r\n',
  '\r',
  '\u2028',
  '\u200b',
  '\u202e',
  'e\u0301\u0323',
  'ß',
  'İ',
  'ﬃ',
  '한',
  'مرحبا',
  'नमस्ते',
  '<b>',
  '</script>',
  '<!--',
  '&amp;',
  '&#0;',
  '"',
  "'",
  '{reply}',
  '$&',
  '\\',
  ' ',
  '\u00a0',
  'a',
  '7',
];
const words = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((list) => list.join(''));

/** What a site needs to be a site: addresses, pictures, days and numbers. */
const STRUCTURE = /image|media|icon|route|link|path|slug|date|avatar|platform|rating|count|^id$|_id$|success|category/;

/** An answer with the next of `texts` in place of each of its words. */
function withWords(value: unknown, next: () => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withWords(item, next, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWords(part, next, name)]));
  return typeof value === 'string' && !STRUCTURE.test(key) ? next() : value;
}

const pages = ['/', '/free-quote', '/contact-us', '/adelaide-service', '/melbourne-service', '/service/gutter-flushing'];
const seeds = thorough ? [1, 2, 3, 4, 5] : [1];

it.each(seeds)(
  'whatever the content is (seed %i), typing into a form does not re-render its page (R-CONTENT-13)',
  async (seed) => {
    const texts = fc.sample(words, { seed, numRuns: 400 });
    let at = 0;
    provider.change = (value) => withWords(value, () => texts[at++ % texts.length] ?? 'a');
    running = await startSite(provider.url);
    try {
      for (const path of sample(pages, 3)) {
        const { page, consoleMessages, close } = await browser.open();
        await page.goto(running.site.url + path, { waitUntil: 'load' });
        await started(page);
        const field = page.locator('.lead-form input').first();
        const element = await field.elementHandle();
        await field.pressSequentially('Robin');
        await page.waitForSelector('html.js-live', { state: 'attached' });
        expect(await field.inputValue(), path).toBe('Robin');
        expect(await element?.evaluate((before) => before.isConnected), path).toBe(true);
        expect(consoleMessages, path).toEqual([]);
        await close();
      }
    } finally {
      await running.stop();
    }
  },
);
