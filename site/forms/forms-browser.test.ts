import { writtenReplyBy } from 'contract/reply';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, violations } from '../../tests/kit/browser';
import { enquiry, quoteRequest } from '../leads/testing/leads';
import { THANKS } from './messages';
import { startFormServer } from './testing/form-server';

let server: Awaited<ReturnType<typeof startFormServer>>;
let browser: Browser;
let page: Page;
let noise: string[];

beforeAll(async () => {
  server = await startFormServer();
  browser = await launch();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  noise = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
  server.provider.behave('accept');
  server.provider.answerBy(undefined);
});
afterEach(async () => {
  await page.close();
});

const live = () => page.waitForSelector('html.js-live', { state: 'attached' });

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value);
    else await control.fill(value);
  }
}
const submit = () => page.locator('[type=submit]').click();
const value = (name: string) => page.locator(`[name="${name}"]`).inputValue();
const dialog = () => page.getByRole('dialog', { name: 'Success!' });
const suspicionOf = (name: string) =>
  server.provider.stored().find((lead) => [lead.name, lead.first_name].includes(name))?.origin?.suspicion;
const sentNames = () => server.provider.stored().map((lead) => (lead as { name?: string }).name);

describe('the contact form', () => {
  it('shows Submitting..., then thanks in dialog, toast and status, is cleared, and closes with Escape (R-FORM-12, R-FORM-18, R-FORM-20)', async () => {
    // An instant at which the words of the time do not change while the test runs.
    const reply_by = { at: new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString(), zone: 'Australia/Adelaide' };
    server.provider.answerBy(reply_by);
    await page.goto(`${server.url}/contact`);
    await live();
    await fill(enquiry('Ann Sent').fields);
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/contact-submit', async (route) => {
      await held;
      await route.continue();
    });
    await submit();
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await dialog().getByText(THANKS, { exact: true }).waitFor();
    await dialog()
      .getByText(`We answer by ${writtenReplyBy(reply_by)}.`)
      .waitFor();
    const toast = page.locator('.toast', { hasText: '✅ Form submitted successfully!' });
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box && [360 - box.x - box.width, box.y].every((gap) => gap >= 0 && gap <= 24)).toBe(true);
    // A pointer in the dialog keeps it open, however long this check takes.
    await page.mouse.move(180, 320);
    await page.mouse.move(182, 322);
    expect(await violations(page)).toEqual([]);
    expect(await dialog().getByRole('link').getAttribute('href')).toContain('https://wa.me/61491570156?text=Hello');
    expect(page.context().pages()).toHaveLength(1); // nothing opened by itself
    expect([await value('name'), await value('captcha'), await value('city')]).toEqual(['', '', 'Adelaide']);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(await page.locator('.form-status').textContent()).toMatch(
      /Thank you!.*We answer by .*, South Australia time\.Your reference is E-/,
    );
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('form-status');
    expect(sentNames()).toContain('Ann Sent');
    await toast.waitFor({ state: 'detached' });
    expect(noise).toEqual([]);
  });

  it('moves the focus to the wrong field, and a corrected field loses its error (R-FORM-25)', async () => {
    await page.goto(`${server.url}/contact`);
    await live();
    await fill({ ...enquiry().fields, name: '', email: 'nobody' });
    await submit();
    const summary = page.getByRole('group', { name: '2 things need a look' });
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: /Name/ }).click();
    await page.keyboard.type('Ann');
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('#contact-name-error').count()).toBe(0);
    expect(await page.locator('#contact-email-error').count()).toBe(1);
    expect(await value('name')).toBe('Ann');
  });

  it('keeps what was typed when the sum is wrong, and shows the error beside it', async () => {
    await page.goto(`${server.url}/contact`);
    await live();
    await fill({ ...enquiry('Ann Wrong').fields, captcha: '11' });
    await submit();
    await page.locator('.toast', { hasText: '❌ Submission failed. Please try again.' }).waitFor();
    await page.locator('#contact-captcha-error').waitFor();
    expect(await value('name')).toBe('Ann Wrong');
    await page.locator('[name=captcha]').fill('ten');
    await submit();
    await dialog().waitFor();
    expect(sentNames()).toContain('Ann Wrong');
  });

  it('keeps what was typed when the network fails, and says what to do', async () => {
    await page.goto(`${server.url}/contact`);
    await live();
    await fill(enquiry('Ann Offline').fields);
    await page.route('**/api/contact-submit', (route) => route.abort());
    await submit();
    await page.locator('.toast', { hasText: '❌ An error occurred. Please check the console.' }).waitFor();
    expect(await page.locator('.form-status a').getAttribute('href')).toBe('tel:1300975707');
    expect(await value('name')).toBe('Ann Offline');
    expect(noise.join()).toContain('could not be reached');
    await page.unroute('**/api/contact-submit');
    await submit();
    await dialog().waitFor();
  });

  it('posts natively if the sending script does not load', async () => {
    await page.route('**/send.browser.js', (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await live();
    await fill(enquiry('Ann Native').fields);
    await submit();
    await page.waitForURL(/reference=E-/);
    expect(await page.locator('.form-status').textContent()).toContain(`${THANKS}We answer within 24 hours.`);
    expect(sentNames()).toContain('Ann Native');
  });

  it.each([
    ['the banner’s answer where the form does not ask', { networks: [], days: 1 }, ['meta']],
    ['nothing of an answer that is older than half a year', { networks: [], days: 190 }, undefined],
    ['nothing where its own box was left empty', { networks: ['meta'], days: 1 }, undefined],
  ] as const)('passes on %s', async (_, { networks, days }, agreed) => {
    server.ask([...networks]);
    await page.goto(`${server.url}/contact`);
    await live();
    const at = Date.now() - days * 24 * 60 * 60_000;
    await page.evaluate((kept) => localStorage.setItem('measuring', kept), JSON.stringify({ asked: 'meta', yes: true, at }));
    const name = `Agreed ${networks.length} ${days}`;
    await fill(enquiry(name).fields);
    if (networks.length > 0) await page.getByLabel(/You may tell Meta that I asked/).waitFor();
    await submit();
    await dialog().waitFor();
    const lead = server.provider.stored().find((one) => one.name === name);
    expect(lead?.origin?.agreed?.networks).toEqual(agreed);
    server.ask([]);
  });

  it('thanks in the status region if the code of the dialog does not load', async () => {
    await page.route('**/notices.js', (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await live();
    await fill(enquiry('Ann Plain').fields);
    await submit();
    await page.locator('.form-status', { hasText: THANKS }).waitFor();
    expect(await value('name')).toBe('');
  });

  it('sends one lead for a double click', async () => {
    await page.goto(`${server.url}/contact`);
    await live();
    await fill(enquiry('Ann Twice').fields);
    await page.locator('[type=submit]').dblclick();
    await dialog().waitFor();
    expect(sentNames().filter((name) => name === 'Ann Twice')).toHaveLength(1);
  });

  it('loses nothing that was typed or chosen before the script loaded (R-FORM-24)', async () => {
    await page.route('**/form-page-entry.browser.js', async (route) => {
      await page.locator('[name=name]').fill('Early Ann');
      await page.locator('[name=message]').fill('Early words');
      await page.locator('[name=city]').selectOption('');
      await route.continue();
    });
    await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
    await live();
    expect([await value('name'), await value('message'), await value('city')]).toEqual(['Early Ann', 'Early words', '']);
    expect(noise).toEqual([]);
  });
});

it('the contact form keeps its draft from page to page of the tab, until it is sent', async () => {
  await page.goto(`${server.url}/contact`);
  await live();
  await fill({ name: 'Ann Draft', message: 'Two rooms' });
  await page.goto('about:blank');
  await page.goto(`${server.url}/contact?again`);
  await live();
  await expect.poll(() => value('message')).toBe('Two rooms');
  await fill({ ...enquiry('Ann Draft').fields, message: 'Three rooms' });
  await submit();
  await dialog().waitFor();
  await page.reload();
  await live();
  expect([await value('name'), await value('message')]).toEqual(['', '']);
});

describe('the quote form', () => {
  const { fields } = quoteRequest();

  it('thanks in the dialog alone, and resets to its defaults', async () => {
    await page.goto(`${server.url}/quote`);
    await live();
    expect(await violations(page)).toEqual([]);
    await fill({ ...fields, service: 'Oven Cleaning', cleaning_model: 'Monthly' });
    await submit();
    await dialog().getByText(THANKS).waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    expect([await value('service'), await value('cleaning_model'), await value('first_name')]).toEqual([
      'House Cleaning',
      'Once off',
      '',
    ]);
    await page.reload();
    await live();
    expect(await value('first_name')).toBe('');
  });

  it('keeps a draft until it is sent, and restores it only where nothing was typed', async () => {
    await page.goto(`${server.url}/quote`);
    await live();
    await fill({ first_name: 'Draft', suburb: 'Drafton', service: 'Oven Cleaning' });
    await page.route('**/form-page-entry.browser.js', async (route) => {
      await page.locator('[name=first_name]').fill('Typed');
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(`${server.url}/quote`, { waitUntil: 'commit' });
    await live();
    await expect.poll(() => value('suburb')).toBe('Drafton');
    expect([await value('first_name'), await value('service')]).toEqual(['Typed', 'Oven Cleaning']);
  });

  it('has its own message for a failure', async () => {
    await page.goto(`${server.url}/quote`);
    await live();
    await fill(fields);
    await page.route('**/api/service-booking', (route) => route.fulfill({ status: 503, json: { success: false } }));
    await submit();
    await page.locator('.toast', { hasText: 'Failed to submit. Please try again.' }).waitFor();
    expect(await value('suburb')).toBe('Para Hills');
  });
});

describe('the proof of work', () => {
  const { fields } = quoteRequest();
  /** Skips the minimum time that a person needs for a form. */
  const aWhileLater = () =>
    page.evaluate(() => {
      const { now } = performance;
      performance.now = () => now.call(performance) + 10_000;
    });

  async function sendQuote(first_name: string) {
    await fill({ ...fields, first_name });
    await aWhileLater();
    await submit();
    await dialog().waitFor();
  }

  it('is computed from the first touch of the form, not before, and the quote is not marked (R-FORM-5)', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/quote`);
    await live();
    expect(asked.filter((path) => /challenge|send|worker|pbkdf2/.test(path))).toEqual([]);
    const worker = page.waitForEvent('worker');
    await page.locator('[name=first_name]').focus();
    expect(new URL((await worker).url()).origin).toBe(server.url);
    await sendQuote('Proved');
    expect(suspicionOf('Proved')).toBeUndefined();
    expect(asked.filter((path) => path === '/_challenge')).toHaveLength(1);
    expect(noise).toEqual([]);
  });

  it('is a new one for each lead', async () => {
    await page.goto(`${server.url}/quote`);
    await live();
    for (const name of ['Proved First', 'Proved Second']) {
      await sendQuote(name);
      await page.keyboard.press('Escape');
      expect(suspicionOf(name)).toBeUndefined();
    }
  });

  it('marks a lead whose proof is replayed', async () => {
    await page.goto(`${server.url}/quote`);
    await live();
    const post = page.waitForRequest('**/api/service-booking');
    await sendQuote('Original');
    const body = (await post).postDataJSON();
    const replay = { method: 'POST', headers: { 'content-type': 'application/json' } };
    await fetch(`${server.url}/api/service-booking`, { ...replay, body: JSON.stringify({ ...body, first_name: 'Replayed' }) });
    expect(suspicionOf('Original')).toBeUndefined();
    expect(suspicionOf('Replayed')).toContain('used before');
  });

  it.each([
    ['the challenge', '**/_challenge*'],
    ['the worker', '**/*pbkdf2*'],
  ])('is optional: without %s the lead is accepted, and marked (R-FORM-4)', async (missing, address) => {
    await page.route(address, (route) => route.abort());
    await page.goto(`${server.url}/quote`);
    await live();
    await sendQuote(`No ${missing}`);
    expect(suspicionOf(`No ${missing}`)).toContain('came without the proof');
  });

  it('is computed again after a failed attempt', async () => {
    await page.route('**/_challenge*', (route) => route.abort(), { times: 1 });
    await page.goto(`${server.url}/quote`);
    await live();
    await sendQuote('Second Try');
    expect(suspicionOf('Second Try')).toBeUndefined();
  });
});

describe('the defaults of popup and toast', () => {
  const open = async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${server.url}/notices`);
    await live();
    await page.getByRole('button', { name: 'Show' }).click();
    await dialog().getByText('Form submitted successfully!').waitFor();
  };
  const isOpen = () => dialog().isVisible();

  it('the popup stays while the visitor’s pointer is in it, closes with a click on the overlay, not inside', async () => {
    await open();
    await page.mouse.move(640, 340);
    await page.mouse.move(642, 342);
    await page.locator('.toast').waitFor({ state: 'detached' });
    // The toast started after the dialog and lasts as long.
    expect(await isOpen()).toBe(true);
    await dialog().getByText('Form submitted successfully!').click();
    expect(await isOpen()).toBe(true);
    await page.mouse.click(10, 700);
    expect(await isOpen()).toBe(false);
  });

  it('the popup closes with OK', async () => {
    await open();
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'hidden' });
  });
});

/** An e-mail and a sum as they come from a web page, a phone's keyboard or another script. */
const PASTED = { email: '\u202amailto:mia\u200b@example.com\u202c', captcha: '\u200f١٠' };

describe('input that was pasted with invisible characters is accepted (R-FORM-27)', () => {
  it.each([true, false])('with JavaScript: %s', async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/contact`);
    const name = `Pasted ${javaScriptEnabled}`;
    for (const [field, text] of Object.entries({ ...enquiry(name).fields, ...PASTED }))
      if (field !== 'city') await plain.locator(`[name="${field}"]`).fill(text);
    await plain.locator('[type=submit]').click();
    await plain.locator('.form-status', { hasText: THANKS }).waitFor();
    expect(server.provider.stored().find((lead) => lead.name === name)?.email).toBe('mia@example.com');
    await context.close();
  });
});

describe('a likely typing error is queried once (R-FORM-28)', () => {
  const typed = (name: string) => ({ ...enquiry(name).fields, email: 'mia@gmial.com', phone: '123 456', message: 'Two\nlines' });

  it.each([true, false])('with JavaScript: %s', async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 640 } });
    const visit = await context.newPage();
    const press = (name: string) => visit.getByRole('button', { name }).click();
    const asked = visit.locator('.error-summary', { hasText: 'Is this right?' });
    await visit.goto(`${server.url}/contact`);
    const name = `Slip ${javaScriptEnabled}`;
    for (const [field, text] of Object.entries(typed(name)))
      if (field !== 'city') await visit.locator(`[name="${field}"]`).fill(text);
    await press('Send my enquiry');
    await asked.waitFor();
    expect(await asked.locator('li').allInnerTexts()).toEqual([
      'E-mail: Do you mean mia@gmail.com?',
      'Phone: Is this number complete? We call it.',
    ]);
    expect(await visit.locator('#contact-email').getAttribute('aria-invalid')).toBeNull();
    if (javaScriptEnabled) expect(await violations(visit)).toEqual([]);
    for (const [field, text] of Object.entries(typed(name)))
      expect([field, await visit.locator(`[name="${field}"]`).inputValue()]).toEqual([field, text]);
    expect(sentNames()).not.toContain(name);
    await visit.locator('[name=email]').fill('mia@gmail.com');
    await press(javaScriptEnabled ? 'Send my enquiry' : 'Send it as it is');
    await visit.locator('.form-status', { hasText: THANKS }).waitFor();
    const stored = server.provider.stored().filter((lead) => lead.name === name);
    expect(stored).toMatchObject([{ ...typed(name), email: 'mia@gmail.com' }]);
    await context.close();
  });
});

describe('without JavaScript', () => {
  it('sends, shows the thanks, and keeps the input after an error', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/contact`);
    for (const [name, text] of Object.entries({ ...enquiry('No Script').fields, captcha: '12' })) {
      if (name !== 'city') await plain.locator(`[name="${name}"]`).fill(text);
    }
    await plain.locator('[type=submit]').click();
    await plain.locator('#contact-captcha-error').waitFor();
    expect(await plain.locator('[name=name]').inputValue()).toBe('No Script');
    await plain.locator('[name=captcha]').fill('10');
    await plain.locator('[type=submit]').click();
    await plain.waitForURL(/reference=E-/);
    expect(await plain.locator('.form-status').textContent()).toContain(THANKS);
    expect(sentNames()).toContain('No Script');
    await context.close();
  });
});
