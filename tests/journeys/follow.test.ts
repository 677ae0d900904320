import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoOverflow, hydrated, violations } from '../kit/browser';
import { obfuscated } from '../kit/cloudflare';
import { mailParts } from '../kit/mail-parts';
import { sample, thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { LAPTOP, unique, useSharedOffice } from '../owner/office';

const office = useSharedOffice();

const quoteOf = (name: string) => ({
  first_name: name,
  last_name: 'Example',
  email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`,
  phone: '0491 570 156',
  service: 'Oven Cleaning',
  city: 'Adelaide',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
  requirements: 'Two ovens, please.',
});

/** Fills the quote form like a person. */
async function ask(page: Page, name: string, javaScript: boolean) {
  for (const [field, value] of Object.entries(quoteOf(name))) {
    const control = page.locator(`.lead-form [name="${field}"]`).first();
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'select-one') await control.selectOption({ label: value });
    else if (kind !== 'hidden') await control.fill(value);
  }
  // As fast as a person; a form without script has no clock.
  const filled = javaScript && (await page.evaluate(() => performance.now()));
  if (filled) await page.waitForFunction((at) => performance.now() - at > 3000, filled);
  await page.locator('.lead-form button[type=submit]').click();
}

/** The customer's link in the mail, and what that link opens. */
async function linkInMail(name: string): Promise<string> {
  const { email } = quoteOf(name);
  const mail = await until(async () => office.smtp.acceptedFor(email)[0], 'the confirmation');
  const { html, text } = mailParts(mail.raw);
  const [, link = ''] = /Follow your quote request: (\S+)/.exec(text) ?? [];
  expect(html).toContain(`href="${link}"`);
  return link;
}

async function expectWhole(page: Page, javaScript: boolean) {
  await expectNoOverflow(page);
  if (javaScript) expect(await violations(page)).toEqual([]);
}

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Adelaide' });
const later = (days: number) => new Date(Date.parse(`${today()}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe.each(
  sample(
    [
      ['a narrow phone', { width: 360, height: 640 }, true],
      ['a narrow phone without script', { width: 360, height: 640 }, false],
      ['a desk', { width: 1280, height: 800 }, true],
      ['a desk without script', { width: 1280, height: 800 }, false],
    ] as const,
    2,
  ),
)('on %s', (_, viewport, javaScript) => {
  it('a customer follows a request from the thanks to the agreed day (R-FOLLOW-1, R-FOLLOW-3, R-FOLLOW-6, R-FOLLOW-7)', async () => {
    const name = unique('Fay').replace(' ', '');
    const { page, consoleMessages, close } = await office.open(viewport, javaScript);
    await page.goto(`${office.stack.site.url}/free-quote`);
    if (javaScript) await hydrated(page);
    await ask(page, name, javaScript);
    await page.getByText("We'll get back to you soon!").first().waitFor();
    const shown = page.getByRole(javaScript ? 'dialog' : 'main').getByRole('link', { name: 'Follow your request' });
    const link = (await shown.getAttribute('href')) ?? '';
    expect(link).toMatch(/^http:\/\/localhost:\d+\/your-request\/Q-[\w-]+\.0\.[\w-]{43}$/);
    await shown.click();
    await page.getByRole('heading', { name: 'Your request', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(link).pathname);
    await page.getByText(/^A person answers you by \d+:\d\d [ap]m (tomorrow|today), South Australia time\.$/).waitFor();
    await page.getByText('Two ovens, please.').waitFor();
    expect(await page.locator('[aria-current=step]').innerText()).toContain('Received');
    await expectWhole(page, javaScript);

    const followed = await (await fetch(await linkInMail(name))).text();
    expect(followed).toContain('mailto:');
    expect(obfuscated(followed)).toBe(followed);
    await page.goto(await linkInMail(name));
    await page.getByText('Two ovens, please.').waitFor();
    await page.getByLabel('Days and times').fill('after 3 pm');
    await page.getByRole('button', { name: 'Tell us' }).click();
    await page.getByText('We know now when a call suits you.').waitFor();
    expect(await page.getByLabel('Days and times').inputValue()).toBe('after 3 pm');

    const staff = await office.enter(LAPTOP);
    await staff.page.goto(`${office.url}/office/enquiries?${new URLSearchParams({ q: name })}`);
    await staff.page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await staff.page.getByText('after 3 pm').first().waitFor();
    await staff.page.getByRole('button', { name: 'I have answered' }).click();
    await staff.page.getByText(/^Answered\. /).waitFor();

    await page.reload();
    await page.getByText('We have answered you.').waitFor();
    await page.getByLabel('Your question').fill('Do you bring a ladder?\nIt is high.');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await page.getByText('Your question has arrived.').waitFor();
    await page.getByText(/^We answer your question by /).waitFor();
    const told = await until(
      async () => office.smtp.acceptedFor('office@example.com').find(({ raw }) => raw.includes(`${name} Example has a question`)),
      'the mail about the question',
    );
    expect(mailParts(told.raw).text).toMatch(
      /Do you bring a ladder\?\nIt is high\.[\s\S]*Open the enquiry: http\S+\/office\/enquiries\/\d+/,
    );

    await staff.page.goto(`${office.url}/office`);
    const row = staff.page.locator('section').filter({ hasText: 'Questions' }).getByRole('listitem').filter({ hasText: name });
    await row.getByText(/^Question: 23 h 5\d min left$/).waitFor();
    await row.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await staff.page.getByText('Do you bring a ladder?').waitFor();
    expect(await staff.page.getByLabel('Link for the customer').inputValue()).toBe(link);
    await staff.page.getByRole('button', { name: 'I have answered' }).click();
    await staff.page.getByText(/^Answered\. /).waitFor();
    await staff.page.locator('summary', { hasText: 'Agree a day' }).click();
    await staff.page.getByLabel('When is the job?').fill(later(6));
    await staff.page.getByLabel('From').fill('09:00');
    await staff.page.getByLabel('Until').fill('11:30');
    await staff.page.getByRole('button', { name: 'Save the agreed day' }).click();
    await staff.page.getByText('Agreed day saved.').waitFor();
    await expectWhole(staff.page, true);

    await page.reload();
    await page.getByText(/ 2\d{3}, 9:00 am to 11:30 am, South Australia time$/).waitFor();
    await expectWhole(page, javaScript);
    for (const [button, name, wanted] of [
      ['Add it to your calendar', 'visit.ics', /BEGIN:VEVENT\r\n[\s\S]*DTSTART:\d{8}T\d{4}00Z\r\n/],
      ['Save the contact', 'office.vcf', /FN:.+\r\n[\s\S]*TEL;TYPE=WORK,VOICE:.*\d/],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: button }).click()]);
      expect(download.suggestedFilename()).toBe(name);
      const stream = await download.createReadStream();
      let text = '';
      for await (const part of stream) text += part;
      expect(text).toMatch(wanted);
    }

    await staff.page.locator('summary', { hasText: 'Replace the link' }).click();
    await staff.page.getByRole('button', { name: 'Replace the link' }).click();
    await staff.page.getByText('The customer’s page has a new link').waitFor();
    const newer = await staff.page.getByLabel('Link for the customer').inputValue();
    expect((await page.goto(link))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await page.goto(newer);
    await page.getByText('Two ovens, please.').waitFor();
    expect(consoleMessages.filter((text) => !text.includes('404'))).toEqual([]);
    await staff.close();
    await close();
  });
});

it.runIf(thorough)('the full form shows what the customer said and what was agreed (R-FOLLOW-7)', async () => {
  const name = unique('Full').replace(' ', '');
  const { page, close } = await office.enter(LAPTOP);
  const api = await signIn(office.stack.cms);
  const sent = await fetch(`${office.stack.site.url}/free-quote`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...quoteOf(name), cleaning_model: 'Once', asked: 'yes' }),
  });
  expect(sent.status).toBe(303);
  type Found = { docs: { id: number }[] };
  const found = () => api<Found>('GET', `/leads?where[first_name][equals]=${name}`);
  const id = await until(async () => (await found()).docs[0]?.id, 'the request');
  await api('PATCH', `/leads/${id}`, { call_when: 'before noon', agreed_starts_at: '2030-01-02T00:00:00.000Z' });
  await page.goto(`${office.url}/admin/collections/leads/${id}`);
  expect(await page.getByLabel('When a call suits').inputValue()).toBe('before noon');
  await page.getByText('Agreed day, from').waitFor();
  await page.getByText('2 Jan 2030, 10:30 am').waitFor();
  await close();
});
