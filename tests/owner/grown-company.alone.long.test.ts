import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { expectNoOverflow, violations } from '../kit/browser';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { LAPTOP, PHONE, useOffice } from './office';

const office = useOffice();
const get = (path: string) => fetch(office.stack.site.url + path, { redirect: 'manual' });
const html = async (path: string) => (await get(path)).text();
const soon = (what: string, condition: () => Promise<boolean>) => until(condition, what, 60_000);

interface Doc {
  id: number;
  [name: string]: unknown;
}
type Ask = Awaited<ReturnType<typeof signIn>>;
const list = async (ask: Ask, collection: string) =>
  (await ask<{ docs: Doc[] }>('GET', `/${collection}?limit=200&depth=0&draft=false&sort=id`)).docs;

const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  children,
});
const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });
const richText = (...children: object[]) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph(...children)] },
});
const linkTo = (url: string, text: string) => ({
  ...{ type: 'link', version: 3, format: '', indent: 0, direction: null, children: [words(text)] },
  fields: { url, newTab: false, linkType: 'custom' },
});

/** A site that its owner has had for months: texts, a post, a review and a city's page of their own. */
async function liveIn(ask: Ask) {
  const { offices, ...settings } = await ask<Doc & { offices: Doc[] }>('GET', '/globals/settings?depth=0');
  for (const { id } of await list(ask, 'cities')) await ask('PATCH', `/cities/${id}`, { _status: 'draft' });
  for (const { id } of await list(ask, 'testimonials')) await ask('PATCH', `/testimonials/${id}`, { _status: 'draft' });
  const place = { city: 'Launceston', suburb: 'Launceston', state: 'TAS', postcode: '7250', latitude: -41.43, longitude: 147.14 };
  await ask('POST', '/globals/settings', {
    ...{
      ...settings,
      sample: false,
      brand: 'Tamar Glass',
      phone: '03 5550 1234',
      mobile: '03 5550 1234',
      cities: [],
      states: '',
    },
    ...{ tagline: 'Windows, and what is behind them.', social: [], founded: 2011, _status: 'published' },
    offices: [{ ...offices[0], ...place, name: 'Launceston office', area_served: '', service_postcodes: '', service_km: 40 }],
  });
  const [first] = (await ask<Doc & { offices: { key: string }[] }>('GET', '/globals/settings?depth=0')).offices;
  await ask('POST', '/globals/contact-page', { subtitle: 'Ask Tamar Glass: we know Launceston.', _status: 'published' });
  await ask('POST', '/cities', {
    ...{ name: 'Launceston', slug: 'launceston', route: '/launceston-service', office: first?.key, _status: 'published' },
    who_we_are: { heading: 'Up and down the Tamar', description: richText(words('We wash what the river mist leaves.')) },
  });
  const [sample] = await list(ask, 'posts');
  await ask('POST', '/posts', {
    ...{ title: 'What a winter leaves in an oven', date: '2026-06-01T00:00:00.000Z', _status: 'published', image: sample?.image },
    description: richText(words('Tamar Glass does '), linkTo('/service/oven-cleaning', 'ovens'), words(' too.')),
  });
  const review = { name: 'Robin of Invermay', rating: 5, comment: 'I can see the river again.', _status: 'published' };
  await ask('POST', '/testimonials', { ...review, date: '2026-06-01T00:00:00.000Z', source: 'Google' });
}

const sheet = async (page: Page) => {
  await page.goto(`${office.url}/office/company`, { waitUntil: 'domcontentloaded' }); // not for the preview beside it
  await page.getByRole('heading', { name: 'Your company' }).waitFor();
};
const saved = (page: Page) => page.locator('#saving', { hasText: 'Saved as a draft' }).waitFor();

const shots = join(root, '.cache', 'grown-company');
mkdirSync(shots, { recursive: true });

