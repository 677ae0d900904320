import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hydrated, PHONE, useBrowser } from '../kit/browser';
import { useSharedStack } from '../kit/shared-stack';
import { signIn } from '../kit/stack';

const shared = useSharedStack();
let office: Awaited<ReturnType<typeof signIn>>;
const browser = useBrowser();

beforeAll(async () => {
  office = await signIn(shared.stack.cms);
});

interface Lead {
  reference: string;
  suspicion: string | null;
}
const leadsOf = async (name: string) =>
  (await office<{ docs: Lead[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}&depth=0`)).docs;

const enquiry = (name: string) => ({
  name,
  email: 'visitor@example.com',
  phone: '0400 000 000',
  address: '1 Example Street',
  captcha: '10',
});
const quote = (first_name: string) => ({
  first_name,
  last_name: 'Example',
  email: 'visitor@example.com',
  phone: '0400 000 000',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
});

/** Fills in a form at once, then shifts the page's clock as if a person had typed. */
async function fill(page: Page, values: Record<string, string>, script = true) {
  for (const [name, value] of Object.entries(values)) await page.locator(`.lead-form [name="${name}"]`).first().fill(value);
  if (!script) return;
  await page.evaluate(() => {
    const { now } = performance;
    performance.now = () => now.call(performance) + 10_000;
  });
}
const button = (page: Page) => page.locator('.lead-form button[type=submit]').first();
const thanked = (page: Page) => page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
const referenceOn = (page: Page) => page.locator('.form-reference').first().textContent();

it('a double click creates one lead', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${shared.stack.site.url}/free-quote`);
  await hydrated(page);
  await fill(page, quote('Double'));
  await button(page).dblclick();
  await thanked(page);
  const leads = await leadsOf('Double Example');
  expect(leads).toMatchObject([{ reference: await referenceOn(page), suspicion: null }]);
  await close();
});

it('going back and sending again creates one lead, with the first reference (R-LEAD-3)', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${shared.stack.site.url}/contact-us`);
  await hydrated(page);
  await fill(page, enquiry('Back Again'));
  await button(page).click();
  await thanked(page);
  const first = await referenceOn(page);
  await page.goto(`${shared.stack.site.url}/faq-page`);
  await page.goBack();
  await hydrated(page);
  await fill(page, enquiry(' back AGAIN '));
  await button(page).click();
  await thanked(page);
  expect(await referenceOn(page)).toBe(first);
  expect(await leadsOf('Back Again')).toMatchObject([{ reference: first, suspicion: null }]);
  expect(await leadsOf('back AGAIN')).toEqual([]);
  await close();
});

it('two tabs create one lead', async () => {
  const tabs = [await browser.open(), await browser.open()];
  for (const { page } of tabs) {
    await page.goto(`${shared.stack.site.url}/free-quote`);
    await hydrated(page);
    await fill(page, quote('Tabbed'));
  }
  await Promise.all(tabs.map(({ page }) => button(page).click()));
  await Promise.all(tabs.map(({ page }) => thanked(page)));
  const [one, other] = await Promise.all(tabs.map(({ page }) => referenceOn(page)));
  expect(one).toBe(other);
  expect(await leadsOf('Tabbed Example')).toMatchObject([{ reference: one, suspicion: null }]);
  await Promise.all(tabs.map(({ close }) => close()));
});

const follow = (page: Page) => page.locator('.form-status').getByRole('link', { name: 'Follow your request' });

it('only the browser that sent the first of equal requests gets its private link; any other the number (R-LEAD-20)', async () => {
  const send = async (page: Page) => {
    await page.goto(`${shared.stack.site.url}/free-quote`);
    await hydrated(page);
    await fill(page, quote('Private'));
    await button(page).click();
    await thanked(page);
    return referenceOn(page);
  };
  const [first, other] = [await browser.open(), await browser.open()];
  const reference = await send(first.page);
  const link = await follow(first.page).getAttribute('href');
  expect(await send(other.page)).toBe(reference);
  expect(await other.page.getByRole('link', { name: 'Follow your request' }).count()).toBe(0);
  expect(await other.page.content()).not.toContain('/your-request/');
  expect(await send(first.page)).toBe(reference);
  expect(await follow(first.page).getAttribute('href')).toBe(link);
  expect(await leadsOf('Private Example')).toHaveLength(1);

  const [one, two] = [await browser.open({ javaScript: false }), await browser.open({ javaScript: false })];
  for (const { page } of [one, two]) {
    await page.goto(`${shared.stack.site.url}/contact-us`);
    await fill(page, enquiry('Private Native'), false);
    await button(page).click();
    await page.waitForURL(/reference=/);
  }
  expect(await referenceOn(one.page)).toBe(await referenceOn(two.page));
  expect([await follow(one.page).count(), await follow(two.page).count()]).toEqual([1, 0]);
  for (const { close } of [first, other, one, two]) await close();
});

it('without JavaScript, reloading the thanks or sending again creates one lead', async () => {
  const { page, close } = await browser.open({ viewport: PHONE, javaScript: false });
  await page.goto(`${shared.stack.site.url}/contact-us`);
  await fill(page, enquiry('Reloaded'), false);
  await button(page).click();
  await page.waitForURL(/reference=/);
  const first = await referenceOn(page);
  await page.reload();
  expect(await referenceOn(page)).toBe(first);
  await page.goBack();
  await fill(page, enquiry('Reloaded'), false);
  await button(page).click();
  await page.waitForURL(/reference=/);
  expect(await referenceOn(page)).toBe(first);
  expect(await leadsOf('Reloaded')).toMatchObject([{ reference: first, suspicion: null }]);
  await close();
});

it('a request repeated after a lost response creates one lead', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${shared.stack.site.url}/free-quote`);
  await hydrated(page);
  await fill(page, quote('Answerless'));
  await page.route(
    '**/api/service-booking',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page).click();
  await page.locator('.toast', { hasText: 'Failed to submit. Please try again.' }).waitFor();
  await button(page).click();
  await thanked(page);
  expect(await leadsOf('Answerless Example')).toMatchObject([{ reference: await referenceOn(page), suspicion: null }]);
  await close();
});
