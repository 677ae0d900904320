import { servicePages } from 'contract/catalogue';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DESKTOP, expectNoOverflow, hydrated, PHONE, useBrowser, violations } from '../kit/browser';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { sample, thorough } from '../kit/sample';

const site = inject('siteUrl');
const browser = useBrowser();

interface Visited {
  title: string;
  description: string;
  canonical: string;
  h1: number;
  consoleMessages: string[];
  axe: string[];
  jsonLd: unknown[];
}

const visited = new Map<string, Visited>();
const dead: string[] = [];

/** Follows every internal link from the home page, in one window; `npm test` does so without JavaScript and pictures. */
beforeAll(async () => {
  const { page, consoleMessages, close } = await browser.open({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    javaScript: thorough,
  });
  const noPicture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  if (!thorough) await page.route(/\.(avif|webp|jpe?g|png|svg)(\?|$)/, (route) => route.fulfill(noPicture));
  const queue = ['/'];
  const seen = new Set(queue);
  while (queue.length > 0) {
    const path = queue.shift() as string;
    const response = await page.goto(site + path, { waitUntil: 'load' });
    if (response?.status() !== 200) {
      dead.push(`${path}: ${response?.status()}`);
      continue;
    }
    if (thorough) await hydrated(page);
    const at = new URL(page.url()).pathname + new URL(page.url()).search;
    const links = await page.$$eval('a[href]', (anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const link of links) {
      const url = new URL(link);
      const next = url.pathname + url.search;
      if (url.origin !== new URL(site).origin || seen.has(next) || url.searchParams.has('service')) continue;
      seen.add(next);
      queue.push(next);
    }
    if (visited.has(at)) continue;
    visited.set(at, {
      title: await page.title(),
      description: (await page.getAttribute('meta[name=description]', 'content')) ?? '',
      canonical: (await page.getAttribute('link[rel=canonical]', 'href')) ?? '',
      h1: await page.locator('h1').count(),
      consoleMessages: consoleMessages.splice(0),
      axe: thorough ? await violations(page) : [], // without, each shape of page is looked at below
      jsonLd: await page.$$eval('script[type="application/ld+json"]', (scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '')),
      ),
    });
  }
  await close();
}, 400_000);

const pages = () => [...visited];

describe('a crawl from the home page', () => {
  it('finds no dead link', () => expect(dead).toEqual([]));

  it('reaches every route of the table (R-ROUTE-1, R-CLAIM-2)', () => {
    const expected = [
      '/',
      '/about-us/',
      '/adelaide-service',
      '/melbourne-service',
      '/contact-us',
      '/faq-page',
      '/blog',
      '/free-quote',
      ...servicePages.map((page) => `/service/${page.slug}`),
    ];
    const reached = new Set(pages().map(([, page]) => new URL(page.canonical).pathname));
    expect(expected.filter((path) => !reached.has(path))).toEqual([]);
    expect(pages().filter(([path]) => path.startsWith('/blog-details/'))).toHaveLength(12);
  });

  it('finds no duplicate title or description', () => {
    const byCanonical = new Map(pages().map(([, page]) => [page.canonical, page]));
    for (const key of ['title', 'description'] as const) {
      const values = [...byCanonical.values()].map((page) => page[key]);
      expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('finds exactly one h1 on each page (R-HEAD-8)', () =>
    expect(
      pages()
        .filter(([, page]) => page.h1 !== 1)
        .map(([path]) => path),
    ).toEqual([]));

  it('finds no message on the console', () =>
    expect(pages().flatMap(([path, page]) => page.consoleMessages.map((line) => `${path}: ${line}`))).toEqual([]));

  it.runIf(thorough)('finds no violation of WCAG 2.2 AA on any page', () =>
    expect(pages().flatMap(([path, page]) => page.axe.map((line) => `${path}: ${line}`))).toEqual([]),
  );

  it('finds structured markup on every page, each block with context and type', () => {
    const bad = pages().filter(
      ([, page]) =>
        page.jsonLd.length === 0 ||
        page.jsonLd.some(
          (thing) =>
            (thing as Record<string, unknown>)['@context'] !== 'https://schema.org' ||
            !(thing as Record<string, unknown>)['@type'],
        ),
    );
    expect(bad.map(([path]) => path)).toEqual([]);
  });
});

describe('valid HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'void-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'attr-case': 'off',
      'tel-non-breaking': 'off',
      'require-sri': 'off',
    },
  });
  it('every page', async () => {
    const problems: string[] = [];
    for (const [path] of pages()) {
      const report = await validator.validateString(await (await fetch(site + path)).text());
      for (const result of report.results)
        for (const message of result.messages)
          problems.push(`${path}: ${message.ruleId}: ${message.message} (${message.selector})`);
    }
    expect([...new Set(problems)].slice(0, 20)).toEqual([]);
  });
});

const shapes = [...PAGE_SHAPES, '/melbourne-service', '/privacy', '/nothing'];

/** Visible defects of the current page. */
const brokenPictures = (page: Page) =>
  page.$$eval('img', (images) =>
    images.filter((image) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy').map((image) => image.src),
  );

describe.each(
  sample(
    [
      ['phone', PHONE, true],
      ['desktop', DESKTOP, false],
      ['phone', PHONE, false],
      ['desktop', DESKTOP, true],
    ],
    2,
  ),
)('on a %s', (_, viewport, javaScript) => {
  describe(javaScript ? 'with JavaScript' : 'without JavaScript', () => {
    let visit: Awaited<ReturnType<typeof browser.open>>;
    beforeAll(async () => {
      visit = await browser.open({ viewport, javaScript, reducedMotion: 'reduce' });
    });
    afterAll(() => visit?.close());

    it.each(shapes)('%s has no violation, no overflow and no broken picture', async (path) => {
      const { page, consoleMessages } = visit;
      consoleMessages.length = 0;
      await page.goto(site + path, { waitUntil: 'load' });
      if (javaScript) {
        if (path !== '/nothing') await hydrated(page);
        expect(await violations(page)).toEqual([]);
      }
      await expectNoOverflow(page);
      expect(await brokenPictures(page)).toEqual([]);
      expect(consoleMessages.filter((line) => path !== '/nothing' || !line.includes('404'))).toEqual([]);
    });
  });
});

it('every page shape fits a window of 320 px', async () => {
  const { page, close } = await browser.open({ viewport: { width: 320, height: 640 } });
  for (const path of shapes) {
    await page.goto(site + path);
    await expectNoOverflow(page);
  }
  await close();
});

afterAll(() => visited.clear());
