import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PHONE, useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import { pathOf, pathsOf, useReader } from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const readOnPhone = useReader(browser, PHONE);

beforeAll(async () => {
  provider = await startScriptedProvider({
    '/faqsubservices/subservice/Roof Soft Wash Services': { category: 'Roof Soft Wash Services', items: [] },
  });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

const open = (slug: string, how = read) => how(`${running.site.url}/service/${slug}`);
const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const crumbs = (page: Page) => pathsOf(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'));
const asked = () => provider.asked.map(decodeURIComponent);

/** Get Free Quote and Call Now, the two buttons of a block. */
async function expectButtons(page: Page, block: string, call = /^tel:\d+$/) {
  expect(await pathOf(page.locator(block).getByRole('link', { name: 'Get Free Quote' }))).toBe('/free-quote');
  expect(await page.locator(block).getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(call);
}

/** The why-choose block with its record's number, its last three words highlighted, and both pictures. */
async function expectWhyChoose(page: Page, n: number | 'one') {
  const block = page.locator('section:has(mark)');
  expect(await block.getByRole('heading').innerText()).toBe(`Why number ${n} people choose our team`);
  expect(await block.locator('mark').innerText()).toBe('choose our team');
  expect(await block.locator('.ticks li').allInnerTexts()).toEqual(['One point', 'Another point']);
  expect(await block.locator('figcaption').allInnerTexts()).toEqual(['Before', 'After']);
  expect(await block.locator('figure img').count()).toBe(2);
}

async function expectClosing(page: Page, heading: string | RegExp) {
  const closing = page.locator('main > *').last();
  expect(await closing.getByRole('heading').innerText()).toMatch(heading);
  await expectButtons(page, 'main > :last-child');
}

describe('service page families (R-SERVICE-1, R-SERVICE-2, R-SERVICE-6, R-SERVICE-10)', () => {
  it.each([
    ['House cleaning', 'house-cleaning', 'House Cleaning Services', 'House cleaning', 'one', ['/service/deep-cleaning']],
    [
      'Commercial cleaning',
      'commercial-cleaning',
      'Commercial Cleaning Services',
      'Commercial Cleaning',
      2,
      [
        '/service/office-cleaning',
        '/service/aged-care',
        '/service/school-cleaning-education-cleaning',
        '/service/medical-centre-cleaning',
      ],
    ],
    [
      'Gutter cleaning',
      'professional-gutter-cleaning',
      'Gutter Cleaning Services',
      'Gutter Cleaning',
      10,
      ['/service/gutter-flushing', '/service/gutter-vacuum'],
    ],
    [
      'Roof cleaning',
      'roof-cleaning',
      'Roof Cleaning Services',
      'Roof cleaning',
      6,
      ['/service/roof-pressure-washing', '/service/roof-soft-wash'],
    ],
    ['Window cleaning', 'window-cleaning', 'Window Cleaning Services', 'Windows cleaning', 3, []],
  ] as const)('%s', async (_, slug, name, category, why, cards) => {
    const page = await open(slug);
    expect(await title(page)).toBe(name);
    expect(await crumbs(page)).toContain('/adelaide-service');
    await expectButtons(page, '.page-hero');
    expect(await pathsOf(page.locator('.service-cards a'))).toEqual(cards);
    expect(await page.locator('.service-cards img').count()).toBe(slug === 'house-cleaning' ? 1 : 0);
    await expectWhyChoose(page, why);
    await page.locator('#faq summary').first().click();
    await page.locator('#faq details[open]').getByText('Yes, all of it.').waitFor();
    expect(asked()).toContain(`/faqs/category/${category}`);
    await expectClosing(page, /^Book .+ Now!$/);
  });

  it('Window cleaning: four benefit cards (R-SERVICE-3)', async () => {
    const page = await open('window-cleaning');
    expect(await texts(page, '.gains h3')).toEqual([
      'High-Quality Finish',
      'Protects Window Integrity',
      'Safety First',
      'Saves Time and Effort',
    ]);
  });

  it('House cleaning: a card links to the route that the server gives (R-SERVICE-2)', async () => {
    const page = await open('house-cleaning');
    await page.getByRole('link', { name: /View More about Deep clean card/ }).click();
    await page.waitForURL(/\/service\/deep-cleaning\/?$/);
  });
});

describe('standalone service pages (R-SERVICE-3, R-SERVICE-4, R-SERVICE-5, R-WIRE-4)', () => {
  it.each([
    ['pressure', 'pressure-cleaning', 7],
    ['solar', 'solar-panel-cleaning', 8],
    ['NDIS', 'ndis-cleaning', 9],
    ['carpet steam', 'carpet-cleaning', 5],
    ['oven', 'oven-cleaning', 4],
  ] as const)('%s', async (_, slug, why) => {
    const page = await open(slug);
    expect(await title(page)).toMatch(/Services$/);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).count()).toBe(1);
    expect(await crumbs(page)).toContain('/adelaide-service');
    await expectButtons(page, '.page-hero');
    await expectWhyChoose(page, why);
    expect(await page.getByRole('heading', { name: /^Why invest in/i }).count()).toBe(1);
    const cards = await texts(page, '.gains h3');
    expect([3, 4]).toContain(cards.length);
    if (slug === 'pressure-cleaning')
      expect(cards).toEqual(['Preventative Maintenance', 'Improved Health and Safety', 'Versatility']);
    await expectClosing(page, /^Book .+ Now!$/);
    expect(await page.locator('.cleaned').count()).toBe(0); // no documented call (R-SERVICE-5)

    await page.goto(`${inject('siteUrl')}/service/${slug}`, { waitUntil: 'domcontentloaded' });
    const cleaned = await page.locator('.cleaned dt').count();
    expect(cleaned).toBeGreaterThanOrEqual(3);
    expect(cleaned).toBeLessThanOrEqual(6);
  });
});

describe('sub-service pages (R-SERVICE-7, R-SERVICE-8, R-SERVICE-9, R-SERVICE-11, R-SERVICE-12)', () => {
  const house = '/service/house-cleaning/';
  const commercial = '/service/commercial-cleaning/';
  const gutter = '/service/professional-gutter-cleaning/';
  const roof = '/service/roof-cleaning/';
  it.each([
    ['once off', 'once-off-house-cleaning', house, 1, 11],
    ['regular', 'regular-house-cleaning', house, 2, 12],
    ['end of lease', 'end-of-lease-cleaning', house, 3, 13],
    ['deep', 'deep-cleaning', house, 4, 14],
    ['office', 'office-cleaning', commercial, 5, 15],
    ['aged care', 'aged-care', commercial, 6, 16],
    ['school', 'school-cleaning-education-cleaning', commercial, 7, 17],
    ['medical centre', 'medical-centre-cleaning', commercial, 8, 18],
    ['gutter flushing', 'gutter-flushing', gutter, 11, 21],
    ['gutter vacuum', 'gutter-vacuum', gutter, 12, 22],
    ['roof pressure washing', 'roof-pressure-washing', roof, 9, 19],
    ['roof soft wash', 'roof-soft-wash', roof, 10, 20],
  ] as const)('%s (R-WIRE-4, R-WIRE-5, R-WIRE-6)', async (_, slug, parent, intro, why) => {
    const page = await open(slug);
    const name = await title(page);
    expect(await crumbs(page)).toContain(parent);
    expect(await page.locator('.intro h2').innerText()).toBe(`Intro number ${intro}`);
    const paragraphs = await page.locator('.intro .split__words > p').allInnerTexts();
    expect(paragraphs).toEqual(['First line.', 'Second line.']);
    const toContact = ['gutter-vacuum', 'roof-pressure-washing', 'roof-soft-wash'].includes(slug);
    await expectButtons(page, '.intro', toContact ? /^\/contact-us$/ : /^tel:\d+$/);
    expect(await texts(page, '.gains h3')).toHaveLength(3);
    await expectWhyChoose(page, why);
    expect((await page.locator('.ba').boundingBox())?.width).toBeLessThanOrEqual(300);
    if (slug === 'roof-soft-wash') {
      await page.getByRole('heading', { name: `Ask us about ${name}` }).waitFor();
      expect(await page.locator('#faq').count()).toBe(0);
    } else {
      expect(await page.locator('#faq summary').count()).toBe(2);
      expect(asked()).toContain(`/faqsubservices/subservice/${name}`);
    }
    await expectClosing(page, /^Book .+ Now!$/);
  });

  it('the intro’s image is at least 300 px high, and before and after at most 300 px wide, on a phone too (R-SERVICE-8, R-SERVICE-11)', async () => {
    const page = await readOnPhone(`${running.site.url}/service/gutter-vacuum`);
    expect((await page.locator('.intro img').boundingBox())?.height).toBeGreaterThanOrEqual(300);
    const pictures = await page.locator('.ba').boundingBox();
    expect(pictures?.width).toBeGreaterThan(200);
    expect(pictures?.width).toBeLessThanOrEqual(300);
  });

  it('Gutter vacuum: Call Now in the intro links to /contact-us (R-SERVICE-9)', async () => {
    const page = await open('gutter-vacuum');
    await page.locator('.intro').getByRole('link', { name: 'Call Now' }).click();
    await page.waitForURL(/\/contact-us$/);
  });
});

describe('titles, headings and card names', () => {
  it.each([
    [
      'Gutter vacuum',
      'gutter-vacuum',
      'Gutter Vacuum Services',
      'Book Gutter Vacuum Cleaning Now!',
      'Why Invest in Gutter vaccum cleaning ?',
      ['Thorough Debris Removal', 'Extending Gutter Lifespan', 'Protecting Property Value'],
    ],
    [
      'Roof pressure washing',
      'roof-pressure-washing',
      'Roof Pressure Washing',
      'Book Roof Pressure Washing Now!',
      'Why Invest in Roof Pressure Wash Cleaning ?',
      ['Enhanced Curb Appeal', 'Preservation of Property Value', 'Prevention of Damage'],
    ],
    [
      'Roof soft wash',
      'roof-soft-wash',
      'Roof Soft Wash Services',
      'Book Roof Soft Wash Services Now!',
      'Why Invest in Roof Soft Wash Cleaning ?',
      ['Safe for Roof Materials', 'Preventative Maintenance', 'Environmental Friendliness'],
    ],
  ] as const)(
    '%s, by the documented calls and by the back office (R-SERVICE-13)',
    async (_, slug, name, closing, benefits, cards) => {
      for (const site of [running.site.url, inject('siteUrl')]) {
        const page = await read(`${site}/service/${slug}`);
        expect(await title(page)).toBe(name);
        await page.getByRole('heading', { name: benefits, exact: true }).waitFor();
        expect(await texts(page, '.gains h3')).toEqual(cards);
        expect(await page.locator('main > *').last().getByRole('heading').innerText()).toBe(closing);
      }
    },
  );
});
