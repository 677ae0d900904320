import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import {
  act,
  expectFieldError,
  expectNoViolations,
  goTo,
  inRecord,
  publish,
  SCREENS,
  save,
  soon,
  toast,
  unique,
  useOffice,
} from './office';

const office = useOffice();

const get = (path: string) => fetch(office.stack.site.url + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const status = async (path: string) => (await get(path)).status;
const leadsTo = async (path: string) => {
  const { status, headers } = await get(path);
  return status === 308 ? headers.get('location') : status;
};

const list = (page: Page, slug: string) => goTo(page, `${office.url}/admin/collections/${slug}`);
async function open(page: Page, slug: string, title: string) {
  await list(page, slug);
  await page.locator('.collection-list td a', { hasText: title }).first().click();
  await inRecord(page);
}

async function restore(page: Page, slug: string, title: string) {
  await goTo(page, `${office.url}/admin/collections/${slug}/trash`);
  await page.locator('.collection-list td a', { hasText: title }).first().click();
  await page.locator('#action-restore').click();
  await page.locator('#restore-as-published').check();
  await page.locator('#confirm-action').click();
  await toast(page, /restored/i).waitFor();
}

/** Where visitors and search engines may find the oven page. */
async function traces() {
  const found = [
    (await status('/service/oven-cleaning')) === 200 && 'its page',
    (await status('/oven-cleaning')) === 308 && 'its old address',
    ...(await Promise.all(
      [
        ['the footer and the cards of the home page', '/', 'oven-cleaning"'],
        ['the cards of a city', '/adelaide-service', '/service/oven-cleaning'],
        ['the quote form', '/free-quote', '>Oven Cleaning</option>'],
        ['the page of a wrong address', '/nothing-here', '/service/oven-cleaning'],
        ['the sitemap', '/sitemap.xml', '/service/oven-cleaning'],
      ].map(async ([where = '', path = '', mark = '']) => (await text(path)).includes(mark) && where),
    )),
  ];
  return found.filter((where) => where !== false);
}

const EVERYWHERE = 7;

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('trashes a service, which removes it everywhere at once; restoring brings it back everywhere (R-ROUTE-17)', async () => {
    expect(await traces()).toHaveLength(EVERYWHERE);
    const { page, close } = await office.enter(viewport);
    await open(page, 'services', 'Oven Cleaning');
    await expectNoViolations(page);
    await act(page, 'delete');
    await soon('the service to go', async () => (await traces()).length === 0);
    await restore(page, 'services', 'Oven Cleaning');
    await soon('the service to come back', async () => (await traces()).length === EVERYWHERE);
    await close();
  });

  it('sees what disappears before a service is taken off the site, and chooses where its address leads (R-OWNER-13)', async () => {
    const { page, close } = await office.enter(viewport);
    await open(page, 'services', 'Window Cleaning');
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByText('Take off the site…').click();
    const dialogue = page.locator('.confirmation-modal:visible');
    for (const place of ['Its page, /service/window-cleaning', 'Its card on the home page', 'Its line on every city page'])
      await dialogue.getByText(place).waitFor();
    await expectNoViolations(page);
    await dialogue.getByLabel('Where should its old address lead?').fill('/nowhere');
    await dialogue.locator('#confirm-action').click();
    await dialogue.getByText('There is no page at /nowhere').waitFor();
    expect(await status('/service/window-cleaning')).toBe(200);
    await dialogue.getByLabel('Where should its old address lead?').fill('/service/house-cleaning');
    await dialogue.locator('#confirm-action').click();
    await soon('the redirect', async () => (await leadsTo('/service/window-cleaning')) === '/service/house-cleaning');
    await soon('its card to go', async () => !(await text('/')).includes('href="/service/window-cleaning"'));
    await inRecord(page);
    await publish(page);
    await soon('the page to be back', async () => (await status('/service/window-cleaning')) === 200);
    await close();
  });

  it('takes down the page of a city whose office was removed (R-OWNER-41)', async () => {
    const api = await signIn(office.stack.cms);
    const { offices } = await api<{ offices: object[] }>('GET', '/globals/settings?depth=0');
    const change = (rows: object[]) => api('POST', '/globals/settings?depth=0', { offices: rows, _status: 'published' });
    await change(offices.slice(0, 1));
    const { page, close } = await office.enter(viewport);
    await open(page, 'cities', 'Melbourne');
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByText('Take off the site…').click();
    await page.locator('.confirmation-modal:visible #confirm-action').click();
    await toast(page, /Taken off the site/).waitFor();
    await soon('the page to go', async () => (await status('/melbourne-service')) === 404);
    await change(offices);
    await inRecord(page);
    await publish(page);
    await soon('the page to be back', async () => (await status('/melbourne-service')) === 200);
    await close();
  });

  it.runIf(thorough)(
    'trashes a service whose path then redirects to another page, with the visitor’s query (R-ROUTE-18)',
    async () => {
      const { page, close } = await office.enter(viewport);
      await open(page, 'services', 'Deep Cleaning');
      const choice = page.getByLabel('Where its address leads once the page is taken away');
      await choice.fill('/service/nothing');
      await expectFieldError(page, 'There is no page at /service/nothing. Enter a page that is there.');
      await expectNoViolations(page);
      await choice.fill('/service/house-cleaning');
      await save(page);
      expect(await status('/service/deep-cleaning')).toBe(200);
      await act(page, 'delete');
      await soon(
        'the redirect',
        async () => (await leadsTo('/service/deep-cleaning/?from=mail')) === '/service/house-cleaning?from=mail',
      );
      await soon('its card to go', async () => !(await text('/service/house-cleaning')).includes('/service/deep-cleaning'));
      await restore(page, 'services', 'Deep Cleaning');
      await soon('the page', async () => (await status('/service/deep-cleaning')) === 200);
      await soon('its card', async () => (await text('/service/house-cleaning')).includes('/service/deep-cleaning'));
      await close();
    },
  );

  it.runIf(thorough)(
    'unpublishes a post, which removes its page and its entries in blog, feed and sitemap (R-ROUTE-17)',
    async () => {
      const path = /\/blog-details\/\d+/.exec(await text('/blog'))?.[0] ?? '';
      const title = /<h1[^>]*>([^<]+)/.exec(await text(path))?.[1] ?? '';
      const places = ['/blog', '/feed.xml', '/sitemap.xml'];
      const listed = () => Promise.all(places.map(async (place) => new RegExp(`${path}["<]`).test(await text(place))));
      expect(await listed()).toEqual([true, true, true]);
      const { page, close } = await office.enter(viewport);
      await goTo(page, `${office.url}/admin/collections/posts/${path.split('/').at(-1)}`);
      await act(page, 'unpublish');
      await soon(`“${title}” to go`, async () => (await status(path)) === 404 && !(await listed()).includes(true));
      await publish(page);
      await soon('the post', async () => (await status(path)) === 200 && !(await listed()).includes(false));
      await close();
    },
  );

  it.runIf(thorough)('trashes a city, which removes it from the menu, the cards and the sitemap (R-ROUTE-17)', async () => {
    const shown = async () =>
      Promise.all(['/', '/about-us/', '/sitemap.xml'].map(async (path) => (await text(path)).includes('/melbourne-service')));
    expect(await shown()).toEqual([true, true, true]);
    const { page, close } = await office.enter(viewport);
    await open(page, 'cities', 'Melbourne');
    await act(page, 'delete');
    await soon('the city to go', async () => (await status('/melbourne-service')) === 404 && !(await shown()).includes(true));
    await restore(page, 'cities', 'Melbourne');
    await soon('the city', async () => (await status('/melbourne-service')) === 200 && !(await shown()).includes(false));
    await close();
  });

  it.runIf(thorough)('changes the path of a city: the old path redirects to the new one until it is changed back', async () => {
    const { page, close } = await office.enter(viewport);
    await open(page, 'cities', 'Melbourne');
    await page.locator('#field-route').fill('/cleaners-in-melbourne');
    await save(page);
    await soon('the redirect', async () => (await leadsTo('/melbourne-service')) === '/cleaners-in-melbourne');
    expect(await status('/cleaners-in-melbourne')).toBe(200);
    for (const path of ['/', '/about-us/', '/sitemap.xml']) expect(await text(path)).not.toContain('/melbourne-service');
    await page.locator('#field-route').fill('/melbourne-service');
    await save(page);
    await soon('the old path', async () => (await status('/melbourne-service')) === 200);
    await soon('the way back', async () => (await leadsTo('/cleaners-in-melbourne')) === '/melbourne-service');
    await close();
  });

  it.runIf(thorough)('redirects an old path to a page, and sees why an invalid redirect is rejected', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/redirects/create`);
    const from = `/Specials-${viewport.width}/`;
    await page.getByLabel('Old address').fill(from);
    await page.getByLabel('Leads to').fill(from.toLowerCase());
    await page.locator('#action-save').click();
    await page.getByText('This leads back to the old address itself').waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Leads to').fill('/contact-us');
    await save(page);
    await soon('the redirect', async () => (await leadsTo(from)) === '/contact-us');
    await list(page, 'redirects');
    await page.getByText(`/specials-${viewport.width}`).first().waitFor();
    await expectNoViolations(page);
    await close();
  });

  const oldAddresses = [
    ['path', () => `/${unique('carpet').replace(' ', '-')}.html`] as const,
    ['query', () => `/?p=${viewport.width}`] as const,
  ];
  it.runIf(thorough).each(oldAddresses)(
    'redirects a missing address that visitors requested, by its %s (R-OWNER-5)',
    async (_, make) => {
      const old = make();
      const visitor = await office.open(viewport);
      // The test's browser names itself headless, as bots do.
      await visitor.page.setExtraHTTPHeaders({
        'user-agent': (await visitor.page.evaluate(() => navigator.userAgent)).replace('Headless', ''),
      });
      expect((await visitor.page.goto(office.stack.site.url + old))?.status()).toBe(404);
      const { page, close } = await office.enter(viewport);
      const missing = page.getByRole('region', { name: 'Addresses that visitors did not find' });
      const entry = missing.getByRole('row', { name: old });
      await until(async () => {
        await list(page, 'redirects');
        return (await entry.count()) === 1;
      }, 'the address in the list');
      expect(await entry.getByRole('cell').first().textContent()).toBe('1');
      await expectNoViolations(page);
      await entry.getByRole('link', { name: `Redirect to … from ${old}` }).click();
      await inRecord(page);
      expect(await page.locator('#field-from').inputValue()).toBe(old);
      await page.locator('#field-to').fill('/service/nothing');
      await expectFieldError(page, 'There is no page at /service/nothing');
      await page.locator('#field-to').fill('/service/house-cleaning');
      await save(page);
      await soon('the redirect', async () => (await leadsTo(old)) === '/service/house-cleaning');
      await visitor.page.reload();
      expect(new URL(visitor.page.url()).pathname).toBe('/service/house-cleaning');
      await list(page, 'redirects');
      await page.locator('.collection-list td a', { hasText: old }).waitFor();
      expect(await entry.count()).toBe(0);
      await close();
      await visitor.close();
    },
  );
});