/** The list before the act, as it reads; it holds at each width. */
async function listed(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
  for (const size of [{ width: 320, height: 640 }, PHONE, { width: 1920, height: 1000 }, LAPTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await page.screenshot({ path: join(shots, `${name}-${size.width}.png`), fullPage: true });
  }
  expect(await violations(page)).toEqual([]);
  return page.locator('main').innerText();
}

async function change(page: Page) {
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('The site is changed.').waitFor({ timeout: 60_000 });
}

it('an owner renames the company, drops a service, moves, and opens a second town, each on the same sheet (R-OWNER-60, R-OWNER-61, R-OWNER-62)', {
  timeout: 900_000,
}, async () => {
  const ask = await signIn(office.stack.cms);
  await liveIn(ask);
  await soon('the lived-in site', async () => (await html('/contact-us')).includes('we know Launceston'));
  const own = async () => ({
    posts: await list(ask, 'posts'),
    reviews: await list(ask, 'testimonials'),
    cities: (await list(ask, 'cities')).filter(({ _status }) => _status === 'published'),
    about: await ask<Doc>('GET', '/globals/about?depth=0'),
  });
  const written = await own();
  const { page, close } = await office.enter(LAPTOP);

  // The name, and one text of their own that says it.
  await sheet(page);
  expect(await page.getByText('demonstration').count()).toBe(0);
  await page.getByLabel('What is your company called?').fill('Derwent Glass');
  await page.getByLabel('What is your company called?').blur();
  await saved(page);
  const renamed = await listed(page, 'name');
  expect(renamed).toContain('The name: “Tamar Glass” becomes “Derwent Glass”');
  expect(renamed).toMatch(/\d+ texts? on \d+ pages? say/);
  expect(renamed).toContain('2 texts of your own still say “Tamar Glass”');
  expect(await html('/'), 'only looked at').not.toContain('Derwent');
  await page.getByRole('link', { name: 'What a winter leaves in an oven' }).waitFor();
  await page.getByLabel('Replace it there with “Derwent Glass”').check();
  await change(page);
  await soon('the new name', async () => (await html('/')).includes('Derwent Glass'));
  await soon('the text with it', async () => (await html('/contact-us')).includes('Ask Derwent Glass: we know Launceston.'));
  expect(textsOf(await html('/'))).not.toContain('Tamar Glass');
  const afterName = await own();
  expect({ ...afterName, posts: [] }).toEqual({ ...written, posts: [] });
  expect(afterName.posts.map(({ title }) => title)).toEqual(written.posts.map(({ title }) => title));

  // A service that is dropped.
  await sheet(page);
  await page.getByLabel('Oven Cleaning', { exact: true }).uncheck();
  await saved(page);
  const dropped = await listed(page, 'dropped');
  expect(dropped).toContain('Oven Cleaning leaves the site');
  expect(dropped).toContain('Its page, /service/oven-cleaning');
  expect(dropped).toContain('The post “What a winter leaves in an oven” links to it');
  await change(page);
  await soon('its address leads on', async () => Boolean((await get('/service/oven-cleaning')).headers.get('location')));
  await soon('no link to it', async () => !(await html('/')).includes('/service/oven-cleaning'));

  // The office moves; the page of the old town stays, and is named.
  await sheet(page);
  await page.getByLabel('In which town or suburb are you?').fill('Bellerive');
  await page.getByLabel('In which town or suburb are you?').blur();
  await saved(page);
  const moved = await listed(page, 'moved');
  expect(moved).toContain('The office moves to Bellerive TAS 7018');
  expect(moved).toContain('The page of Launceston stays as it is');
  expect(moved).toMatch(/still say?s? “Launceston”/);
  await change(page);
  await soon('the new place', async () => (await html('/contact-us')).includes('Bellerive'));
  expect(await html('/launceston-service')).toContain('We wash what the river mist leaves.');

  // The service comes back as it was.
  await sheet(page);
  await page.getByLabel('Oven Cleaning', { exact: true }).check();
  await saved(page);
  expect(await listed(page, 'back')).toContain('Oven Cleaning comes to the site');
  await change(page);
  await soon('its page', async () => (await get('/service/oven-cleaning')).status === 200);
  expect({ ...(await own()), posts: afterName.posts }).toEqual(afterName);
  expect((await own()).posts).toEqual(afterName.posts);
  await close();

  // A second town, on a phone and without scripts.
  const plain = await office.enter(PHONE, { javaScript: false });
  await sheet(plain.page);
  await plain.page.getByLabel('In which other town do you open an office?').fill('Nowhere at all');
  await plain.page.getByRole('button', { name: 'See what changes' }).click();
  await plain.page.getByText('We know no “Nowhere at all” in Australia.').waitFor();
  await plain.page.getByLabel('In which other town do you open an office?').fill('Burnie TAS');
  await plain.page.getByRole('button', { name: 'See what changes' }).click();
  await plain.page.getByRole('heading', { name: 'An office in Burnie TAS 7320' }).waitFor();
  await change(plain.page);
  await plain.close();
  await soon('the forms know it', async () => (await html('/free-quote')).includes('value="Burnie"'));
  expect(await html('/contact-us')).toContain('Burnie office');
  expect((await get('/burnie-service')).status).toBe(404);
  const begun = (await ask<{ docs: Doc[] }>('GET', '/cities?draft=true&depth=0&where[slug][equals]=burnie')).docs;
  expect(begun).toMatchObject([{ name: 'Burnie', _status: 'draft' }]);
  await ask('PATCH', `/cities/${begun[0]?.id}`, { _status: 'published' });
  await soon('its page', async () => (await html('/burnie-service')).includes('Derwent Glass cleans in Burnie'));
  expect((await own()).posts).toEqual(afterName.posts);
});
