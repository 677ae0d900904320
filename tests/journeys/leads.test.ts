import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hydrated, PHONE, useBrowser } from '../kit/browser';
import { type Stack, signIn, startStack, until } from '../kit/stack';

let stack: Stack;
let office: Awaited<ReturnType<typeof signIn>>;
const browser = useBrowser();

/** Prefix of all names, so that a retry does not find the first attempt's leads. */
let mark = '';
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
});
beforeEach(async () => {
  mark = randomUUID().slice(0, 6);
  await Promise.all([stack.cms.ensure(), stack.site.ensure()]);
  office = await signIn(stack.cms);
});
afterAll(() => stack?.stop());

const enquiry = (name: string) => ({
  name: `${mark} ${name}`,
  email: 'visitor@example.com',
  phone: '0400 000 000',
  city: 'Adelaide',
  address: '1 Example Street',
  captcha: '10',
});
const leadsOf = async (name: string) =>
  (
    await office<{ docs: Record<string, unknown>[] }>(
      'GET',
      `/leads?where[name][equals]=${encodeURIComponent(`${mark} ${name}`)}&limit=10`,
    )
  ).docs;

async function fill(page: import('playwright-core').Page, name: string) {
  for (const [field, value] of Object.entries(enquiry(name))) {
    const control = page.locator(`[name="${field}"]`).first();
    if (field === 'city') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What a visitor reads of the promise of 24 hours (R-FORM-29); at midnight tomorrow may have become today. */
const TOLD = /^We answer by \d+:\d\d [ap]m (tomorrow|today), South Australia time\.$/;

describe('an enquiry ends in the back office', () => {
  it('sent with JavaScript: thanks, an empty form, one lead with time, page and form (R-LEAD-4)', async () => {
    const { page, consoleMessages, close } = await browser.open({ viewport: PHONE });
    await page.goto(`${stack.site.url}/contact-us`);
    await hydrated(page);
    await fill(page, 'By Browser');
    await page.waitForFunction((filled) => performance.now() - filled > 3000, await page.evaluate(() => performance.now())); // as fast as a person
    await page.locator('form button[type=submit]').first().click();
    await page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
    await page.getByText('✅ Form submitted successfully!').waitFor();
    const promise = await page.getByRole('dialog').locator('.form-reply').textContent();
    expect(promise).toMatch(TOLD);
    expect(await page.locator('[name="name"]').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    const [lead, ...more] = await leadsOf('By Browser');
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ form: 'contact', page: '/contact-us', status: 'new', email: 'visitor@example.com' });
    const due = new Date(String(lead?.due_at)).toLocaleTimeString('en-AU', {
      ...{ timeZone: 'Australia/Adelaide', hour: 'numeric', minute: '2-digit' },
    });
    expect(promise).toContain(due.replaceAll('\u202f', ' '));
    expect(Date.parse(String(lead?.due_at)) - Date.parse(String(lead?.received_at))).toBe(24 * 3600_000);
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('with its visitor’s referrer and campaign, even after further pages of the site', async () => {
    const { page, close } = await browser.open();
    const campaign = 'utm_source=flyer&utm_medium=print&utm_campaign=spring&gclid=abc123';
    await page.goto(`${stack.site.url}/faq-page?${campaign}`, { referer: 'https://search.example/' });
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('**/contact-us');
    await hydrated(page);
    await fill(page, 'From Campaign');
    await page.locator('form button[type=submit]').first().click();
    await page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
    const touch = { landing_page: '/faq-page', referrer: 'https://search.example/', utm_source: 'flyer', gclid: 'abc123' };
    expect(await leadsOf('From Campaign')).toMatchObject([
      { page: '/contact-us', visit: { first: touch, last: { ...touch, utm_campaign: 'spring' } } },
    ]);
    await close();
  });

  it('sent by a plain form post: 303 to the same page with a reference (R-FORM-21)', async () => {
    const send = () =>
      fetch(`${stack.site.url}/`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ form: 'contact', ...enquiry('By Curl') }),
      });
    const first = await send();
    expect(first.status).toBe(303);
    const location = first.headers.get('location') ?? '';
    const page = await fetch(stack.site.url + location);
    expect(await page.text()).toMatch(/We(&#x27;|')ll get back to you soon!/);
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const referenceOf = (to: string) => new URL(to, stack.site.url).searchParams.get('reference');
    expect(referenceOf((await send()).headers.get('location') ?? '')).toBe(referenceOf(location)); // signed anew
    expect(await leadsOf('By Curl')).toHaveLength(1);
  });

  it('sent while the page’s JavaScript is blocked (R-FORM-23)', async () => {
    const { page, close } = await browser.open({ viewport: PHONE, javaScript: false });
    await page.goto(`${stack.site.url}/`);
    await fill(page, 'Without Script');
    await page.locator('form:has([name=captcha]) button[type=submit]').click();
    await page.waitForURL(/reference=/);
    expect(await page.getByText("We'll get back to you soon!").count()).toBeGreaterThan(0);
    expect(await page.locator('.form-reply').textContent()).toMatch(TOLD);
    await page.reload();
    expect(await page.locator('.form-reply').textContent()).toMatch(TOLD);
    expect(await leadsOf('Without Script')).toHaveLength(1);
    await close();
  });
});

describe('nothing typed is lost', () => {
  it('a wrong captcha is answered with 422, the page, the message and the input (R-FORM-22)', async () => {
    const response = await fetch(`${stack.site.url}/contact-us`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'contact', ...enquiry('Wrong <Sum>'), captcha: '11' }),
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('❌ Submission failed. Please try again.');
    expect(html).toContain(`value="${mark} Wrong &lt;Sum&gt;"`);
    expect(await leadsOf('Wrong <Sum>')).toEqual([]);
  });

  it('input and an opened menu before hydration stay (R-FORM-23, R-FORM-24)', async () => {
    const { page, close } = await browser.open({ viewport: PHONE });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stack.site.url}/contact-us`);
    await page.locator('[name="name"]').fill('Typed Early');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('#menu:popover-open').count()).toBe(1);
    release();
    await hydrated(page);
    expect(await page.locator('[name="name"]').inputValue()).toBe('Typed Early');
    expect(await page.locator('#menu:popover-open').count()).toBe(1);
    await close();
  });
});

it('an enquiry acknowledged right before both parts are killed is stored after the next start', async () => {
  const response = await fetch(`${stack.site.url}/api/contact-submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry('Killed After')),
  });
  expect(await response.json()).toMatchObject({ success: true });
  await Promise.all([stack.site.stop('SIGKILL'), stack.cms.stop('SIGKILL')]);
  await stack.cms.start();
  await stack.site.start();
  office = await signIn(stack.cms);
  const found = await until(async () => {
    const leads = await leadsOf('Killed After');
    return leads.length > 0 && leads;
  }, 'the lead');
  expect(found).toHaveLength(1);
});

it('an enquiry sent while the back office is down is acknowledged with the general promise, and delivered when it is up again (R-FORM-29)', async () => {
  const { page, close } = await browser.open({ viewport: PHONE });
  await page.goto(`${stack.site.url}/contact-us`);
  await hydrated(page);
  await stack.cms.stop('SIGKILL');
  await fill(page, 'While Down By Browser');
  await page.locator('form button[type=submit]').first().click();
  await page.getByRole('dialog').getByText('We answer within 24 hours.', { exact: true }).waitFor();
  await close();
  const response = await fetch(`${stack.site.url}/api/contact-submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry('While Down')),
  });
  expect(await response.json()).toMatchObject({ success: true });
  expect((await fetch(`${stack.site.url}/`)).status).toBe(200);
  await stack.cms.start();
  office = await signIn(stack.cms);
  const found = await until(async () => {
    const leads = await leadsOf('While Down');
    return leads.length > 0 && leads;
  }, 'the lead');
  expect(found).toHaveLength(1);
});
