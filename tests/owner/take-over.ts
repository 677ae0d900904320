import { starterSettings } from 'contract/catalogue';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn } from '../kit/stack';
import type { Company, CompanyCity, CompanyOffice } from './companies';
import { act, choose, goTo, inRecord, publish, save, toast, uploadInto, type useOffice } from './office';

type Office = ReturnType<typeof useOffice>;

/** What a walk took. A field counts once, however long its text; choosing a file is a click. */
export interface Acts {
  clicks: number;
  fields: number;
}

/** Counts what is pressed and typed on a page, from now on. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { clicks: 0, fields: 0 };
  await page.exposeFunction('countAct', (act: keyof Acts) => {
    acts[act] += 1;
  });
  await page.addInitScript(() => {
    const count = (act: string) => (globalThis as unknown as { countAct(act: string): void }).countAct(act);
    let typedInto: EventTarget | null;
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target === typedInto || (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))) return;
        typedInto = target;
        count(target instanceof HTMLInputElement && target.type === 'file' ? 'clicks' : 'fields');
      },
      true,
    );
  });
  return acts;
}

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

async function fillOffice(page: Page, row: number, office: CompanyOffice, zone: string) {
  await openRow(page, 'offices', row);
  const area_served = `${office.city} and around`;
  for (const [field, text] of Object.entries({ area_served, ...office })) await fill(page, `offices__${row}__${field}`, text);
  await choose(page, `offices__${row}__time_zone`, zone);
  await page.locator(`#field-offices__${row}__in_forms`).check();
}

async function fillCity(page: Page, { name, route, office, heading, about, lines }: CompanyCity) {
  await fill(page, 'name', name);
  await fill(page, 'route', route);
  await choose(page, 'office', office);
  await fill(page, 'who_we_are__heading', heading);
  const paragraphs = page.locator('#field-who_we_are__paragraphs');
  if (await paragraphs.isVisible()) await paragraphs.fill(about);
  else {
    await page.locator('.field-type.rich-text-lexical [contenteditable]').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(about);
  }
  await fill(page, 'card__line1', lines[0]);
  await fill(page, 'card__line2', lines[1]);
  await publish(page);
}

async function openFromList(page: Page, office: Office, list: string, name: string) {
  await goTo(page, `${office.url}/admin/collections/${list}?limit=100`);
  await page
    .locator('.collection-list td a', { hasText: new RegExp(`^${name}$`) })
    .first()
    .click();
  await inRecord(page);
}

/** Goes on in a copy of the record. */
async function duplicate(page: Page) {
  const original = page.url();
  await act(page, 'duplicate');
  await page.waitForURL((url) => url.href !== original);
  await inRecord(page);
}

/** Takes every record of a list off the site but those named. */
async function unpublishAllBut(page: Page, office: Office, list: string, kept: string[]) {
  await goTo(page, `${office.url}/admin/collections/${list}?limit=100`);
  await page.locator('#select-all').check();
  for (const name of kept) {
    const row = page.locator('tbody tr', { has: page.getByText(name, { exact: true }) });
    await row.first().locator('.select-row__checkbox input').uncheck();
  }
  await page.locator('.list-selection__button', { hasText: 'Unpublish' }).click();
  await page.locator('#confirm-action:visible, .btn:visible:has-text("Confirm")').first().click();
  await toast(page, /success|unpublished/i).waitFor({ timeout: 60_000 });
}

/** Shows another picture wherever the site shows that one. */
async function replacePicture(page: Page, office: Office, file: string, shows: string, colour: string) {
  await goTo(page, `${office.url}/admin/collections/media?limit=100&search=${file}`);
  await page.locator('.collection-list--media tbody .cell-filename a', { hasText: file }).first().click();
  await inRecord(page);
  const buffer = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a new file for it' }).click();
  await (await chooser).setFiles({ name: `${shows.toLowerCase().replaceAll(/\W+/g, '-')}.jpg`, mimeType: 'image/jpeg', buffer });
  await fill(page, 'alt', shows);
  await save(page);
}

/** The starter's pictures of its cities. */
const CITY_PICTURES = {
  Adelaide: ['city-adelaide.jpg', 'city-adelaide-intro.jpg'],
  Melbourne: ['city-melbourne.jpg', 'city-melbourne-intro.jpg'],
};

