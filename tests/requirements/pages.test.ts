import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider';
import { eventually, pathOf, pathsOf, settle, useReader, visit } from './visit';

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const open = (path: string) => read(running.site.url + path);

const long = 'It took the whole afternoon, and every corner of the place was done twice over. '.repeat(4).trim();
const hours = ['Monday to Friday 8:00 AM to 8:00 PM', 'Saturday 9:00 AM to 6:00 PM', 'Sunday 9:00 AM to 2:00 PM'];

beforeAll(async () => {
  provider = await startScriptedProvider({
    '/testimonials': {
      testimonials: [
        { name: 'mei Long', date: '2026-08-01', platform: 'icon.png', rating: 4, verified: 'badge.png', comment: long },
        { name: 'Has Face', date: '2026-07-01', avatar: 'face.jpg', platform: 'icon.png', rating: 5, comment: 'Good.' },
      ],
    },
  });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

const crumbs = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').allInnerTexts()).join(' / ');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const hasReviews = (page: Page) => page.getByRole('region', { name: 'Reviews' }).waitFor();

describe('About Us', () => {
  it('hero with banner image and breadcrumb (R-PAGE-13)', async () => {
    const page = await open('/about-us/');
    expect([await heading(page), await crumbs(page)]).toEqual(['All about us', 'Home / About Us']);
    expect(await page.locator('.page-hero img').isVisible()).toBe(true);
  });

  it('about section: image, heading, paragraphs, Our Mission and Our Vision (R-PAGE-13)', async () => {
    const page = await open('/about-us/');
    await page.getByRole('heading', { name: 'Who we are as a company' }).waitFor();
    await page.getByText('First paragraph.', { exact: true }).waitFor();
    expect(await page.locator('article:has(:text-is("Our Mission"))').innerText()).toContain('The mission.');
    expect(await page.locator('article:has(:text-is("Our Vision"))').innerText()).toContain('The vision.');
  });

  it('CEO section: heading, two paragraphs with line breaks, four badges, an image with a name badge (R-PAGE-14)', async () => {
    const page = await open('/about-us/');
    const ceo = page.locator('section:has(.badges)');
    expect(await ceo.getByRole('heading').innerText()).toBe('Sample Owner');
    expect(await ceo.getByText('First line.').innerText()).toBe('First line.\nSecond line.');
    expect(await ceo.getByText('More.', { exact: true }).isVisible()).toBe(true);
    expect(await ceo.locator('.badges li').allInnerTexts()).toEqual(['Leadership', 'Traction', 'Responsibility', 'Expertise']);
    expect(await ceo.locator('img').count()).toBe(1);
    expect(await ceo.locator('.ceo__name').innerText()).toBe('Sample Owner');
  });

  it('city cards with image, heading, two tick lines and a button, by default View More (R-PAGE-15)', async () => {
    const page = await open('/about-us/');
    await page.getByRole('heading', { name: 'Now Serving Two Cities with Pride' }).waitFor();
    const card = page.locator('.cities article').first();
    expect(await card.getByRole('heading').innerText()).toBe('Adelaide city');
    expect(await card.locator('.ticks li').allInnerTexts()).toEqual(['North', 'South']);
    expect(await card.locator('img').count()).toBe(1);
    await card.getByRole('link', { name: 'View More' }).click();
    await page.waitForURL(/\/adelaide-service$/);
  });

  it('testimonials carousel (R-PAGE-16)', async () => hasReviews(await open('/about-us/')));
});

describe.each([
  ['Adelaide', '/adelaide-service', 'Adelaide paragraph.', 'Para Hills SA 5096'],
  ['Melbourne', '/melbourne-service', 'Melbourne paragraph.', 'Brunswick VIC 3056'],
])('%s service page', (city, path, words, office) => {
  it('hero with title and image (R-PAGE-17)', async () => {
    const page = await open(path);
    expect(await heading(page)).toBe(`Cleaning in ${city}`);
    expect(await page.locator('.page-hero img').isVisible()).toBe(true);
  });

  it('who we are, with a GET FREE QUOTE link to /free-quote (R-PAGE-17)', async () => {
    const page = await open(path);
    const block = page.locator(`section:has(:text-is("Who cleans ${city}"))`);
    expect(await block.innerText()).toContain(words);
    if (city === 'Melbourne') expect(await block.locator('strong').innerText()).toBe('paragraph');
    expect(await page.content()).not.toContain('alert(1)');
    await block.getByRole('link', { name: 'GET FREE QUOTE' }).click();
    await page.waitForURL(/\/free-quote(\?|$)/);
  });

  it('services cards with View more, Get Free Quote and Call Now (R-PAGE-18, R-PAGE-20)', async () => {
    const page = await open(path);
    await page.getByRole('heading', { name: `Our Services In ${city}` }).waitFor();
    const card = page.locator('.city-services article');
    expect(await card.innerText()).toMatch(/Carpets[\s\S]*Steam cleaned\./);
    expect(await card.locator('.icon').count()).toBeGreaterThan(0);
    expect(await pathOf(card.getByRole('link', { name: 'Get Free Quote' }))).toBe('/free-quote');
    expect(await card.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:\d+$/);
    for (const name of ['Get Free Quote', 'Call Now']) await card.getByRole('link', { name }).click({ trial: true });
    await card.getByRole('link', { name: 'View more' }).click();
    await page.waitForURL(/\/service\/carpet-cleaning$/);
  });

  it('achievements: heading, description, image, points with icon, value and label (R-PAGE-19)', async () => {
    const page = await open(path);
    const block = page.locator('section:has(:text-is("What we achieved"))');
    expect(await block.innerText()).toMatch(/A lot\.[\s\S]*10\+|10\+[\s\S]*A lot\./);
    expect(await block.locator('dl > div').innerText()).toContain('years of work');
    expect(await block.locator('img:not(.icon)').count()).toBe(1);
    expect(await block.locator('dl .icon').count()).toBe(1);
  });

  it('contact form, map of its office, testimonials (R-PAGE-19, R-PAGE-16)', async () => {
    const page = await open(path);
    expect(await page.locator('form [name=captcha]').isVisible()).toBe(true);
    expect(await page.locator('.map').innerText()).toContain(office);
    await hasReviews(page);
  });
});

describe('contact page', () => {
  it('full-height hero with title, subtitle and a server background image (R-PAGE-21)', async () => {
    const page = await open('/contact-us');
    expect(await heading(page)).toBe('Talk to us');
    expect(await page.locator('.page-hero').innerText()).toContain('We listen.');
    expect(await page.locator('.page-hero img').getAttribute('src')).toContain('hero.jpg');
    const box = await page.locator('.page-hero').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(719);
  });

  it('contact form, embedded map, testimonials with review summary (R-PAGE-21, R-PAGE-16)', async () => {
    const page = await open('/contact-us');
    expect(await page.locator('form [name=captcha]').isVisible()).toBe(true);
    expect(await page.locator('.map').innerText()).toContain('Para Hills SA 5096');
    await hasReviews(page);
  });

  it('two office info boxes with the same suburb address, phone, e-mail and hours (R-PAGE-22)', async () => {
    const page = await open('/contact-us');
    const boxes = page.locator('.offices article');
    expect(await boxes.getByRole('heading').allInnerTexts()).toEqual(['Adelaide office', 'Melbourne office']);
    const told = await Promise.all(
      (await boxes.all()).map(async (box) => ({
        address: (await box.innerText()).includes('Para Hills SA 5096'),
        links: await box.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        hours: (await box.locator('.hours li').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ')),
      })),
    );
    const one = { address: true, links: [expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)], hours };
    expect(told).toEqual([one, one]);
    expect(told[0]?.links).toEqual(told[1]?.links);
    expect(await boxes.last().innerText()).toContain('Brunswick VIC 3056');
  });
});

describe('FAQ page', () => {
  it('hero with heading and breadcrumb (R-FAQ-1)', async () => {
    const page = await open('/faq-page');
    expect([await heading(page), await crumbs(page)]).toEqual(['Faq', 'Home / Faq']);
  });

  it('sidebar of category anchor links, each to its section (R-FAQ-2)', async () => {
    const page = await open('/faq-page');
    const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Quotes and booking', 'House cleaning']);
    await links.last().click();
    expect(await page.locator(':target h2').innerText()).toBe('House cleaning');
  });

  it('sections per category with accordion questions, marked + and − (R-FAQ-2)', async () => {
    const page = await open('/faq-page');
    const section = page.locator('section:has(> h2:text-is("House cleaning"))');
    const item = section.locator('details').first();
    const strokes = () =>
      item.locator('summary').evaluate((summary) =>
        ['::before', '::after'].map((part) => {
          const { content, transform, rotate, scale, opacity, display } = getComputedStyle(summary, part);
          return [content, transform, rotate, scale, opacity, display].join();
        }),
      );
    const closed = await strokes();
    await item.locator('summary').click();
    await item.getByText('Yes, all of it.').waitFor();
    await eventually(strokes).not.toEqual(closed);
  });

  it('testimonials carousel (R-PAGE-16)', async () => hasReviews(await open('/faq-page')));
});

describe('blog list', () => {
  it('hero, five posts a page with date badge, title, description, Read More; testimonials (R-BLOG-1, R-PAGE-16)', async () => {
    const page = await open('/blog');
    expect(await heading(page)).toBe('Blog');
    const posts = page.locator('.posts article');
    expect(await posts.getByRole('heading').allInnerTexts()).toEqual([1, 2, 3, 4, 5].map((n) => `Post number ${n}`));
    const badge = (await posts.first().locator('time').innerText()).replace(/\s+/g, ' ');
    expect(badge).toMatch(/^28 Sept?$/i);
    await hasReviews(page);
    await posts
      .nth(1)
      .getByRole('link', { name: /^Read More/ })
      .click();
    await page.waitForURL(/\/blog-details\/2$/);
  });

  it('Previous/Next and numbered pagination (R-BLOG-2)', async () => {
    const page = await open('/blog');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pathsOf(pages.getByRole('link', { name: /^Page \d$/ }))).toHaveLength(3);
    await pages.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Post number 6' }).waitFor();
    await pages.getByRole('link', { name: 'Page 3' }).click();
    await page.getByRole('heading', { name: 'Post number 12' }).waitFor();
    expect(await page.locator('.posts article').count()).toBe(2);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('heading', { name: 'Post number 10' }).waitFor();
  });
});

it('blog details: hero, breadcrumb, image with date badge and heading, titled sections (R-BLOG-3, R-HEAD-8)', async () => {
  const page = await open('/blog-details/1');
  await page.getByText('Blog Details', { exact: true }).waitFor();
  expect([await heading(page), await crumbs(page)]).toEqual(['Post number 1', 'Home / Read More']);
  expect((await page.locator('.article time').innerText()).replace(/\s+/g, ' ')).toMatch(/^28 Sept?$/i);
  expect(await page.locator('.article__picture img').isVisible()).toBe(true);
  expect(await page.locator('.article h2').allInnerTexts()).toEqual(['Part 1', 'Part 2']);
});

it('free quote, titled GET FREE QUOTE, with the quote form (R-PAGE-23)', async () => {
  const page = await open('/free-quote');
  expect(await heading(page)).toBe('GET FREE QUOTE');
  expect(await page.locator('form [name=post_code]').isVisible()).toBe(true);
});

describe('testimonials carousel', () => {
  it('summary panel: EXCELLENT, five stars, the number of reviews and a platform logo (R-PAGE-24)', async () => {
    const page = await open('/contact-us');
    const panel = page.locator('.reviews__sum');
    expect(await panel.innerText()).toMatch(/EXCELLENT\s+Based on 150 reviews/);
    expect(await panel.getByRole('img', { name: '5 out of 5 stars' }).isVisible()).toBe(true);
    expect(await panel.locator('img.icon').count()).toBe(1);
  });

  it('cards with avatar or first letter, name, date, platform icon, stars, verified badge, truncated comment (R-PAGE-25, R-CONTENT-8)', async () => {
    const { page } = await visit(browser, `${running.site.url}/contact-us`);
    const cards = page.getByRole('region', { name: 'Reviews' }).locator('figure');
    const [first, second] = [cards.first(), cards.nth(1)];
    await settle(first);
    expect(await first.locator('.review__face').innerText()).toBe('M');
    expect(await second.locator('img.review__face').getAttribute('src')).toContain('face.jpg');
    expect(await first.innerText()).toMatch(/mei Long[\s\S]*1 August 2026|1 Aug 2026/);
    expect(await first.getByRole('img', { name: '4 out of 5 stars' }).isVisible()).toBe(true);
    expect([await first.getByLabel('Verified').count(), await second.getByLabel('Verified').count()]).toEqual([1, 0]);
    expect(await first.locator('img.icon').evaluateAll((icons) => icons.map((icon) => icon.getAttribute('src')))).toEqual([
      '/storage/badge.png',
      '/storage/icon.png',
    ]);
    const words = first.locator('.review__words');
    const cut = () => words.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    expect(await cut()).toBe(true);
    const lines = () =>
      words.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(Math.round(await lines())).toBe(5);
    await first.locator('summary').click();
    await eventually(cut).toBe(false);
  });

  it('left and right arrows', async () => {
    const { page } = await visit(browser, `${running.site.url}/contact-us`, { viewport: { width: 700, height: 720 } });
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const shown = (name: string) => reviews.getByText(name, { exact: true });
    const inStrip = async (name: string) => {
      const [card, strip] = [await shown(name).boundingBox(), await reviews.locator('ul').boundingBox()];
      return !!card && !!strip && card.x >= strip.x && card.x < strip.x + strip.width;
    };
    await settle(reviews.getByRole('button', { name: 'Next' }));
    await reviews.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => inStrip('Has Face'), { timeout: 15_000 }).toBe(true);
    await reviews.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => inStrip('mei Long'), { timeout: 15_000 }).toBe(true);
  });
});
