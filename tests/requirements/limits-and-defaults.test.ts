import { starterSettings } from 'contract/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { started, useBrowser } from '../kit/browser';
import { thorough } from '../kit/sample';
import { startSite, until } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import { enquiry, eventually, fillForm, freeze, submitFrozen, THANKS, useReader, type VisitOptions, visit } from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const open = (path: string, options?: VisitOptions) => visit(browser, running.site.url + path, options);

const words = 'seven letters wordings '.repeat(60);
const post = (id: number, description: string) => ({
  id,
  title: `Post ${id}`,
  image: 'a.jpg',
  publish_date: '2026-09-28',
  description,
});
const entry = (description: string) => ({ image: 'a.jpg', heading: 'Post 1', date: '2026-09-28', title: 'Part', description });

beforeAll(async () => {
  provider = await startScriptedProvider({
    '/blogs': [post(1, `<p>${words}</p>`), post(2, '<p>Short <b>and</b> whole.</p>'), ...[3, 4, 5, 6].map((id) => post(id, 'x'))],
    '/blog-details-by-blog/1': [entry(`<p>${words}<em>the very end</em></p>`)],
    '/additions': { additions: ['vitals'] },
    '/vitals': {},
  });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

describe('blog', () => {
  it('page size 5 (R-BLOG-1)', async () => {
    const page = await read(`${running.site.url}/blog`);
    expect(await page.locator('.posts article').count()).toBe(5);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.locator('.posts article').count()).toBe(1);
  });

  it('blog descriptions truncated at a word within 500 characters; an ellipsis only if truncated (R-CONTENT-6)', async () => {
    const page = await read(`${running.site.url}/blog`);
    const [cut = '', whole] = await page.locator('.posts .card__body > p').allInnerTexts();
    expect(cut.length).toBeGreaterThan(480);
    expect(cut.length).toBeLessThanOrEqual(501);
    expect(cut).toMatch(/ (seven|letters|wordings)…$/);
    expect(words.startsWith(cut.slice(0, -1))).toBe(true);
    expect(whole).toBe('Short and whole.');
  });

  it('detail descriptions truncated in the same way, the rest in a disclosure (R-CONTENT-6, R-CONTENT-7)', async () => {
    const page = await read(`${running.site.url}/blog-details/1`);
    const shown = await page.locator('.article section > .rich').innerText();
    expect(shown.length).toBeLessThanOrEqual(501);
    expect(shown.length).toBeGreaterThan(480);
    expect(shown).toMatch(/…$/);
    const rest = page.locator('.article__rest');
    expect(await rest.getByText('the very end').isVisible()).toBe(false);
    await rest.locator('summary').click();
    await rest.getByText('the very end').waitFor();
  });
});

describe('the HTTP client', () => {
  it('has no default timeout, and treats status 200 to 299 as success (R-WIRE-14)', async () => {
    const { page } = await open('/contact-us', { clock: true });
    await fillForm(page, enquiry('Patient'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/contact-submit', async (route) => {
      await held;
      await route.fulfill({ status: 299, json: { success: true, reference: 'E-2345-6789' } });
    });
    await freeze(page);
    await submitFrozen(page);
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.runFor(30 * 60_000);
    expect(await page.getByRole('button', { name: 'Submitting...' }).isVisible()).toBe(true);
    release();
    await page.getByRole('dialog').getByText(THANKS).waitFor();
  });
});

describe('options and defaults of the quote form', () => {
  const select = async (page: Page, name: string) => {
    const control = page.locator(`.lead-form [name=${name}]`);
    return { chosen: await control.inputValue(), options: await control.locator('option').allInnerTexts() };
  };

  it.each([
    [
      'service options, House Cleaning by default',
      'service',
      'House Cleaning, Commercial Cleaning, Gutter Cleaning, Roof Cleaning, Window Cleaning, Pressure Cleaning, Solar Cleaning, NDIS Cleaning, Carpet Steam Cleaning, Oven Cleaning, Others',
    ],
    ['cleaning model options, Once off by default', 'cleaning_model', 'Once off, Weekly, Fortnightly, Monthly'],
    ['city options: Adelaide only', 'city', 'Adelaide'],
    ['state option: South Australia only', 'state', 'South Australia'],
  ])('%s (R-FORM-7)', async (_, name, listed) => {
    const options = listed.split(', ');
    for (const site of [running.site.url, inject('siteUrl')]) {
      const page = await read(`${site}/free-quote`);
      expect(await select(page, name)).toEqual({ chosen: options[0], options });
    }
  });

  it('?service= and ?city= select an option by slug; unknown slugs are ignored (R-ROUTE-16)', async () => {
    const chosen = await read(`${running.site.url}/free-quote?service=oven-cleaning&city=melbourne`);
    expect((await select(chosen, 'service')).chosen).toBe('Oven Cleaning');
    expect((await select(chosen, 'city')).chosen).toBe('Adelaide');
    const unknown = await read(`${running.site.url}/free-quote?service=nothing`);
    expect((await select(unknown, 'service')).chosen).toBe('House Cleaning');
  });
});

/** The structured data of a page, block by block. */
const markup = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));

