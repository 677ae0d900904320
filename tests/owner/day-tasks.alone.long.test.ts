import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { Hands, WAYS } from './hands';
import { enquire } from './leads';
import { unique, useOffice } from './office';

const office = useOffice({ mail: true });
const COLLEAGUE = 'Casey Example';
const TEXT = 'Price by phone';

let ask: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  ask = await signIn(office.stack.cms);
  await ask('POST', '/reply-texts', { name: TEXT, text: 'Dear {name}, we call you about {reference}.' });
  const account = { name: COLLEAGUE, email: 'casey@example.com', password: 'seven quiet window panes', role: 'leads' };
  await ask('POST', '/users', account);
});

const leadOf = async (name: string) =>
  (await ask<{ docs: Record<string, unknown>[] }>('GET', `/leads?depth=0&where[name][equals]=${encodeURIComponent(name)}`))
    .docs[0];

describe.each(WAYS)('on a %s by %s whoever answers enquiries (R-OWNER-50)', (screen, way, viewport) => {
  /** A new enquiry, and *Today*, on which it stands. */
  async function begin(what: string, more: Record<string, string> = {}) {
    const name = unique(what);
    await enquire(office.stack, {
      name,
      email: 'tasks@example.com',
      phone: '0491 570 156',
      message: 'Two ovens, please.',
      ...more,
    });
    await until(() => leadOf(name), 'the enquiry');
    const { page, close } = await office.enter(viewport);
    await page.goto(`${office.url}/office`);
    const hands = new Hands(page, way);
    const end = async (task: string) => {
      hands.note(task, screen);
      await close();
    };
    return { name, page, hands, end, open: () => hands.click(page.getByRole('link', { name: new RegExp(`^${name}`) })) };
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const summary = (page: Page, text: string) => page.locator('summary', { hasText: text });

  /** Chooses in a list of the browser: one press opens it, the other takes the option. */
  async function choose(hands: Hands, select: Locator, label: string) {
    hands.clicks += 2;
    await select.selectOption({ label });
  }

  it('D1. calls a new customer', async () => {
    const { name, page, hands, end } = await begin('New');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row
      .getByRole('link', { name: /^Call/ })
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await hands.click(row.getByRole('link', { name: /^Call/ }));
    await end('D1');
  });

  it('D2. answers with a text', async () => {
    const { page, hands, open, end } = await begin('Text');
    await open();
    await choose(hands, page.getByLabel('Message with the text'), TEXT);
    await hands.click(button(page, 'Use it'));
    await page.waitForURL(/reply=/);
    const mail = page.getByRole('link', { name: 'Mail', exact: true });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('we call you about');
    await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await hands.click(mail);
    await hands.click(button(page, 'I have answered'));
    await page.getByText(/^Answered\. /).waitFor();
    await end('D2');
  });

  it('D3. sends a quote of three lines', async () => {
    const { page, hands, open, end } = await begin('Quote');
    await open();
    await hands.click(page.getByRole('link', { name: 'Write a quote' }));
    await button(page, 'Add a line').waitFor();
    for (const [n, what, price] of [
      [1, 'Oven', '90'],
      [2, 'Windows', '120'],
      [3, 'Balcony', '75'],
    ] as const) {
      const line = page.getByRole('group', { name: `Line ${n}`, exact: true });
      if ((await line.count()) === 0) await hands.click(button(page, 'Add a line'));
      await hands.type(line.getByLabel('What'), what);
      await hands.type(line.getByLabel('Price each (AUD)'), price);
    }
    await hands.click(button(page, 'Send …'));
    await hands.click(button(page, 'Send it by mail'));
    await page.getByText(/^Sent\. /).waitFor();
    await end('D3');
  });

  it('D4. finds a customer by a misspelt suburb', async () => {
    const { name, page, hands, end } = await begin('Suburb', { suburb: 'Glenelg' });
    await ask('PATCH', `/leads/${(await leadOf(name))?.id}`, { suburb: 'Glenelg' });
    await hands.click(page.getByRole('link', { name: 'Enquiries', exact: true }));
    await hands.type(page.getByRole('searchbox'), `${name} Glenlg`);
    await hands.click(button(page, 'Find'));
    await hands.click(page.getByRole('link', { name: /^Search for “.*glenelg”$/ }));
    await hands.click(page.locator('[data-row]').getByRole('link', { name }));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await end('D4');
  });

  it('D5. marks an enquiry as spam, and takes that back', async () => {
    const { name, page, hands, open, end } = await begin('Spam');
    await open();
    await hands.click(button(page, 'Spam'));
    await page
      .getByText(/^Marked as spam\. /)
      .first()
      .waitFor();
    await hands.click(page.locator('.saved').getByRole('button'));
    await expect.poll(async () => (await leadOf(name))?.status).toBe('new');
    await end('D5');
  });

  it('D6. gives an enquiry to a colleague', async () => {
    const { page, hands, open, end } = await begin('Assign');
    await open();
    await hands.click(summary(page, 'Give it to a colleague'));
    await choose(hands, page.getByLabel('Who looks after it?'), COLLEAGUE);
    await hands.click(button(page, 'Hand it over'));
    await page.getByText(`Looked after by ${COLLEAGUE}`).waitFor();
    await end('D6');
  });

  it('D7. exports the enquiries of March', async () => {
    const { page, hands, end } = await begin('Export');
    const march = { form: 'contact', reached_us_by: 'phone', received_at: '2026-03-15T00:00:00.000Z' };
    await ask('POST', '/leads', { ...march, name: unique('March'), phone: '0491 570 157' });
    await hands.click(page.getByRole('link', { name: 'Enquiries', exact: true }));
    await hands.click(summary(page, 'Filter and sort'));
    await hands.type(page.getByLabel('Received from'), '2026-03-01');
    await hands.type(page.getByLabel('Received until'), '2026-03-31');
    await hands.click(button(page, 'Show'));
    await page.waitForURL(/from=2026-03-01/);
    const download = page.waitForEvent('download');
    await hands.click(page.getByRole('link', { name: 'Export this list (CSV)' }));
    await download;
    await end('D7');
  });

  it('D8. corrects a phone number', async () => {
    const { name, page, hands, open, end } = await begin('Phone');
    await open();
    await hands.click(page.getByRole('link', { name: 'Correct the details' }));
    await hands.type(page.getByLabel('Phone'), '0491 570 158');
    await hands.click(button(page, 'Save the corrections'));
    await page.getByText(/^Corrected\. /).waitFor();
    expect((await leadOf(name))?.phone).toBe('0491 570 158');
    await end('D8');
  });

  it('D9. writes down a caller', async () => {
    const { page, hands, end } = await begin('Caller');
    const name = unique('By hand');
    await hands.click(page.getByRole('link', { name: 'Enquiries', exact: true }));
    await hands.click(page.getByRole('link', { name: 'New enquiry' }));
    await hands.type(page.getByLabel('Name', { exact: true }), name);
    await hands.type(page.getByLabel('Phone'), '0491 570 159');
    await hands.type(page.getByLabel('Message'), 'Rang about two ovens.');
    await hands.click(button(page, 'Save the enquiry'));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await end('D9');
  });

  it('D10. erases a person', async () => {
    const { page, hands, open, end } = await begin('Erase', { email: `${unique('erase').replace(' ', '')}@example.com` });
    await open();
    await hands.click(page.getByRole('link', { name: 'Erase this person…' }));
    await hands.click(button(page, 'Erase what is ticked, for good'));
    await page.getByText(/^This person’s details were erased/).waitFor();
    await end('D10');
  });
});
