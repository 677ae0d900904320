import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { servicePages, starterSettings } from 'contract/catalogue';
import { stateName } from 'contract/states';
import type { Page } from 'playwright-core';
import { distanceKm } from 'shared/distance';
import { STARTER_COLOURS } from 'shared/palette';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { builtInSuburbs } from '../../site/addresses/gazetteer-file.server';
import { expectNoOverflow, useBrowser, violations } from '../kit/browser';
import { until } from '../kit/stack';
import { COMPANIES, type Company } from './companies';
import { LAPTOP, useOffice, type Viewport } from './office';
import { takeOver } from './take-over';

const SITE = 'https://www.example.com';
/** What the walk may take at most; `docs/editing.md` has what it takes. */
const MOST = { clicks: 150, fields: 150 };
const SMALL_PHONE: Viewport = { width: 360, height: 740 };

/** What a company of another name and place would not say. */
const STARTER = new RegExp(
  [
    'larkwell',
    'adelaide',
    'melbourne',
    'south australia',
    'victoria',
    ...starterSettings.offices.flatMap(({ suburb, postcode }) => [suburb, `\\b${postcode}\\b`]),
    starterSettings.phone,
    starterSettings.mobile,
    starterSettings.opening_hours[0]?.hours ?? '',
    starterSettings.markup.opening_hours,
    '2500\\+',
  ].join('|'),
  'i',
);
/** Suburbs that are also plain words, so a text that has one need not mean the place. */
const PLAIN_WORDS = ['Plenty', 'Reservoir', 'The Patch'];
/** Suburbs of the starter's two cities; the site's texts name a few of them. */
const starterSuburbs = (await builtInSuburbs()).filter(
  ({ at, suburb, postcodes: [postcode = ''] }) =>
    /^(3[0-2]|5[01])/.test(postcode) &&
    at &&
    !PLAIN_WORDS.includes(suburb) &&
    starterSettings.offices.some((office) => distanceKm(office, at) < 40),
);
/** Those that the company does not name itself. */
const foreignSuburbs = (company: Company) => {
  const own = JSON.stringify(company);
  return new RegExp(`\\b(${starterSuburbs.flatMap(({ suburb }) => (own.includes(suburb) ? [] : suburb)).join('|')})\\b`);
};

/** Sentences that speak of several cities where there is one. */
const ofSeveralCities = (city: string) =>
  new RegExp(
    [
      '\\b(?:both|two|each|either|one) (?:cities|city)\\b',
      '\\bcities we\\b',
      `\\b${city} (?:and|or) ${city}\\b`,
      `\\bin ${city} and in ${city}\\b`,
      `\\bIn ${city}[^.]*\\. In ${city}\\b`,
    ].join('|'),
    'i',
  );

/** Everything that a page says: words, alternatives, labels, and what it tells search engines; no addresses. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('meta[content], [alt], [title], [aria-label], [placeholder]')].flatMap((element) =>
      ['content', 'alt', 'title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const markup = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
    return [document.title, document.body.textContent, ...told, ...markup]
      .filter((text) => !/^(https?:|\/)/.test(text ?? ''))
      .join('\n')
      .replaceAll(/"(?:https?:[^"]*|\/[^"]*)"/g, '""');
  });

/** The options of a form's field, or the only one, which is no choice. */
const offered = async (page: Page, name: string) => {
  const field = page.locator(`form [name=${name}]`);
  const options = await field
    .locator('option')
    .evaluateAll((all) => all.flatMap((one) => (one as HTMLOptionElement).value || []));
  return options.length > 0 ? options : [await field.inputValue()];
};

const distinct = (words: string[]) => [...new Set(words)];

useBrowser(); // the worker's browser is defined here, not within a suite

