import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePages, starterSettings } from 'contract/catalogue';
import { stateName } from 'contract/states';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { expectNoOverflow, violations } from '../kit/browser';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { countActs } from './acts';
import { CUSTOMER, pathsOf, QUOTED, saidInPublic, saidToCustomer } from './all-that-is-said';
import { COMPANIES, type Company, type CompanyName, factsOf } from './companies';
import { factsOfDemonstration } from './demonstration';
import { goTo, LAPTOP, save, useOffice, type Viewport } from './office';
import { type Known, plainWords, strangersIn } from './strangers';

const MOST = { clicks: 30, fields: 14 };
const saved = (page: Page) => page.locator('#saving', { hasText: 'Saved as a draft' }).waitFor();

/** Fills the sheet as an owner does, and leaves each field before the next. */
async function fillSheet(page: Page, { brand, answers, services, pick, hours, promise, logo }: Company) {
  await page.getByLabel('What is your company called?').fill(brand);
  if (services) await page.getByRole('button', { name: 'None of all services' }).click();
  for (const service of services ?? []) await page.getByLabel(service, { exact: true }).check();
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

/** Adds the offices that the sheet does not ask about, where it says. */
async function addOffices(page: Page, { offices = [] }: Company) {
  if (offices.length === 0) return;
  await goTo(page, new URL('/admin/globals/settings', page.url()).href);
  await page.locator('.tabs-field__tab-button', { hasText: 'Offices' }).click();
  for (const [at, office] of offices.entries()) {
    await page.locator('#field-offices > .array-field__add-row').click();
    for (const [field, text] of Object.entries(office)) await page.locator(`#field-offices__${at + 1}__${field}`).fill(text);
    await page.locator(`#field-offices__${at + 1}__in_forms`).check();
  }
  await save(page);
}

const shots = join(root, '.cache', 'your-company');
mkdirSync(shots, { recursive: true });
const SCREENS: Viewport[] = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** Pages that are kept as pictures, to be looked at. */
const LOOKED_AT = ['/', '/about-us/', '/contact-us', '/free-quote', '/faq-page', '/nothing-here'];

const distinct = (words: readonly string[]) => [...new Set(words)].sort();

/** Services of the quote form: those that are offered, with the family of each. */
function optionsOf({ services, answers }: Company): string[] {
  const isOffered = ({ name }: { name: string }) => !services || services.includes(name);
  const slugs = servicePages.filter(isOffered).map(({ slug }) => slug);
  const pages = servicePages.filter((page) => isOffered(page) || page.cards?.some((slug) => slugs.includes(slug)));
  return distinct([...pages.map(({ quote_service }) => quote_service), ...(answers.other ? [answers.other] : []), 'Others']);
}

/** The options of a form's field, or the only one, which is no choice. */
async function offered(page: Page, name: string): Promise<string[]> {
  const field = page.locator(`form [name=${name}]`);
  const values = await field.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  return distinct(values.length > 0 ? values.filter(Boolean) : [await field.inputValue()]);
}

/** Scrolls through the page: what is further down is loaded when somebody comes near. */
async function seeAll() {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 30));
  }
  for (const picture of document.images) picture.loading = 'eager';
  scrollTo(0, 0);
}

async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images];
  const shown = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.flatMap(({ currentSrc }, at) => (shown[at]?.status === 'fulfilled' ? [] : currentSrc || []));
}