describe('opening hours', () => {
  it('shown on the contact page (R-PAGE-22)', async () => {
    const page = await read(`${running.site.url}/contact-us`);
    const hours = await page.locator('.offices article').first().locator('.hours li').allInnerTexts();
    expect(hours.map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'Monday to Friday 8:00 AM to 8:00 PM',
      'Saturday 9:00 AM to 6:00 PM',
      'Sunday 9:00 AM to 2:00 PM',
    ]);
  });

  it('structured markup states Mo-Su 07:00-19:00 (R-HEAD-9)', async () => {
    const [company] = await markup(await read(`${running.site.url}/`));
    expect(company.openingHours).toBe('Mo-Su 07:00-19:00');
  });
});

it('structured markup: local business, both cities, price range, rating 4.9 from 150, postcode 5096 (R-HEAD-9)', async () => {
  const blocks = await markup(await read(`${inject('siteUrl')}/`));
  const [company] = blocks.filter((block) => block['@type'] === 'LocalBusiness');
  expect(company).toMatchObject({
    '@context': 'https://schema.org',
    priceRange: '$$',
    address: { postalCode: '5096', addressRegion: 'SA' },
    aggregateRating: { ratingValue: 4.9, reviewCount: 150 },
  });
  expect(company.areaServed.join()).toMatch(/Adelaide, South Australia.*Melbourne, Victoria/);
  expect(company.department.map((office: { address: { postalCode: string } }) => office.address.postalCode)).toEqual([
    '5096',
    '3056',
  ]);
});