describe.each(Object.entries(COMPANIES))('%s', (name, company) => {
  const office = useOffice({ mail: true, env: { SITE_URL: SITE } });
  const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
  const { brand, offices, cities } = company;
  const isKept = (service: string) => !company.services || company.services.includes(service);
  const kept = servicePages.filter((page) => isKept(page.name));

  it('an owner makes the site this company’s own by clicks, and nothing of the starter is left (R-OWNER-25)', {
    timeout: 1_200_000,
  }, async () => {
    const { page: back, close: leaveOffice } = await office.enter(LAPTOP);
    const acts = await takeOver(office, back, company);
    await leaveOffice();
    mkdirSync(join(root, '.cache'), { recursive: true });
    appendFileSync(join(root, '.cache', 'take-over.tsv'), `${[name, acts.clicks, acts.fields].join('\t')}\n`);
    expect(acts.clicks, 'clicks').toBeLessThanOrEqual(MOST.clicks);
    expect(acts.fields, 'fields').toBeLessThanOrEqual(MOST.fields);

    const listed = async () =>
      [...(await html('/sitemap.xml')).matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path || '/',
      );
    const routes = cities.map(({ route }) => route);
    const ofCities = async () => (await listed()).filter((path) => path.endsWith('-service'));
    await expect.poll(ofCities, { timeout: 60_000 }).toEqual(routes);
    const paths = await listed();
    expect(paths).not.toContain('/blog');
    expect(paths.filter((path) => path.startsWith('/service/'))).toHaveLength(kept.length + (company.added?.length ?? 0));

    const suburbs = foreignSuburbs(company);
    const several = cities.length === 1 ? ofSeveralCities(cities[0]?.name ?? '') : undefined;
    // The pages of services that were added alike look alike.
    const alike = paths.filter((path) => path.startsWith('/service/')).slice(3);
    for (const viewport of [SMALL_PHONE, LAPTOP]) {
      const { page, close } = await office.open(viewport);
      for (const path of [...paths, '/suburb-check', '/nothing-here']) {
        await page.goto(office.stack.site.url + path);
        await expectNoOverflow(page);
        if (!alike.includes(path)) expect(await violations(page), path).toEqual([]);
        if (viewport === LAPTOP) continue;
        const said = await saidOn(page);
        expect(said.match(STARTER)?.[0] ?? said.match(suburbs)?.[0], `${path} says`).toBeUndefined();
        expect(several && said.match(several)?.[0], `${path} says of one city`).toBeUndefined();
        expect(await page.title(), path).toBeTruthy();
        expect(await page.locator('meta[name=description]').getAttribute('content'), path).toBeTruthy();
      }
      await close();
    }

    const home = await html('/');
    expect(home).toContain(brand.replaceAll('&', '&amp;'));
    for (const colour of Object.values(STARTER_COLOURS)) expect(home.toLowerCase()).not.toContain(colour);
    for (const path of ['/robots.txt', '/sitemap.xml', '/feed.xml'])
      expect((await html(path)).match(STARTER)?.[0], `${path} says`).toBeUndefined();
    expect(JSON.parse(await html('/manifest.webmanifest'))).toMatchObject({ name: brand });
    for (const path of ['/', '/contact-us', ...cities.map(({ route }) => route)]) {
      const [, shared = ''] = /property="og:image" content="([^"]*)"/.exec(await html(path)) ?? [];
      const picture = await fetch(shared.replace(SITE, office.stack.site.url));
      expect([picture.status, picture.headers.get('content-type')], shared).toEqual([200, expect.stringMatching(/^image\//)]);
    }

    const { page, close } = await office.open(SMALL_PHONE);
    await page.goto(office.stack.site.url);
    const markup = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [head] = offices;
    expect(JSON.parse(markup[0] ?? '')).toMatchObject({
      ...{ name: brand, telephone: company.phone, email: company.email, openingHours: company.markupHours, sameAs: [] },
      address: { addressLocality: head?.suburb, addressRegion: head?.state, postalCode: head?.postcode },
      areaServed: distinct(offices.map(({ city }) => `${city} and around`)),
      department: offices.map(({ suburb, postcode }) => ({ address: { addressLocality: suburb, postalCode: postcode } })),
    });
    const branches = JSON.parse(markup[0] ?? '').department.map((branch: { name: string }) => branch.name);
    expect(distinct(branches)).toEqual(branches);

    await page.goto(`${office.stack.site.url}/free-quote`);
    expect(await offered(page, 'city')).toEqual(distinct(offices.map(({ city }) => city)));
    expect(await offered(page, 'state')).toEqual(distinct(offices.map(({ state }) => stateName(state))));
    const options = [...kept.map(({ quote_service }) => quote_service), ...(company.added ?? []), 'Others'];
    expect((await offered(page, 'service')).sort()).toEqual(distinct(options).sort());

    await page.goto(`${office.stack.site.url}/contact-us`);
    const details = { name: 'Robin Example', email: 'robin@example.com', phone: '0491 570 157', address: '1 Example Street' };
    // As fast as a person: a faster one gets no confirmation.
    for (const [field, text] of Object.entries(details))
      await page.locator(`form [name=${field}]`).pressSequentially(text, { delay: 90 });
    await page.locator('form [name=captcha]').fill('10');
    await page.locator('.lead-form [type=submit]').click();
    await page.locator('.form-reference').first().waitFor();
    await close();
    await until(async () => office.smtp.accepted.length >= 2, 'the mails to the office and to the customer', 60_000);
    for (const { raw } of office.smtp.accepted) expect(raw.match(STARTER)?.[0]).toBeUndefined();
    expect(office.smtp.accepted.map(({ raw }) => raw).join('\n')).toContain(brand.split(' ')[0]);
  });
});
