import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateName } from 'contract/states';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { expectNoOverflow, violations } from '../kit/browser';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { LAPTOP, PHONE, useOffice, type Viewport } from './office';
import { countActs } from './take-over';

const MOST = { clicks: 30, fields: 14 };

/** A company whose owner fills the sheet. */
export interface Company {
  brand: string;
  answers: Record<string, string>;
  /** All others are not offered. */
  services: string[];
  town: string;
  /** Which of several towns of the place is meant. */
  pick?: string;
  hours: string;
  promise?: [label: string, evidence: string];
  logo?: string;
  viewport: Viewport;
}

type Records = { docs: Record<string, unknown>[] };

/** Words and numbers of a demonstration: what its records say of one company, its people, places, numbers and customers. */
async function factsOfDemonstration(ask: Awaited<ReturnType<typeof signIn>>): Promise<string[]> {
  const settings = await ask<{
    brand: string;
    phone: string;
    mobile: string;
    email: string;
    social: { url: string }[];
    offices: { city: string; suburb: string; state: string; postcode: string; name: string }[];
    opening_hours: { hours: string }[];
    markup: { opening_hours: string; rating: number };
    figures: { customers: string };
  }>('GET', '/globals/settings?depth=0');
  const [reviews, posts, cities, about, home, summary] = await Promise.all([
    ask<Records>('GET', '/testimonials?limit=100&depth=0'),
    ask<Records>('GET', '/posts?limit=100&depth=0'),
    ask<Records>('GET', '/cities?limit=100&depth=0'),
    ask<{ ceo: Record<string, string> }>('GET', '/globals/about?depth=0'),
    ask<{ slides: Record<string, string>[] }>('GET', '/globals/home?depth=0'),
    ask<{ review_count: string }>('GET', '/globals/reviews?depth=0'),
  ]);
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [first = ''] = settings.brand.split(' ');
  return [
    ...[settings.brand, first, settings.phone, settings.mobile, settings.email, settings.email.split('@')[1]],
    ...settings.social.map(({ url }) => url),
    ...settings.offices.flatMap((office) => [office.name, office.city, office.suburb, office.postcode, stateName(office.state)]),
    ...settings.opening_hours.map(({ hours }) => hours),
    ...[
      settings.markup.opening_hours,
      settings.figures.customers,
      `${settings.markup.rating}/5`,
      `${summary.review_count} reviews`,
    ],
    ...reviews.docs.flatMap(({ name, comment }) => [text(name), text(comment)]),
    ...posts.docs.map(({ title }) => text(title)),
    ...cities.docs.flatMap(({ name, route }) => [text(name), text(route)]),
    ...['heading', 'paragraph_1', 'paragraph_2'].map((name) => text(about.ceo[name])),
    ...home.slides.flatMap(({ happy_customers, rating }) => [text(happy_customers), text(rating)]),
  ].filter((fact): fact is string => typeof fact === 'string' && fact.length > 2 && !fact.includes('{'));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (facts: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${facts.map(escaped).join('|')})(?![\\p{L}\\d])`, 'iu');

const saved = (page: Page) => page.locator('#saving', { hasText: 'Saved as a draft' }).waitFor();

/** Fills the sheet as an owner does, and leaves each field before the next. */
async function fillSheet(page: Page, { brand, answers, services, pick, hours, promise, logo }: Company) {
  await page.getByLabel('What is your company called?').fill(brand);
  await page.getByRole('button', { name: 'None of all services' }).click();
  for (const service of services) await page.getByLabel(service, { exact: true }).check();
  for (const [name, text] of Object.entries(answers)) {
    await page.locator(`#${name}`).fill(text);
    await page.locator(`#${name}`).blur();
    if (name === 'place' && pick) await page.getByLabel(pick).check();
  }
  await page.getByLabel(hours).check();
  if (promise) {
    await page.getByLabel(promise[0], { exact: true }).check();
    await page.getByLabel(`Why “${promise[0]}” is true`).fill(promise[1]);
  }
  if (logo) await page.locator('#logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
}

