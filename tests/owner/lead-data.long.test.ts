import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enterOffice } from '../kit/back-office';
import { useBrowser } from '../kit/browser';
import { thorough } from '../kit/sample';
import { type Stack, signIn, startStack, until } from '../kit/stack';
import { tablesWith } from '../kit/stack-database';

let stack: Stack;
let office: Awaited<ReturnType<typeof signIn>>;
const browser = useBrowser();

beforeAll(async () => {
  stack = await startStack(inject('prepared'));
  office = await signIn(stack.cms);
});
afterAll(() => stack?.stop());

interface Lead {
  id: number;
  reference: string;
  name: string | null;
  office_mail_state: string;
  customer_mail_state: string;
}
const leadsOf = async (email: string) =>
  (await office<{ docs: Lead[] }>('GET', `/leads?where[email][equals]=${encodeURIComponent(email)}&depth=0&trash=true`)).docs;

/** Sends an enquiry like a browser without JavaScript. */
async function send(fields: Record<string, string>): Promise<void> {
  const body = { phone: '0400 000 000', city: 'Adelaide', address: '1 Example Street', captcha: '10', ...fields };
  const response = await fetch(`${stack.site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ form: 'contact', ...body }),
  });
  expect(response.status).toBe(303);
}

async function openOffice(): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, close } = await browser.open();
  await enterOffice(page, stack.cms);
  await page.locator('#first-page-heading').waitFor();
  return { page, close };
}

it.runIf(thorough)('the filtered list is exported as CSV, complete and without formulas', async () => {
  const name = '=HYPERLINK("http://evil.example";"Zoë Müller")';
  await send({ name, email: 'zoe@example.com', phone: '+61 400 000 001', message: 'Küche, "Bad"\r\n@SUM(1+1)\r\n漢字 🧽' });
  await send({ name: 'Filtered Out', email: 'other@example.com' });
  expect(await leadsOf('other@example.com')).toHaveLength(1);

  const { page, close } = await openOffice();
  await page.goto(`${stack.cms.url}/office/enquiries?q=zoe@example.com`);
  await page.getByText('Zoë Müller').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export this list (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const [head = [], row = [], ...more] = parse(csv, { bom: true });
  expect(more).toEqual([]);
  const cell = (column: string) => row[head.indexOf(column)];
  expect(cell('Name')).toBe(`'${name}`);
  expect(cell('Phone')).toBe("'+61 400 000 001");
  expect(cell('Message')).toBe(`Küche, "Bad"\n'@SUM(1+1)\n漢字 🧽`);
  expect(cell('E-mail')).toBe('zoe@example.com');
  await close();
});

