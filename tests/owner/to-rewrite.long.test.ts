import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, goTo, LAPTOP, publish, ready, toast, useOffice } from './office';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
const HOBART = { name: 'Hobart office', city: 'Hobart', suburb: 'Battery Point', state: 'TAS', postcode: '7004' };

/** What nobody says of one city. */
const TWO_CITIES =
  /\b(?:both|each|two|either) cit(?:y|ies)\b|Hobart(?:,| and| or)(?: in)? Hobart|another for|Melbourne|Victoria/i;

/** Makes the starter's company one of another name, with one office and one city page. */
async function moveToHobart() {
  const ask = await signIn(office.stack.cms);
  const { docs } = (await ask('GET', '/cities?where[slug][equals]=melbourne')) as { docs: { id: number }[] };
  for (const { id } of docs) await ask('PATCH', `/cities/${id}`, { deletedAt: new Date().toISOString() });
  const { offices } = (await ask('GET', '/globals/settings')) as { offices: object[] };
  await ask('POST', '/globals/settings', {
    ...{ brand: 'Harbour & Pine', tagline: 'Clean homes by the harbour.', blurb: 'Homes and workplaces, cleaned with care.' },
    ...{ phone: '1300 111 222', mobile: '0491 570 006', email: 'hello@harbourandpine.example', social: [] },
    ...{ offices: [{ ...offices[0], ...HOBART }], cities: [], _status: 'published' },
  });
  await until(async () => (await html('/')).includes('Harbour'), 'the name');
}

const openGuide = async (page: Page) => {
  await goTo(page, `${office.url}/admin/first-hour`);
  return page.getByRole('region', { name: 'To rewrite' });
};

/** The texts of one page, or of those that name something. */
const group = (list: Locator, hasText: string | RegExp) => list.locator('.to-rewrite__page', { hasText });

async function unfold(texts: Locator) {
  if ((await texts.getAttribute('open')) === null) await texts.locator('summary').click();
}

it('a company in one city rewrites what the starter knows of two (R-OWNER-31, R-OWNER-26)', { timeout: 600_000 }, async () => {
  await moveToHobart();
  const { page, close } = await office.enter(LAPTOP);
  const list = await openGuide(page);
  const row = (words: string | RegExp) => list.locator('li', { hasText: words });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }

  // Other names make no sense of what compares two cities: find and replace leaves it.
  await page.getByRole('link', { name: 'Replace them all at once' }).click();
  await page.waitForURL(/find-replace/);
  await ready(page);
  await page.getByRole('button', { name: 'Show every place' }).click();
  await page.getByText(/\d+ places will stay: they compare two cities/).waitFor();
  await expectNoViolations(page);
  expect(await page.getByText('To rewrite: offered in the guide').count()).toBeGreaterThan(10);
  await page.getByRole('button', { name: /^Replace in/ }).click();
  await toast(page, /^Replaced in/).waitFor({ timeout: 120_000 });

  // One version by itself, then all.
  await openGuide(page);
  await page.getByText('Nowhere: no text names the company').waitFor();
  expect(await list.locator('details[open]').count()).toBe(1);
  await unfold(group(list, /^Service: Gutter Flushing/));
  const silt = row('Fine silt is the quiet problem in both cities.');
  await silt.getByRole('button', { name: /^Use this version/ }).click();
  await toast(page, 'One text is published as offered.').waitFor();
  await silt.waitFor({ state: 'detached' });
  await until(async () => (await html('/service/gutter-flushing')).includes('Some of it is dust'), 'the version for one city');
  await list.getByRole('button', { name: /^Use \d+ offered versions$/ }).click();
  await toast(page, /^\d+ texts are published as offered\.$/).waitFor({ timeout: 120_000 });
  await list.getByRole('button', { name: /^Use/ }).first().waitFor({ state: 'detached' });

  const paths = [...(await html('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(paths.length).toBeGreaterThan(40);
  const said = async () =>
    (
      await Promise.all(
        paths.map(async (path) => {
          return [path, textsOf(await html(path)).match(TWO_CITIES)?.[0]];
        }),
      )
    ).filter(([, words]) => words);
  await expect.poll(said, { timeout: 60_000 }).toEqual([]);

  // Local knowledge: one text is true here too, one is rewritten, one is taken down.
  await unfold(group(list, /^Service: Carpet Steam Cleaning/));
  const humid = row('Humid Hobart days');
  await humid.getByRole('button', { name: /^It is true here/ }).click();
  await humid.locator('visible=true').waitFor({ state: 'detached' });
  await list.getByText('You said that 1 text or picture hold').click();
  await humid.getByRole('button', { name: /^Not true here/ }).waitFor();

  const sun = row('don’t let tap water dry on the glass');
  await unfold(group(list, /^Group of questions: Solar cleaning/));
  await sun.getByRole('link').click();
  await page.waitForURL(/faq-categories/);
  const answer = page.locator('textarea').filter({ hasText: 'let tap water dry' }).first();
  await answer.waitFor();
  await answer.fill('On a cool panel, a gentle rinse with a garden hose does no harm.');
  await publish(page);
  await openGuide(page);
  expect(await sun.count()).toBe(0);

  expect(await row('old Unley path').count()).toBe(1);
  await goTo(page, `${office.url}/admin/collections/services?limit=100`);
  await page.locator('tbody tr', { hasText: 'Pressure Cleaning' }).first().locator('.select-row__checkbox input').check();
  await page.locator('.list-selection__button', { hasText: 'Unpublish' }).click();
  await page.locator('#confirm-action:visible, .btn:visible:has-text("Confirm")').first().click();
  await until(async () => (await fetch(`${office.stack.site.url}/service/pressure-cleaning`)).status !== 200, 'its page gone');
  await openGuide(page);
  expect(await row('old Unley path').count()).toBe(0);

  // What names the service that is no longer offered, until somebody says that it is true all the same.
  const naming = row('not offered: Pressure Cleaning');
  const before = await naming.count();
  expect(before).toBeGreaterThan(3);
  const home = group(list, /^Home/);
  await unfold(home);
  const slide = home.locator('li', { hasText: 'glass, panels and paving' });
  await slide.getByRole('button', { name: /^It is true here/ }).click();
  await slide.waitFor({ state: 'detached' });

  // All texts of a page at once: a post about what the company does not do.
  const post = group(list, /^Post: Pressure washing/);
  const name = (await post.locator('h3').textContent()) ?? '';
  await unfold(post);
  await expectNoViolations(page);
  await post.getByRole('button', { name: /^All \d+ are true here/ }).click();
  await list.locator('h3', { hasText: name }).waitFor({ state: 'detached' });
  expect(await naming.count()).toBeLessThan(before - 1);
  expect(await row('Hobart cleaners, based in the northern suburbs').count(), 'what nobody touched').toBe(1);
  await close();
});
