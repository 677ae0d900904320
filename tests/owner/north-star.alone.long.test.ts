import { starterSettings } from 'contract/catalogue';
import { STARTER_COLOURS } from 'contract/palette';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { distanceKm } from '../../site/addresses/distance';
import { builtInSuburbs } from '../../site/addresses/gazetteer-file.server';
import { violations } from '../kit/browser';
import { until } from '../kit/stack';
import { choose, goTo, inRecord, LAPTOP, PHONE, publish, ready, save, toast, uploadInto, useOffice } from './office';

const SITE = 'https://www.example.com';
const office = useOffice({ mail: true, env: { SITE_URL: SITE } });
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();

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
    '2500\\+',
  ].join('|'),
  'i',
);
/** Suburbs of the starter's two cities; the site's texts name a few of them. */
const starterSuburbs = (await builtInSuburbs()).filter(
  ({ at, postcodes: [postcode = ''] }) =>
    /^(3[0-2]|5[01])/.test(postcode) && at && starterSettings.offices.some((office) => distanceKm(office, at) < 40),
);
const SUBURBS = new RegExp(`\\b(${starterSuburbs.map(({ suburb }) => suburb).join('|')})\\b`);

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

const tab = (page: Page, name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click();
const fill = (page: Page, field: string, text: string) => page.locator(`#field-${field}`).fill(text);

async function openRow(page: Page, list: string, row: number) {
  const toggle = page.locator(`#${list}-row-${row} .collapsible__toggle--collapsed`).first();
  if (await toggle.isVisible()) await toggle.click();
}

async function removeRow(page: Page, list: string, row: number) {
  await page.locator(`#${list}-row-${row} .array-actions__button`).first().click();
  await page.locator('.array-actions__remove:visible').click();
}

async function settingsOf(page: Page, name: string) {
  await goTo(page, `${office.url}/admin/globals/settings`);
  await tab(page, name);
}

/** Takes every record of a list off the site but those named. */
async function unpublishAllBut(page: Page, list: string, kept: string[]) {
  await goTo(page, `${office.url}/admin/collections/${list}?limit=100`);
  await page.locator('#select-all').check();
  for (const name of kept)
    await page.locator('tbody tr', { hasText: name }).first().locator('.select-row__checkbox input').uncheck();
  await page.locator('.list-selection__button', { hasText: 'Unpublish' }).click();
  await page.locator('#confirm-action:visible, .btn:visible:has-text("Confirm")').first().click();
  await toast(page, /success|unpublished/i).waitFor({ timeout: 60_000 });
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="26" fill="#1d3f7c"/>
<rect x="70" y="16" width="160" height="28" fill="#1d3f7c"/></svg>`;
const SERVICES = ['Window Cleaning', 'Pressure Cleaning', 'Solar Panel Cleaning', 'Gutter Cleaning'];

it('an owner makes the site another company’s by clicks, and nothing of the starter is left (R-OWNER-25)', {
  timeout: 900_000,
}, async () => {
  const { page, close } = await office.enter(LAPTOP);

  // Name, phone, networks.
  await settingsOf(page, 'Company');
  await fill(page, 'brand', 'North Star Window Care');
  await fill(page, 'tagline', 'Windows you forget are there.');
  await fill(page, 'blurb', 'Windows, panels and gutters in Edge Hill and Redlynch, cleaned by the people you ring.');
  await fill(page, 'phone', '1300 111 222');
  await fill(page, 'mobile', '0491 570 006');
  await fill(page, 'email', 'hello@northstar.example');
  for (let row = starterSettings.social.length - 1; row >= 0; row -= 1) await removeRow(page, 'social', row);
  await save(page);

  // Colours.
  await settingsOf(page, 'Look');
  await fill(page, 'look__main', '#1d3f7c');
  await fill(page, 'look__accent', '#f4b6c2');
  await uploadInto(page, 'look__logo', 'north-star.svg', LOGO, 'North Star Window Care');
  await save(page);

  // An office of its own, first; the starter's go once no city page shows them.
  await settingsOf(page, 'Offices');
  await page.locator('#field-offices > .array-field__add-row').click();
  const [next] = [starterSettings.offices.length];
  await openRow(page, 'offices', next);
  const facts = {
    name: 'Edge Hill office',
    city: 'Cairns',
    suburb: 'Edge Hill',
    state: 'QLD',
    postcode: '4870',
    latitude: '-16.9',
    longitude: '145.74',
    area_served: 'Cairns, Queensland',
    service_suburbs: 'Edge Hill\nRedlynch',
  };
  for (const [field, text] of Object.entries(facts)) await fill(page, `offices__${next}__${field}`, text);
  await choose(page, `offices__${next}__time_zone`, 'Brisbane');
  await save(page);

  // A city of its own instead of the starter's two.
  await goTo(page, `${office.url}/admin/collections/cities`);
  await page.locator('.collection-list td a', { hasText: 'Adelaide' }).first().click();
  await inRecord(page);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-duplicate').click();
  await page.waitForURL(/\/cities\/(?!1\b)\d+/);
  await inRecord(page);
  await fill(page, 'name', 'Cairns');
  await fill(page, 'route', '/cairns-service');
  await choose(page, 'office', 'Edge Hill office');
  await page
    .locator('#field-who_we_are__description [contenteditable], .field-type.rich-text-lexical [contenteditable]')
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('We start from Edge Hill, and know what rain and salt leave on glass.');
  await fill(page, 'card__line1', 'Edge Hill and Redlynch');
  await fill(page, 'card__line2', 'Windows, panels and gutters');
  await publish(page);
  for (const city of ['Adelaide', 'Melbourne']) {
    await goTo(page, `${office.url}/admin/collections/cities`);
    await page
      .locator('.collection-list td a', { hasText: new RegExp(`^${city}$`) })
      .first()
      .click();
    await inRecord(page);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await page.locator('#confirm-action:visible').click();
    await toast(page, /success|trash/i).waitFor();
  }
  await settingsOf(page, 'Offices');
  for (let row = starterSettings.offices.length - 1; row >= 0; row -= 1) await removeRow(page, 'offices', row);
  await tab(page, 'Search and maps');
  await fill(page, 'default_title', 'North Star Window Care | Windows, panels and gutters');
  await save(page);

  await unpublishAllBut(page, 'services', SERVICES);
  await unpublishAllBut(page, 'posts', []);

  // The guide fills in the rest.
  await goTo(page, `${office.url}/admin/first-hour`);
  await page.getByRole('link', { name: 'Replace them all at once' }).click();
  await page.waitForURL(/find-replace/);
  await ready(page);
  await page.getByRole('button', { name: 'Show every place' }).click();
  await page.getByRole('button', { name: /^Replace in/ }).click();
  await toast(page, /^Replaced in/).waitFor({ timeout: 120_000 });
  await goTo(page, `${office.url}/admin/first-hour`);
  await page.getByText('Nowhere: no text names the company').waitFor();

  // It also lists what describes other suburbs: the owner rewrites those texts.
  const described = await page.locator('h2:has-text("other suburbs") ~ ul li').allInnerTexts();
  const foreign = described
    .filter((text) => !text.startsWith('Review'))
    .flatMap((text) => (text.split(': ').at(-1) ?? '').split(', '));
  expect(foreign).toContain('Glenelg');
  await goTo(page, `${office.url}/admin/find-replace`);
  for (const [at, suburb] of [...new Set(foreign)].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByLabel(/^Find/).nth(at).fill(suburb);
    await page
      .getByLabel(/^Replace with/)
      .nth(at)
      .fill('Redlynch');
  }
  await page.getByRole('button', { name: 'Show every place' }).click();
  await page.getByRole('button', { name: /^Replace in/ }).click();
  await toast(page, /^Replaced in/).waitFor({ timeout: 120_000 });
  await close();

  const paths = [...(await html('/sitemap.xml')).matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  expect(paths).toContain('/cairns-service');
  for (const viewport of [PHONE, LAPTOP]) {
    const visit = await office.open(viewport);
    for (const path of [...paths, '/nothing-here']) {
      await visit.page.goto(office.stack.site.url + path);
      const said = await saidOn(visit.page);
      expect(said.match(STARTER)?.[0] ?? said.match(SUBURBS)?.[0], `${path} says`).toBeUndefined();
      expect(await violations(visit.page), path).toEqual([]);
    }
    await visit.close();
  }
  const home = (await html('/')).toLowerCase();
  expect(home).toContain('north star window care');
  for (const colour of Object.values(STARTER_COLOURS)) expect(home).not.toContain(colour);
  for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/feed.xml'])
    expect((await html(path)).match(STARTER)?.[0], `${path} says`).toBeUndefined();

  const { page: contact, close: leave } = await office.open(PHONE);
  await contact.goto(`${office.stack.site.url}/contact-us`);
  const details = { name: 'Robin Example', email: 'robin@example.com', phone: '0491 570 157', address: '1 Example Street' };
  // As fast as a person: a faster one gets no confirmation.
  for (const [name, text] of Object.entries(details))
    await contact.locator(`form [name=${name}]`).pressSequentially(text, { delay: 40 });
  expect(await contact.locator('form [name=city]').inputValue()).toBe('Cairns');
  await contact.locator('form [name=captcha]').fill('10');
  await contact.locator('.lead-form [type=submit]').click();
  await contact.locator('.form-reference').first().waitFor();
  await leave();
  await until(async () => office.smtp.accepted.length >= 2, 'the mails to the office and to the customer', 60_000);
  for (const { raw } of office.smtp.accepted) expect(raw.match(STARTER)?.[0]).toBeUndefined();
});
