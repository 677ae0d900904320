import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoOverflow, hydrated, PHONE as NARROW, started, violations } from '../kit/browser';
import { networkServer } from '../kit/networks';
import { thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { choose, expectFieldError, expectNoViolations, goTo, publish, SCREENS, save, soon, unique, useOffice } from './office';

const network = await networkServer();
const office = useOffice({ env: { GOOGLE_ANALYTICS_URL: network.url, META_GRAPH_URL: `${network.url}/v26.0` } });
afterAll(() => network.close());

let ask: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  ask = await signIn(office.stack.cms);
});

const html = async (path = '/contact-us') => (await fetch(office.stack.site.url + path)).text();
const leadOf = async (name: string) =>
  (await ask<{ docs: { id: number; agreed_to?: string }[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`))
    .docs[0];

const networks = ['google_analytics', 'google_ads', 'meta', 'microsoft', 'linkedin'];
const allOff = () =>
  ask('POST', '/globals/measuring', Object.fromEntries(networks.map((name) => [name, { way: 'off', account: null }])));

/** Fills in the contact form as fast as a person, and sends it. */
async function send(page: Page, name: string, javaScript = true) {
  const values = { name, email: 'mia@example.com', phone: '0400 000 000', address: '1 Example Street', captcha: '10' };
  await page.locator('[name="city"]').selectOption('Adelaide');
  for (const [field, value] of Object.entries(values)) await page.locator(`[name="${field}"]`).fill(value);
  if (javaScript)
    await page.waitForFunction((filled) => performance.now() - filled > 3000, await page.evaluate(() => performance.now()));
  await page.locator('form button[type=submit]').first().click();
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('has enquiries told from the server, tests it, and reads what was told (R-MEASURE-1, R-MEASURE-2, R-MEASURE-5)', async () => {
    await allOff();
    await soon('no measuring', async () => !(await html('/privacy')).includes('Measuring our advertisements'));
    const before = await html();
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/measuring`);
    await expectNoViolations(page);
    await choose(page, 'google_analytics__way', 'From the server');
    await page.locator('#field-google_analytics__account').fill('UA-1');
    await expectFieldError(page, 'such as G-AB12CD34EF');
    await page.locator('#field-google_analytics__account').fill('G-AB12CD34EF');
    await page.locator('#field-google_analytics__secret').fill('the secret of the stream');
    await choose(page, 'meta__way', 'From the server');
    await page.locator('#field-meta__account').fill('123456789012345');
    await page.locator('#field-meta__secret').fill('the right token');
    await save(page);
    const group = (name: string) => page.locator(`#field-${name}`);
    await group('meta').getByText('An access token is kept').waitFor();
    expect(await page.locator('#field-meta__secret').inputValue()).toBe('');
    for (const [name, said] of [
      ['google_analytics', 'back_office_test'],
      ['meta', 'BackOfficeTest'],
    ] as const) {
      await group(name).getByRole('button', { name: 'Test' }).click();
      await group(name).getByRole('status').getByText(said).waitFor();
    }
    await expectNoViolations(page);
    await soon('the privacy page', async () => (await html('/privacy')).includes('our server tells Meta'));
    expect(await html()).toBe(before);

    const name = unique(`Mia ${screen}`);
    const visitor = await office.open(NARROW);
    await visitor.page.goto(`${office.stack.site.url}/contact-us`);
    await hydrated(visitor.page);
    await visitor.page.locator('[name="name"]').focus(); // the question comes with the first touch
    const box = visitor.page.getByLabel(/You may tell Meta that I asked/);
    expect(await box.isChecked()).toBe(false);
    await box.check();
    expect(await violations(visitor.page)).toEqual([]);
    await expectNoOverflow(visitor.page);
    await send(visitor.page, name);
    await visitor.page.getByRole('dialog').waitFor();
    await visitor.close();
    const lead = await until(() => leadOf(name), 'the lead');
    expect(lead.agreed_to).toBe('Meta');
    await page.goto(`${office.url}/office/enquiries/${lead.id}`);
    for (const one of ['Google Analytics', 'Meta']) await page.getByText(`${one}, that it came: sent`).waitFor();
    await ask('PATCH', `/leads/${lead.id}`, { status: 'won', quoted_amount: 240 });
    await until(async () => network.to('/v').some(({ body }) => body.data[0].custom_data?.value === 240), 'its worth');

    const silent = unique(`Silent ${screen}`);
    const native = await office.open(NARROW, false);
    await native.page.goto(`${office.stack.site.url}/contact-us`);
    expect(await native.page.getByLabel(/You may tell/).count()).toBe(0);
    await send(native.page, silent, false);
    await native.page.getByText('Your reference is').waitFor();
    expect((await until(() => leadOf(silent), 'the lead')).agreed_to).toBeFalsy();
    await native.close();
    await close();
  });

  it.runIf(thorough)('has tags run in the browser, after the visitor’s yes alone (R-MEASURE-6)', async () => {
    await allOff();
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/measuring`);
    await choose(page, 'google_analytics__way', 'In the browser');
    await page.locator('#field-google_analytics__account').fill('G-AB12CD34EF');
    await choose(page, 'meta__way', 'In the browser');
    await page.locator('#field-meta__account').fill('123456789012345');
    await save(page);
    await close();
    await soon('the link in the footer', async () => (await html()).includes('Measuring choices'));

    const visitor = await office.open(NARROW);
    const asked: string[] = [];
    await visitor.page.route(
      (url) => url.origin !== office.stack.site.url,
      (route) => {
        asked.push(new URL(route.request().url()).host);
        return route.fulfill({ body: '', contentType: 'text/javascript' });
      },
    );
    await visitor.page.goto(`${office.stack.site.url}/contact-us`);
    await started(visitor.page);
    const banner = visitor.page.getByRole('region', { name: 'Measuring choices' });
    await banner.waitFor();
    expect(asked).toEqual([]);
    expect(await violations(visitor.page)).toEqual([]);
    await expectNoOverflow(visitor.page);
    const sizes = await Promise.all(
      ['No', 'Yes'].map(async (name) => {
        const box = await banner.getByRole('button', { name, exact: true }).boundingBox();
        return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
      }),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    const stored = () =>
      visitor.page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].filter((name) => /_ga|_uet/.test(name)));
    const storeAsTags = () =>
      visitor.page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the tags do
        document.cookie = '_ga=GA1.1.1;path=/';
        localStorage.setItem('_uetsid', '1');
      });
    await storeAsTags();
    await banner.getByRole('button', { name: 'No', exact: true }).press('Enter');
    expect(await stored()).toEqual([]);
    await storeAsTags();
    await visitor.page.reload();
    await expect.poll(stored).toEqual([]);
    await started(visitor.page);
    await hydrated(visitor.page);
    expect(await visitor.page.getByLabel(/You may tell/).count()).toBe(0);

    const change = visitor.page.getByRole('link', { name: 'Measuring choices' });
    await visitor.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('measuring')),
    );
    await change.click();
    await banner.waitFor();
    expect(asked).toEqual([]);
    await banner.getByRole('button', { name: 'Yes', exact: true }).click();
    await banner.waitFor({ state: 'detached' });
    await until(async () => asked.length === 2, 'the tags');
    expect(new Set(asked)).toEqual(new Set(['www.googletagmanager.com', 'connect.facebook.net']));
    const queued = () =>
      visitor.page.evaluate(() => {
        const { dataLayer, fbq } = window as unknown as { dataLayer: unknown; fbq: { queue: unknown } };
        return JSON.stringify([dataLayer, fbq.queue]);
      });
    expect(await queued()).toContain('"denied"');
    expect(await queued()).not.toContain('generate_lead');
    const name = unique(`Tag ${screen}`);
    await send(visitor.page, name);
    await visitor.page.getByRole('dialog').waitFor();
    expect(await queued()).toMatch(/generate_lead.*"Lead"/);
    expect((await until(() => leadOf(name), 'the lead')).agreed_to).toBe('Google Analytics, Meta');
    expect(visitor.consoleMessages).toEqual([]);
    await visitor.close();

    const native = await office.open(NARROW, false);
    await native.page.goto(`${office.stack.site.url}/contact-us`);
    await native.page.getByRole('link', { name: 'Measuring choices' }).click();
    await native.page.getByRole('heading', { name: 'Measuring our advertisements' }).waitFor();
    await native.close();
  });

  it.runIf(thorough)('chooses a page that thanks, with JavaScript and without (R-FORM-31)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/settings`);
    await page.getByRole('button', { name: 'Forms', exact: true }).click();
    await choose(page, 'thanks__contact', '/thank-you');
    await expectNoViolations(page);
    await publish(page);
    await close();
    await soon('the page', async () => (await fetch(`${office.stack.site.url}/thank-you`)).status === 200);
    expect(await html('/thank-you')).toContain('noindex');
    expect(await html('/sitemap.xml')).not.toContain('thank-you');
    for (const javaScript of [true, false]) {
      const visitor = await office.open(NARROW, javaScript);
      await visitor.page.goto(`${office.stack.site.url}/contact-us`);
      if (javaScript) await hydrated(visitor.page);
      await send(visitor.page, unique(`Thanked ${screen} ${javaScript}`), javaScript);
      await visitor.page.waitForURL(/\/thank-you\?reference=E-/);
      await visitor.page.getByText('Your reference is').waitFor();
      if (javaScript) expect(await violations(visitor.page)).toEqual([]); // axe needs timers
      await expectNoOverflow(visitor.page);
      await visitor.close();
    }
    await ask('POST', '/globals/settings', { thanks: { contact: null }, _status: 'published' });
  });

  it.runIf(thorough)(
    'has a tag count an enquiry on the page that thanks; it finds the reference in no address (R-MEASURE-6, R-FORM-31)',
    async () => {
      await allOff();
      await ask('POST', '/globals/measuring', { meta: { way: 'browser', account: '123456789012345' } });
      await ask('POST', '/globals/settings', { thanks: { contact: '/thank-you' }, _status: 'published' });
      await soon('the page', async () => (await html('/thank-you')).includes('Measuring choices'));
      const visitor = await office.open(NARROW);
      await visitor.page.route(
        (url) => url.origin !== office.stack.site.url,
        (route) => route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      await visitor.page.goto(`${office.stack.site.url}/contact-us`);
      await hydrated(visitor.page);
      await send(visitor.page, unique(`Counted ${screen}`));
      await visitor.page.waitForURL(/\/thank-you\?reference=E-/);
      const banner = visitor.page.getByRole('region', { name: 'Measuring choices' });
      await banner.waitFor();
      await visitor.page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
      await visitor.page.waitForURL(/\/privacy$/);
      expect(await visitor.page.evaluate(() => document.referrer)).toBe(`${office.stack.site.url}/`);
      await visitor.page.goBack();
      await visitor.page.getByText('Your reference is').waitFor();
      await banner.getByRole('button', { name: 'Yes', exact: true }).click();
      await visitor.page.waitForURL(/\/thank-you$/);
      const queued = await visitor.page.evaluate(() =>
        JSON.stringify((window as unknown as { fbq: { queue: unknown } }).fbq.queue),
      );
      expect(queued).toMatch(/"PageView".*"Lead"/);
      await visitor.close();
      await ask('POST', '/globals/settings', { thanks: { contact: null }, _status: 'published' });
      await allOff();
    },
  );
});