const shots = join(root, '.cache', 'your-company');
mkdirSync(shots, { recursive: true });
const SCREENS: Viewport[] = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The owner of this company makes the site theirs; then all of it is read. */
export function makesItTheirs(company: Company): void {
  const office = useOffice({ mail: true });
  const get = (path: string) => fetch(office.stack.site.url + path);
  const html = async (path: string) => (await get(path)).text();

  it('makes the site theirs on one sheet, and no page, file or mail says anything of the demonstration (R-OWNER-54, R-OWNER-55, R-OWNER-56)', {
    timeout: 900_000,
  }, async () => {
    const ask = await signIn(office.stack.cms);
    const demo = whole(await factsOfDemonstration(ask));
    expect(textsOf(await html('/'))).toMatch(demo);

    const { page, close } = await office.enter(company.viewport);
    const acts = await countActs(page);
    await page.goto(`${office.url}/office`);
    await page.getByRole('link', { name: 'Make it yours in ten minutes' }).click();
    await page.getByRole('heading', { name: 'Your company' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await fillSheet(page, company);
    await saved(page);
    expect(await html('/'), 'a draft is seen by nobody').not.toContain(company.town);
    if (company.viewport === LAPTOP) {
      const preview = page.frameLocator('#preview');
      await preview
        .getByText(company.answers.sentence ?? '')
        .last()
        .waitFor();
      expect(await preview.locator('body').innerText()).not.toMatch(demo);
    }
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await page.screenshot({ path: join(shots, `${company.town}-${size.width}.png`), fullPage: true });
    }
    await page.setViewportSize(company.viewport);
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await page.getByRole('heading', { name: `Make this the site of ${company.brand}?` }).waitFor();
    await page.screenshot({ path: join(shots, `${company.town}-changes.png`), fullPage: true });
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await page.getByText('The site is yours.').waitFor({ timeout: 60_000 });
    await close();
    console.info(company.town, acts);
    expect(acts.clicks, 'clicks').toBeLessThanOrEqual(MOST.clicks);
    expect(acts.fields, 'fields').toBeLessThanOrEqual(MOST.fields);

    await until(async () => (await html('/')).includes(company.town), 'the new company');
    const paths = [...(await html('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path || '/',
    );
    expect(paths.length).toBeGreaterThan(6);
    const said: string[] = [];
    for (const path of [
      ...paths,
      '/nothing-here',
      '/suburb-check',
      '/feed.xml',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
    ]) {
      const text = textsOf(await html(path));
      const found = demo.exec(text);
      if (found) said.push(`${path}: …${text.slice(Math.max(0, found.index - 60), found.index + 60).replace(/\s+/g, ' ')}…`);
    }
    expect(said).toEqual([]);

    const { page: visitor, close: leave } = await office.open(PHONE);
    for (const path of ['/', '/about-us/', '/contact-us', '/free-quote']) {
      await visitor.goto(office.stack.site.url + path);
      await expectNoOverflow(visitor);
      await visitor.screenshot({ path: join(shots, `${company.town}-site${path.replaceAll('/', '-')}.png`), fullPage: true });
    }
    await visitor.goto(`${office.stack.site.url}/contact-us`);
    const details = { name: 'Robin Example', email: 'robin@example.com', phone: '0491 570 158', address: '1 Example Street' };
    // As fast as a person: a faster one gets no confirmation.
    for (const [field, text] of Object.entries(details))
      await visitor.locator(`form [name=${field}]`).pressSequentially(text, { delay: 90 });
    await visitor.locator('form [name=captcha]').fill('10');
    await visitor.locator('.lead-form [type=submit]').click();
    await visitor.locator('.form-reference').first().waitFor();
    await leave();
    await until(async () => office.smtp.accepted.length >= 2, 'the mails to the office and to the customer', 60_000);
    for (const { raw } of office.smtp.accepted) expect(raw.match(demo)?.[0]).toBeUndefined();
  });
}