describe('page head (R-HEAD-1)', () => {
  let bare: Awaited<ReturnType<typeof startSite>>;
  let bareProvider: ScriptedProvider;
  beforeAll(async () => {
    bareProvider = await startScriptedProvider();
    bareProvider.faults.set('/meta-tag', 'empty');
    bare = await startSite(bareProvider.url);
  });
  afterAll(async () => {
    await bare?.stop();
    await bareProvider?.close();
  });
  const head = async (url: string) => {
    const page = await read(url);
    return { title: await page.title(), description: await page.locator('meta[name=description]').getAttribute('content') };
  };

  it('first explicit props', async () => {
    const { title, description } = await head(`${running.site.url}/blog?page=2`);
    expect(title).toMatch(/page 2$/i);
    expect(description).toMatch(/page 2/i);
  });

  it('then the API record (R-HEAD-2)', async () => {
    const expected = { title: 'Title of /about-us', description: 'Description of /about-us' };
    expect(await head(`${running.site.url}/about-us/`)).toEqual(expected);
  });

  it('then the per-route built-in table', async () => {
    const titles = await Promise.all(
      ['/about-us/', '/contact-us', '/faq-page', '/blog', '/free-quote', '/adelaide-service', '/melbourne-service'].map(
        async (path) => /<title>([^<]*)/.exec(await (await fetch(bare.site.url + path)).text())?.[1],
      ),
    );
    expect(titles.filter((title) => !title || title.startsWith('Title of'))).toEqual([]);
    expect(new Set(titles).size).toBe(7);
    expect(titles[0]).toMatch(/^About us/);
  });

  it('then the site defaults: a title with the brand, a description of both cities', async () => {
    const { title, description } = await head(`${bare.site.url}/`);
    expect(title).toContain(starterSettings.brand);
    expect(description).toMatch(/Adelaide.*Melbourne/);
  });

  it('defaults: robots index, follow; locale en_AU; twitter card summary_large_image (R-HEAD-3)', async () => {
    const page = await read(`${running.site.url}/`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
    expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('en_AU');
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe('summary_large_image');
  });
});

it('testimonial summary label EXCELLENT with 5 stars; satisfaction badge 2500+ (R-PAGE-24, R-CLAIM-3)', async () => {
  const page = await read(`${running.site.url}/`);
  const panel = page.locator('.reviews__sum');
  expect(await panel.getByText('EXCELLENT', { exact: true }).isVisible()).toBe(true);
  expect(await panel.getByRole('img', { name: '5 out of 5 stars' }).isVisible()).toBe(true);
  expect(
    await page
      .getByText(/^2500\+ satisfied customers$/)
      .first()
      .isVisible(),
  ).toBe(true);
});

describe('script chunks', () => {
  const same = (page: Page) => page.evaluate(() => 'same' in window);
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }) && undefined);
  const follow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();

  it('loading times out after 120000 ms and falls back to a normal page load (R-ROUTE-20)', async () => {
    const { page } = await open('/contact-us', { clock: true });
    await mark(page);
    let hold = true;
    await page.route(/\/assets\/blog-[^/]*\.js$/, (route) => (hold ? undefined : route.continue()));
    await freeze(page);
    await Promise.all([page.waitForResponse(/\/_data\/blog/), page.waitForRequest(/\/assets\/blog-[^/]*\.js$/), follow(page)]);
    await page.clock.runFor(119_000);
    expect(await same(page)).toBe(true);
    hold = false;
    await page.clock.runFor(2000);
    await page.waitForURL(/\/blog$/);
    await page.locator('.posts').waitFor();
    expect(await same(page)).toBe(false);
  });

  it('a failed chunk falls back to a normal page load (R-ROUTE-20)', async () => {
    const { page } = await open('/contact-us');
    await mark(page);
    await page.route(/\/assets\/blog-[^/]*\.js$/, (route) => route.abort());
    await follow(page);
    await page.locator('.posts').waitFor();
    expect(page.url()).toBe(`${running.site.url}/blog`);
    await eventually(() => same(page)).toBe(false);
  });
});

it.runIf(thorough)('web vitals of sampled visits reach the provider, without personal data (R-OWNER-4)', async () => {
  const measured = (page: Page) =>
    page.addInitScript(() => {
      Math.random = () => 0; // sampled for measuring
    });
  const { page } = await open('/faq-page', { before: measured });
  await page.waitForLoadState('networkidle');
  await page.locator('summary').last().click();
  await page.goto('about:blank');
  const vitals = await until(async () => {
    const all = provider.posted.filter(({ path }) => path === '/vitals').flatMap(({ body }) => body.vitals as object[]);
    const mine = all.filter((vital) => (vital as { page: string }).page === '/faq-page');
    return mine.length > 0 && mine;
  }, 'the measurements');
  expect(new Set(vitals.flatMap((vital) => Object.keys(vital)))).toEqual(new Set(['page', 'metric', 'value']));
  expect(vitals.map((vital) => (vital as { metric: string }).metric)).toContain('TTFB');
});

it.runIf(thorough)('a tap on a phone link reaches the provider, with the page and nothing else (R-OWNER-4)', async () => {
  const { page } = await open('/contact-us');
  await started(page);
  await page.locator('main a[href^="tel:"]').first().click();
  const tap = await until(
    async () =>
      provider.posted.flatMap(({ path, body }) =>
        path === '/vitals' ? (body.vitals as { metric: string }[]).filter(({ metric }) => metric === 'PHONE_TAP') : [],
      )[0],
    'the tap',
  );
  expect(tap).toEqual({ page: '/contact-us', metric: 'PHONE_TAP', value: 0 });
});
