import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { sample } from '../kit/sample';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();

beforeAll(async () => {
  provider = await startStandIn();
  provider.change = (value) => withLongWords(value);
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

/** Without a place where a browser breaks a line. */
const WORD = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200);

/** What a site needs to be a site: addresses, pictures, days and numbers. */
const STRUCTURE =
  /image|media|icon|route|link|path|slug|date|avatar|platform|rating|^id$|_id$|success|category|zone|from|^to$|network|url/;

/** An answer with one long word in place of each of its texts. */
function withLongWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLongWords(part, name)]));
  if (typeof value !== 'string' || value === '' || STRUCTURE.test(key)) return value;
  return /<\w/.test(value) ? `<h2>${WORD}</h2><p>${WORD}</p><ul><li>${WORD}</li></ul><p><a href="/blog">${WORD}</a></p>` : WORD;
}

/** What is wider than its place: the page itself, and each text that leaves its block or the screen. */
const tooWide = () => {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} of ${clientWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.nodeValue?.trim() ||
      !parent?.checkVisibility() ||
      parent.closest('script, style, option, .vh, template, .form-trap')
    )
      continue;
    let block = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
    if (text.width <= 1 || box.width <= 1) continue;
    if (text.width > clientWidth || text.right > box.right + 1.5 || text.left < box.left - 1.5)
      found.push(`${block.tagName.toLowerCase()}.${block.className}: ${Math.round(text.width)} of ${Math.round(box.width)}`);
  }
  return [...new Set(found)];
};

const pages = [
  '/',
  '/free-quote',
  '/contact-us',
  '/about-us',
  '/adelaide-service',
  '/melbourne-service',
  '/faq-page',
  '/blog',
  '/blog-details/1',
  '/privacy',
  '/service/house-cleaning',
  '/service/gutter-flushing',
  '/service/window-cleaning',
  '/service/oven-cleaning',
  '/nowhere',
];

it.each(sample(pages, 5))(
  'one word of 200 letters in every field makes nothing on %s wider than the screen (R-PAGE-29)',
  async (path) => {
    const { page, close } = await browser.open({ viewport: { width: 320, height: 640 } });
    await page.goto(running.site.url + path, { waitUntil: 'load' });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(tooWide), `at ${width} px`).toEqual([]);
    }
    await close();
  },
);