it.runIf(thorough)('a suspicious lead shows why, and one click rescues it and sends its held mails', async () => {
  const json = {
    name: 'Odd Person',
    email: 'odd@example.com',
    phone: '0400 000 002',
    city: 'Adelaide',
    address: '1 Example Street',
  };
  const response = await fetch(`${stack.site.url}/api/contact-submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...json, message: '', captcha: '10' }),
  });
  expect(await response.json()).toMatchObject({ success: true }); // only the documented body is accepted
  const [lead] = await leadsOf('odd@example.com');
  const mails = async () =>
    (await office<{ docs: unknown[] }>('GET', '/outbox?where[to][equals]=odd@example.com&depth=0')).docs.length;
  expect(lead).toMatchObject({ customer_mail_state: 'held', suspicion: expect.stringContaining('came without the proof') });

  const { page, close } = await openOffice();
  await page.goto(`${stack.cms.url}/office/enquiries/${lead?.id}`);
  await page.getByText('It looks suspicious: It came without the proof').waitFor();
  expect(await mails()).toBe(0);
  await page.getByRole('button', { name: 'Not spam' }).click();
  await until(async () => (await mails()) === 1, 'the confirmation to be written');
  await page.getByText('It looks suspicious: ').waitFor({ state: 'detached' });
  await close();
});

/** Files of the data folder that contain a text, even deleted ones, and tables of PostgreSQL that do. */
async function traces(text: string): Promise<string[]> {
  const entries = await readdir(stack.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => ((await readFile(file).catch(() => Buffer.alloc(0))).includes(text) ? [file] : [])),
  );
  return [...found.flat(), ...(await tablesWith(stack.dataDir, text))];
}

describe('one person’s data', () => {
  it('is exported and erased from the back office: leads, history, notes, mails and the site’s spool', async () => {
    const mark = String(Date.now()).slice(-6);
    const [email, cat, digits] = [`gone.${mark}@example.com`, `Mogwai${mark}`, `400 ${mark.slice(0, 3)} ${mark.slice(3)}`];
    const name = `Gone Person ${mark}`;
    const [words, note] = [`Mind the grey cat called ${cat}`, `Rang about ${cat}`];
    await send({ name, email, phone: `0${digits}`, message: words });
    const [first] = await leadsOf(email);
    if (!first) throw new Error('the lead is missing');
    const noting = await openOffice();
    await noting.page.goto(`${stack.cms.url}/office/enquiries/${first.id}`);
    await noting.page.locator('summary', { hasText: 'Note' }).click();
    await noting.page.getByRole('textbox', { name: 'Note' }).fill(note);
    await noting.page.getByRole('button', { name: 'Save the note' }).click();
    await noting.page.getByText('Note saved.').waitFor();
    await noting.close();
    await office('PATCH', `/leads/${first.id}`, { status: 'contacted' });
    await office('PATCH', `/leads/${first.id}`, { status: 'quoted', quoted_amount: 120 });
    await send({ name, email: 'another@example.com', phone: `+61 ${digits}`, message: `${words} again` });
    await send({ name: 'Stays Here', email: 'stays@example.com', phone: '0400 555 666', message: 'Nothing of that' });
    await until(async () => {
      const leads = [...(await leadsOf(email)), ...(await leadsOf('another@example.com'))];
      return leads.every(({ office_mail_state, customer_mail_state }) => office_mail_state + customer_mail_state === 'keptkept');
    }, 'the mails to be written');
    // One more while the back office is down: it waits on the site.
    await stack.cms.stop('SIGKILL');
    await send({ name, email: email.toUpperCase(), phone: '08 7000 0000', message: `From the queue: ${cat}` });
    await stack.site.stop('SIGKILL');
    await stack.cms.start();
    office = await signIn(stack.cms);
    expect(await traces(words)).not.toEqual([]);

    const { page, close } = await openOffice();
    await page.goto(`${stack.cms.url}/office/enquiries/${first.id}`);
    await page.getByRole('link', { name: 'Erase this person…' }).click();
    await page.getByText('The site did not answer').waitFor();
    await page.getByRole('link', { name: /^Back to the enquiry/ }).click();
    expect(await leadsOf(email)).toHaveLength(1); // erasing is atomic

    await stack.site.start();
    await until(async () => (await leadsOf(email)).length + (await leadsOf(email.toUpperCase())).length === 2, 'the queued lead');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export everything (JSON)' }).click();
    const told = await readFile(await (await download).path(), 'utf8');
    const { leads, versions, mails } = JSON.parse(told) as Record<'leads' | 'versions' | 'mails', unknown[]>;
    expect(leads).toHaveLength(3);
    expect(versions.length).toBeGreaterThanOrEqual(4);
    expect(mails.length).toBeGreaterThanOrEqual(4);
    expect(told).toContain(note);
    expect(told).not.toContain('stays@example.com');

    await page.getByRole('link', { name: 'Erase this person…' }).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await page.getByRole('button', { name: 'Erase what is ticked, for good' }).click();
    await page.getByText('This person’s details were erased.').waitFor();
    await close();
    for (const text of [email, email.toUpperCase(), cat, digits, digits.replaceAll(' ', ''), name, first.reference]) {
      expect(await traces(text), text).toEqual([]);
    }
    expect(await leadsOf('stays@example.com')).toMatchObject([{ name: 'Stays Here' }]);

    // The same words make a new lead: an erased one must not be used to acknowledge it.
    await send({ name, email, phone: `0${digits}`, message: words });
    expect(await leadsOf(email)).toHaveLength(1);
  });
});
