import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';
import { enquiry, eventually, fillForm, quoteRequest, useReader, visit } from './visit';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
const read = useReader(browser);
const open = (path: string) => visit(browser, running.site.url + path);

beforeAll(async () => {
  provider = await startStandIn();
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

const submit = (page: Page) => page.locator('.lead-form [type=submit]').click();
const typeOf = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`).getAttribute('type');
const labels = (page: Page, name: string) => page.locator(`.lead-form select[name="${name}"] option`).allInnerTexts();
const posted = (key: string, value: string) => provider.posted.filter(({ body }) => body[key] === value);

/** Fields that are named as wrong after a submit: by the server without JavaScript, else by the page's script. */
async function refused(page: Page) {
  await submit(page);
  const links = page.locator('.error-summary a');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/^#(contact|quote)-/, '')));
}

describe('contact form', () => {
  const required = ['name', 'email', 'phone', 'city', 'address', 'captcha'];

  it('required: name, email (email type), phone (tel type), city, address, captcha (R-FORM-1)', async () => {
    const page = await read(`${running.site.url}/contact-us`);
    await page.locator('[name=city]').selectOption('');
    expect(await refused(page)).toEqual(required);
    expect([await typeOf(page, 'email'), await typeOf(page, 'phone')]).toEqual(['email', 'tel']);
    const { page: live } = await open('/contact-us');
    await live.locator('[name=city]').selectOption('');
    expect(await refused(live)).toEqual(required);
    expect(provider.posted).toEqual([]);
  });

  it('an invalid e-mail address is rejected (R-FORM-9)', async () => {
    const { page } = await open('/contact-us');
    await fillForm(page, { ...enquiry('No Mail'), email: 'nobody' });
    expect(await refused(page)).toEqual(['email']);
    expect(posted('name', 'No Mail')).toEqual([]);
  });

  it('message is optional, and any phone number is accepted (R-FORM-1, R-FORM-10)', async () => {
    const { page } = await open('/contact-us');
    await fillForm(page, { ...enquiry('No Message'), message: '', phone: 'after six, 12-34' });
    await submit(page);
    await page.getByRole('button', { name: 'Send it as it is' }).click();
    await page.getByRole('dialog').waitFor();
    expect(posted('name', 'No Message')).toHaveLength(1);
    expect(posted('name', 'No Message')[0]?.body.phone).toBe('after six, 12-34');
  });

  it.each(['/', '/adelaide-service', '/melbourne-service', '/contact-us'])(
    'city offers Select City (empty) and Adelaide only, Adelaide by default, on %s (R-FORM-2)',
    async (path) => {
      const page = await read(running.site.url + path);
      expect(await labels(page, 'city')).toEqual(['Select City', 'Adelaide']);
      expect(await page.locator('[name=city]').inputValue()).toBe('Adelaide');
      expect(await page.locator('[name=city] option').first().getAttribute('value')).toBe('');
    },
  );

  it('the captcha prompt is What is 6 + 4?; any answer is sent, and the server rejects a wrong one (R-FORM-3)', async () => {
    const { page } = await open('/contact-us');
    await fillForm(page, enquiry('Wrong Sum'));
    await page.getByLabel('What is 6 + 4?').fill('eleven');
    const [request] = await Promise.all([page.waitForRequest('**/api/contact-submit'), submit(page)]);
    expect(request.postDataJSON().captcha).toBe('eleven');
    await page.locator('.toast', { hasText: '❌ Submission failed. Please try again.' }).waitFor();
    expect(posted('name', 'Wrong Sum')).toEqual([]);
    await page.getByLabel('What is 6 + 4?').fill(' Ten ');
    await submit(page);
    await page.getByRole('dialog').waitFor();
    expect(posted('name', 'Wrong Sum')).toHaveLength(1);
  });

  it('the address is a text field with suggestions of addresses in Australia (R-ADDRESS-1)', async () => {
    const { page } = await open('/contact-us');
    const field = page.getByLabel('Address', { exact: true });
    expect(await field.getAttribute('type')).toBe('text');
    await field.pressSequentially('12 Example Street, Para Hi');
    const option = page.getByRole('option', { name: /Para Hills SA 5096/ });
    await option.click();
    await eventually(() => field.inputValue()).toMatch(/^12 Example Street, Para Hills SA 5096$/);
  });
});

describe('quote form', () => {
  const required = ['first_name', 'last_name', 'email', 'phone', 'service', 'address', 'suburb', 'post_code', 'city', 'state'];
  const empty = ['first_name', 'last_name', 'email', 'phone', 'address', 'suburb', 'post_code'];

  it('required: first_name, last_name, email (email type), phone (tel type), service, city, address, suburb, post_code, state (R-FORM-6)', async () => {
    const page = await read(`${running.site.url}/free-quote`);
    const marked = page.locator('.lead-form [required]');
    expect(await marked.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))).toEqual(empty);
    for (const name of required.filter((name) => !empty.includes(name)))
      expect(await page.locator(`.lead-form select[name=${name}] option[value=""]`).count()).toBe(0); // always has a value
    expect(await refused(page)).toEqual(empty);
    expect([await typeOf(page, 'email'), await typeOf(page, 'phone')]).toEqual(['email', 'tel']);
    const { page: live } = await open('/free-quote');
    expect(await refused(live)).toEqual(empty);
  });

  it('optional: requirements; no length or format rules beyond the input types (R-FORM-10)', async () => {
    const { page } = await open('/free-quote');
    const odd = { phone: 'ask for Sam', post_code: 'near the pool', suburb: 'X', address: 'Y', requirements: '' };
    await fillForm(page, { ...quoteRequest('Odd'), ...odd });
    await submit(page);
    await page.getByRole('button', { name: 'Send it as it is' }).click();
    await page.getByRole('dialog').waitFor();
    expect(posted('first_name', 'Odd').map(({ body }) => body)).toEqual([{ ...quoteRequest('Odd'), ...odd }]);
  });

  it('a chosen address fills only empty fields (R-ADDRESS-4)', async () => {
    const { page } = await open('/free-quote');
    await page.locator('.lead-form [name=suburb]').fill('My own suburb');
    await page.getByLabel('Address', { exact: true }).pressSequentially('12 Example Street, Para Hi');
    await page.getByRole('option', { name: /Para Hills SA 5096/ }).click();
    await eventually(() => page.locator('[name=post_code]').inputValue()).toBe('5096');
    expect(await page.locator('.lead-form [name=suburb]').inputValue()).toBe('My own suburb');
    expect(await page.locator('[name=state]').inputValue()).toBe('South Australia');
  });
});

it.each([['with'], ['without']])(
  '%s JavaScript whoever comes back to a form finds every word and choice (R-FORM-26)',
  async (how) => {
    const url = `${running.site.url}/free-quote`;
    const { page } = await visit(browser, url, { javaScript: how === 'with' });
    await page.locator('.lead-form [name=first_name]').fill('Robin');
    await page.locator('.lead-form [name=requirements]').fill('Two ovens, and the range hood');
    await page.locator('.lead-form select[name=service]').selectOption({ index: 3 });
    const chosen = await page.locator('.lead-form select[name=service]').inputValue();
    await page.goto(`${running.site.url}/faq-page`);
    await page.goBack();
    await expect.poll(() => page.locator('.lead-form [name=requirements]').inputValue()).toBe('Two ovens, and the range hood');
    expect(await page.locator('.lead-form [name=first_name]').inputValue()).toBe('Robin');
    expect(await page.locator('.lead-form select[name=service]').inputValue()).toBe(chosen);
  },
);