/** A drawing as a logo, in the company's colour. */
const logo = (
  colour: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="26" fill="${colour}"/>
<rect x="70" y="16" width="160" height="28" fill="${colour}"/></svg>`;

/** The owner's walk from the starter to a site of their own, by clicks. */
export async function takeOver(office: Office, page: Page, company: Company): Promise<Acts> {
  const acts = await countActs(page);
  const settingsAt = async (name: string) => {
    await goTo(page, `${office.url}/admin/globals/settings`);
    await tab(page, name);
  };
  const starterOffices = starterSettings.offices.length;

  await settingsAt('Company');
  for (const field of ['brand', 'phone', 'mobile', 'email'] as const) await fill(page, field, company[field]);
  for (let row = starterSettings.social.length - 1; row >= 0; row -= 1) await removeRow(page, 'social', row);
  for (const [row, [days, hours]] of company.hours.entries()) {
    await openRow(page, 'opening_hours', row);
    await fill(page, `opening_hours__${row}__days`, days);
    await fill(page, `opening_hours__${row}__hours`, hours);
  }
  await save(page);

  const [main, accent] = company.colours;
  await settingsAt('Look');
  await fill(page, 'look__main', main);
  await fill(page, 'look__accent', accent);
  await uploadInto(page, 'look__logo', 'logo.svg', logo(main), company.brand);
  await save(page);

  await settingsAt('Offices');
  const first = company.isInPlace ? 0 : starterOffices;
  for (const [at, one] of company.offices.entries()) {
    if (first + at >= starterOffices) await page.locator('#field-offices > .array-field__add-row').click();
    await fillOffice(page, first + at, one, company.zone);
  }
  await save(page);

  const [adelaide, ...others] = ['Adelaide', 'Melbourne'];
  if (company.isInPlace)
    for (const [at, city] of company.cities.entries()) {
      await openFromList(page, office, 'cities', [adelaide, ...others][at] ?? '');
      await fillCity(page, city);
    }
  else {
    for (const city of company.cities) {
      await openFromList(page, office, 'cities', 'Adelaide');
      await duplicate(page);
      await fillCity(page, city);
    }
    for (const city of ['Adelaide', 'Melbourne']) {
      await openFromList(page, office, 'cities', city);
      await act(page, 'delete');
    }
    await settingsAt('Offices');
    for (let row = starterOffices - 1; row >= 0; row -= 1) await removeRow(page, 'offices', row);
    await save(page);
  }
  for (const [at, files] of Object.values(CITY_PICTURES).entries()) {
    const city = company.cities[at];
    if (city) for (const file of files) await replacePicture(page, office, file, `Streets of ${city.name}`, main);
  }

  await settingsAt('Search and maps');
  await fill(page, 'markup__opening_hours', company.markupHours);
  await save(page);

  if (company.services) await unpublishAllBut(page, office, 'services', company.services);
  await addServices(office, page, company.added ?? []);
  await unpublishAllBut(page, office, 'posts', []);
  return acts;
}

/** The service that others are made like. */
const PATTERN = { name: 'Oven Cleaning', slug: 'oven-cleaning' };

/** How many services are made on the screen; the others are made like them, by its calls. */
const BY_HAND = 2;

async function addServices(office: Office, page: Page, names: string[]) {
  for (const name of names.slice(0, BY_HAND)) {
    await openFromList(page, office, 'services', PATTERN.name);
    await duplicate(page);
    await fill(page, 'name', name);
    await fill(page, 'slug', name.toLowerCase().replaceAll(' ', '-'));
    await publish(page);
  }
  const ask = await signIn(office.stack.cms);
  for (const name of names.slice(BY_HAND)) {
    const { docs } = await ask<{ docs: { id: number }[] }>('GET', `/services?where[slug][equals]=${PATTERN.slug}&depth=0`);
    const { doc } = await ask<{ doc: { id: number } }>('POST', `/services/${docs[0]?.id}/duplicate`, {});
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await ask('PATCH', `/services/${doc.id}`, { name, slug, _status: 'published' });
  }
}
