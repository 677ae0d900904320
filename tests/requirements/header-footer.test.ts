import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../kit/browser';
import { eventually, freeze, pathOf, pathsOf, settle, useReader, visit } from './visit';

const site = inject('siteUrl');
const browser = useBrowser();
const read = useReader(browser);

describe('shared header', () => {
  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('is fixed at the top on %s (R-PAGE-1)', async (_, viewport) => {
    const { page } = await visit(browser, `${site}/blog`, { viewport, javaScript: false });
    await page.mouse.wheel(0, 1500);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ });
    const box = await logo.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(120);
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
    expect(await logo.evaluate((link, [x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y)), [x, y])).toBe(true);
  });

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('moving the focus through it does not scroll the page on %s', async (_, viewport) => {
    const { page } = await visit(browser, `${site}/blog`, { viewport, reducedMotion: 'reduce' });
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 1500);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    const top = await page.evaluate(() => scrollY);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .focus();
    const stops: number[] = [];
    while (await page.evaluate(() => document.querySelector('.head')?.contains(document.activeElement))) {
      stops.push(await page.evaluate(() => scrollY));
      await page.keyboard.press('Tab');
    }
    expect(stops.length).toBeGreaterThan(1);
    expect(stops).toEqual(stops.map(() => top));
  });

  it('top bar: the tagline, a phone link, an e-mail link, and three social links (R-PAGE-2)', async () => {
    const page = await read(`${site}/`);
    const bar = page.locator('.top-bar');
    expect(await bar.getByText('Your trusted cleaning solution in Adelaide.').isVisible()).toBe(true);
    expect(await bar.locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(await bar.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    const social = bar.locator('.social a');
    expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual([
      'Facebook',
      'Instagram',
      expect.stringMatching(/maps/i),
    ]);
    for (const href of await social.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^https:\/\//);
  });

  it('main bar: logo, Home, Services (Adelaide, Melbourne), About, FAQ, Blog, Contact, each with its route (R-PAGE-3)', async () => {
    const page = await read(`${site}/free-quote`);
    expect(await pathOf(page.getByRole('banner').locator('.head__main > .logo'))).toBe('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Services').click();
    for (const [name, path] of [
      ['Home', '/'],
      ['Adelaide', '/adelaide-service'],
      ['Melbourne', '/melbourne-service'],
      ['About', '/about-us/'],
      ['FAQ', '/free-quote'],
      ['Blog', '/blog'],
      ['Contact', '/contact-us'],
    ] as const) {
      const link = menu.getByRole('link', { name, exact: true });
      expect([name, await link.isVisible(), await pathOf(link)]).toEqual([name, true, path]);
    }
    const order = await pathsOf(menu.locator('.head__list a'));
    expect(order).toEqual(['/', '/adelaide-service', '/melbourne-service', '/about-us/', '/free-quote', '/blog', '/contact-us']);
  });

  it('the Services dropdown opens on hover, and closes after a click on Melbourne', async () => {
    const { page } = await visit(browser, `${site}/free-quote`);
    const melbourne = page.getByRole('banner').getByRole('link', { name: 'Melbourne', exact: true });
    expect(await melbourne.isVisible()).toBe(false);
    await eventually(async () => {
      await page.mouse.move(1, 700);
      await page.getByRole('banner').getByText('Services').hover();
      return melbourne.isVisible();
    }).toBe(true);
    await melbourne.click();
    await page.waitForURL(`${site}/melbourne-service`);
    await melbourne.waitFor({ state: 'hidden' });
  });

  it('the FAQ entry leads to /free-quote, which has answers and a link to all of them (R-ROUTE-6)', async () => {
    const { page } = await visit(browser, `${site}/contact-us`);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await page.waitForURL(`${site}/free-quote`);
    const question = page.locator('#faq summary').first();
    await settle(question);
    await question.click();
    await page.locator('#faq details[open] .acc__answer').waitFor();
    await page.locator('#faq').getByRole('link', { name: 'All questions and answers' }).click();
    await page.waitForURL(`${site}/faq-page`);
  });
});

describe('shared footer', () => {
  it('logo and blurb, Navigation, Information, Our Services, a copyright line and four social links (R-PAGE-5)', async () => {
    const page = await read(`${site}/free-quote`);
    const footer = page.getByRole('contentinfo');
    expect(await pathOf(footer.locator('.logo'))).toBe('/');
    expect((await footer.locator('.foot__about p').innerText()).length).toBeGreaterThan(20);
    const navigation = footer.getByRole('navigation', { name: 'Navigation' }).getByRole('link');
    expect(await pathsOf(navigation)).toEqual(['/about', '/blog', '/faq', '/contact-us']);
    const services = footer.getByRole('navigation', { name: 'Our Services' }).getByRole('link');
    expect(await pathsOf(services)).toEqual([
      '/house-cleaning',
      '/commercial-cleaning',
      '/window-cleaning',
      '/oven-cleaning',
      '/carpet-steam-cleaning',
    ]);
    await footer.getByRole('heading', { name: 'Information' }).waitFor();
    await footer.getByText('Para Hills SA 5096', { exact: true }).waitFor();
    expect(await footer.locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(await footer.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    expect(await footer.getByText(/^© \d{4} /).innerText()).toContain(
      new Date().toLocaleString('en-AU', { timeZone: 'Australia/Adelaide', year: 'numeric' }),
    );
    const names = await footer.locator('.social a').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    expect(names).toEqual(['Facebook', expect.stringMatching(/maps/i), 'Instagram', 'LinkedIn']);
  });

  it('a link to an old address redirects to the current page (R-ROUTE-7)', async () => {
    const { page } = await visit(browser, `${site}/free-quote`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Carpet Steam Cleaning' });
    await settle(link);
    await link.click();
    await page.waitForURL(`${site}/service/carpet-cleaning`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Carpet Steam Cleaning');
  });

  it('its entrance animation runs once, over 1000 ms (R-MOTION-8)', async () => {
    const { page } = await visit(browser, `${site}/contact-us`, { clock: true });
    await freeze(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.querySelector('.foot')?.addEventListener('animationstart', (event) => {
        const [animation] = (event.target as Element).getAnimations();
        seen.push(String(animation?.effect?.getComputedTiming().duration));
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const go = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    expect(await seen()).toEqual([]);
    await go(100_000);
    await eventually(seen).toEqual(['1000']);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await go(0);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await go(100_000);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.evaluate(
      () => new Promise((done) => new IntersectionObserver(done).observe(document.querySelector('.foot') as Element)),
    );
    expect(await seen()).toEqual(['1000']);
  });
});