/** The owner of this company makes the site theirs; then all of it is read. */
export function makesItTheirs(name: CompanyName): void {
  const company: Company = COMPANIES[name];
  const office = useOffice({ mail: true });
  const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
  const shot = async (page: Page, of: string) => {
    await page.evaluate(seeAll);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect.soft(await page.evaluate(brokenPictures), of).toEqual([]);
    await page.screenshot({ path: join(shots, `${name}-${of}.png`), fullPage: true });
  };

  it('makes the site theirs on one sheet, and no page, file, mail or quote says anything but of them (R-OWNER-54, R-OWNER-55, R-OWNER-56)', {
    timeout: 1_200_000,
  }, async () => {
    const before = await saidInPublic(office.stack.site.url);
    const [short = ''] = company.brand.split(' '); // below an icon
    const clock = 'ACT and NSW time'; // two have one
    const own = [...factsOf(company), short, clock, ...Object.values(CUSTOMER), ...QUOTED.sums];
    const offices = [{ city: company.town, state: company.state, postcode: company.postcode }, ...(company.offices ?? [])];
    const others = Object.values(COMPANIES).filter(({ brand }) => brand !== company.brand);
    const known: Known = {
      own,
      foreign: [...(await factsOfDemonstration(await signIn(office.stack.cms))), ...others.slice(0, 2).flatMap(factsOf)].filter(
        (fact) => fact.length > 2 && !own.includes(fact),
      ),
      plain: plainWords(before.said.map(([, text]) => text)),
    };
    expect(strangersIn(before.said[0]?.[1] ?? '', known)).not.toEqual([]);

    const { page, close } = await office.enter(company.viewport);
    const acts = await countActs(page);
    await page.goto(`${office.url}/office`);
    await page.getByRole('link', { name: 'Make it yours in ten minutes' }).click();
    await page.getByRole('heading', { name: 'Your company' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await fillSheet(page, company);
    await saved(page);
    expect(await html('/'), 'a draft is seen by nobody').not.toContain(company.town);
    if (company.viewport === LAPTOP && company.answers.sentence) {
      const preview = page.frameLocator('#preview');
      await preview.getByText(company.answers.sentence).last().waitFor();
      expect(strangersIn(await preview.locator('body').innerText(), known)).toEqual([]);
    }
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await shot(page, `sheet-${size.width}`);
    }
    await page.setViewportSize(company.viewport);
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await page.getByRole('heading', { name: `Make this the site of ${company.brand}?` }).waitFor();
    await shot(page, 'changes');
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await page.getByText(/^The site is yours\./).waitFor({ timeout: 60_000 });
    console.info(name, { ...acts });
    expect(acts.clicks, 'clicks').toBeLessThanOrEqual(MOST.clicks);
    expect(acts.fields, 'fields').toBeLessThanOrEqual(MOST.fields);
    await addOffices(page, company);
    await close();

    await until(
      async () => {
        const home = textsOf(await html('/contact-us'));
        if (!offices.every(({ postcode }) => home.includes(postcode))) return false;
        // Each page is made anew by itself.
        for (const path of await pathsOf(office.stack.site.url))
          if ((await html(path)).includes(starterSettings.brand)) return false;
        return true;
      },
      'the new company on every page',
      120_000,
    );
    const { said, links } = await saidInPublic(office.stack.site.url);
    const strangers = (all: typeof said) =>
      all.flatMap(([place, text]) => strangersIn(text, known).map((stranger) => `${place}: ${stranger}`));
    const toCustomer = await saidToCustomer(office);
    expect.soft(strangers([...said, ...toCustomer])).toEqual([]);
    for (const [place, text] of toCustomer) expect.soft(text.replaceAll(/\s+/g, ' '), place).toContain(company.brand);
    const dead = [];
    for (const link of links.filter((href) => href.startsWith('/')))
      if (!(await fetch(office.stack.site.url + link)).ok) dead.push(link);
    expect.soft(dead, 'links that lead nowhere').toEqual([]);

    const paths = await pathsOf(office.stack.site.url);
    const lookedAt = [...LOOKED_AT, ...paths.filter((path) => path.startsWith('/service/')).slice(0, 2)];
    for (const { width, height } of SCREENS) {
      const { page: visitor, close: leave } = await office.open({ width, height });
      for (const path of width === 768 ? [] : paths) {
        await visitor.goto(office.stack.site.url + path);
        await expectNoOverflow(visitor);
        if (lookedAt.includes(path)) expect.soft(await violations(visitor), path).toEqual([]);
        if (lookedAt.includes(path)) await shot(visitor, `site${path.replaceAll('/', '-')}-${width}`);
      }
      if (width === 768) {
        await visitor.goto(`${office.stack.site.url}/free-quote`);
        expect.soft(await offered(visitor, 'service')).toEqual(optionsOf(company));
        expect.soft(await offered(visitor, 'city')).toEqual(distinct(offices.map(({ city }) => city)));
        expect.soft(await offered(visitor, 'state')).toEqual(distinct(offices.map(({ state }) => stateName(state))));
      }
      await leave();
    }
    for (const file of ['/favicon.ico', '/icon-512.png', '/social.png', '/apple-touch-icon.png']) {
      const picture = await fetch(office.stack.site.url + file);
      expect.soft([picture.status, picture.headers.get('content-type')], file).toEqual([200, expect.stringMatching(/^image\//)]);
      writeFileSync(join(shots, `${name}${file.replace('/', '-')}`), Buffer.from(await picture.arrayBuffer()));
    }
  });
}
