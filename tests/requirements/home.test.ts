import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { eventually, pathOf, useReader, visit } from './visit';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const home = () => `${running.site.url}/`;

beforeAll(async () => {
  provider = await startStandIn();
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

describe('home, sections in order', () => {
  it('shows all eight in order (R-PAGE-7)', async () => {
    const page = await read(home());
    const marks = [
      '.hero',
      '.premium',
      'h3:text-is("Customer satisfaction")',
      'ol h3:text-is("Get free quote")',
      'a:has-text("READ MORE")',
      'dd:text-is("2500+")',
      '[name=captcha]',
      ':text-is("EXCELLENT")',
    ];
    const places = await Promise.all(
      marks.map(
        async (mark) =>
          await page
            .locator(mark)
            .first()
            .evaluate((element) => element.getBoundingClientRect().top + scrollY),
      ),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('1. full-screen hero carousel: heading, paragraph, happy-customers figure, rating and buttons (R-PAGE-8)', async () => {
    const page = await read(home());
    const hero = page.getByRole('region', { name: 'What we do' });
    const box = await hero.boundingBox();
    expect(box?.width).toBe(1280);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(719);
    const slide = hero.locator('li').first();
    expect(await slide.getByRole('heading', { level: 1 }).innerText()).toBe('A cleaner home today');
    for (const text of ['We come to you.', '2500+', 'happy customers', '4.9']) await slide.getByText(text).first().waitFor();
    expect(await slide.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:\d+$/);
    await slide.getByRole('link', { name: 'Get Free Quote' }).click();
    await page.waitForURL(`${running.site.url}/free-quote`);
  });

  it('2. premium services cards, each with View More to its own route (R-PAGE-9)', async () => {
    const page = await read(home());
    const cards = page.getByRole('region', { name: 'Our services' }).locator('article');
    const found = await Promise.all(
      (await cards.all()).map(async (card) => [
        await card.getByRole('heading').innerText(),
        await pathOf(card.getByRole('link', { name: 'View More' })),
      ]),
    );
    expect(found).toEqual([
      ['Oven service', '/service/oven-cleaning'],
      ['Roof service', '/service/roof-cleaning'],
      ['Window service', '/service/window-cleaning'],
    ]);
    await cards.first().getByRole('link', { name: 'View More' }).click();
    await page.waitForURL(/\/service\/oven-cleaning$/);
  });

  it('3. why-choose-us list with six fixed points (R-PAGE-10)', async () => {
    const page = await read(home());
    const points = await page.locator('.why-us__points h3').allInnerTexts();
    expect(points.map((point) => point.toLowerCase())).toEqual([
      'customer satisfaction',
      'high quality equipment',
      'affordable pricing',
      'well trained staff',
      'best customer service',
      'public liability insurance',
    ]);
  });

  it('4. four-step working process (R-PAGE-10)', async () => {
    const page = await read(home());
    const steps = await page.locator('ol.process h3').allInnerTexts();
    expect(steps.map((step) => step.toLowerCase().replace('’', "'"))).toEqual([
      'get free quote',
      'booked appointment',
      'provide service',
      "let's relax",
    ]);
  });

  it('5. about block with a READ MORE link to /about-us/ (R-PAGE-11)', async () => {
    const page = await read(home());
    await page.getByRole('heading', { name: 'Who we are as a company' }).waitFor();
    await page.getByRole('link', { name: 'READ MORE' }).click();
    await page.waitForURL(`${running.site.url}/about-us/`);
  });

  it('6. stat boxes (R-PAGE-7)', async () => {
    const page = await read(home());
    const box = page.locator('.stats > div');
    expect(await box.count()).toBe(1);
    expect(await box.innerText()).toMatch(/2500\+[\s\S]*Happy customers|Happy customers[\s\S]*2500\+/);
  });

  it('7. contact form with two office map cards (R-PAGE-12, R-CLAIM-1)', async () => {
    const page = await read(home());
    expect(await page.locator('form:has([name=captcha])').isVisible()).toBe(true);
    const cards = await page.locator('.contact__side .map').allInnerTexts();
    expect(cards).toHaveLength(2);
    expect(cards[0]).toMatch(/Adelaide[\s\S]*Para Hills SA 5096/);
    expect(cards[1]).toMatch(/Melbourne[\s\S]*Brunswick VIC 3056/);
  });

  it('8. testimonials slider with a review count (R-PAGE-7)', async () => {
    const page = await read(home());
    await page.getByText('Based on 150 reviews').waitFor();
    expect(await page.getByRole('region', { name: 'Reviews' }).locator('figure').count()).toBe(7);
  });
});

it('the home page contains each marketing claim (R-CLAIM-3)', async () => {
  const page = await read(home());
  const claims = (await page.getByRole('region', { name: 'What you can count on' }).innerText()).toLowerCase();
  for (const claim of ['10 years', '24 hours', 'guarantee', 'public liability', 'eco-friendly', '2500+', '25%'])
    expect(claims).toContain(claim);
});

it.each([
  ...['', 'contact-us', 'free-quote', 'about-us/', 'adelaide-service', 'faq-page'],
  ...['service/roof-soft-wash', 'suburb-check?suburb=Para+Hills', 'no-such-page'],
])('the phone number is always a tap-to-call link: /%s (R-CLAIM-5)', async (path) => {
  const page = await read(home() + path);
  const bare = await page.evaluate(() => {
    const phone = document.querySelector('.top-bar a[href^="tel:"]')?.textContent ?? 'none';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.includes(phone) && !node.parentElement?.closest('a[href^="tel:"]')) found.push(node.textContent);
    return { phone, found };
  });
  expect(bare.phone).toMatch(/^[\d ]{8,}$/);
  expect(bare.found).toEqual([]);
});

it('sections without data are left out, the others stay (R-CONTENT-1)', async () => {
  for (const call of ['/hero-carousel', '/statbox', '/testimonials']) provider.faults.set(call, 'fails');
  const fresh = await startSite(provider.url);
  try {
    const { page, consoleMessages } = await visit(browser, `${fresh.site.url}/`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('.hero, .stats, .reviews').count()).toBe(0);
    await eventually(() => page.getByRole('heading', { name: 'Who we are as a company' }).count()).toBe(1);
    expect(consoleMessages).toEqual([]);
  } finally {
    provider.faults.clear();
    await fresh.stop();
  }
});
