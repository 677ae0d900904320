import { describe, expect, it } from 'vitest';
import { mailParts } from '../kit/mail-parts';
import { signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { enterLight, expectWhole, largest, WAYS } from './light-page';
import { unique, useSharedOffice } from './office';

const office = useSharedOffice();
const api = async <T>(method: string, path: string, body?: object) => (await signIn(office.stack.cms))<T>(method, path, body);

interface Doc {
  id: number;
  status: string;
  agreed_starts_at?: string;
  done_at?: string;
}
const HOUR_MS = 60 * 60_000;
const later = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR_MS).toLocaleDateString('en-CA', { timeZone: 'Australia/Adelaide' });

/** An enquiry that is won. */
async function arrives(name: string, email: string): Promise<number> {
  await enquire(office.stack, { name, email, phone: '0491 570 156', message: 'Two ovens, please.' });
  const found = () => api<{ docs: Doc[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  const id = await until(async () => (await found()).docs[0]?.id, 'the enquiry');
  await api('PATCH', `/leads/${id}`, { status: 'won', quoted_amount: 90 });
  return id;
}
const read = (id: number) => api<Doc>('GET', `/leads/${id}?depth=0`);

describe.each(WAYS)('on %s', (screen, viewport, javaScript) => {
  it('a won job is agreed, mailed, called off, done, taken back, done, and comes again (R-OWNER-47, R-OWNER-48, R-OWNER-63, R-FOLLOW-13, R-FOLLOW-15)', async () => {
    const name = unique(`Yes on ${screen}`);
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
    const id = await arrives(name, email);
    const { page, consoleMessages, close } = await enterLight(office, viewport, javaScript);
    const section = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    const row = (title: string) => section(title).getByRole('listitem').filter({ hasText: name });

    await page.goto(`${office.url}/office`);
    await row('Accepted: agree a day')
      .getByText(/^No day yet, for /)
      .waitFor();
    await row('Accepted: agree a day')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await page.getByText('Two ovens, please.').waitFor();
    expect(await largest(page)).toBe('Save the agreed day');
    await page.getByText('The customer gets a mail with a calendar file.').first().waitFor();
    await page.getByLabel('When is the job?').fill(later(3));
    await page.getByLabel('From').fill('22:00');
    await page.getByLabel('Until').fill('02:00');
    await page.getByRole('button', { name: 'Save the agreed day' }).click();
    await page.getByText('Agreed day saved. The customer gets a mail').waitFor();
    await expectWhole(page, javaScript);

    const mail = await until(
      async () => office.smtp.acceptedFor(email).find(({ raw }) => raw.includes('visit.ics')),
      'the mail about the day',
    );
    const { text, files } = mailParts(mail.raw);
    expect(text).toContain('10:00 pm to ');
    expect(files['visit.ics']).toContain('METHOD:PUBLISH');
    const [, link = ''] = /Follow your enquiry: (\S+)/.exec(text) ?? [];

    await page.goto(`${office.url}/office`);
    await row('This week')
      .getByText(/^10:00 pm to 2:00 am, /)
      .waitFor();
    await expectWhole(page, javaScript);

    const customer = await office.open(viewport, javaScript);
    await customer.page.goto(link);
    await customer.page.locator('summary', { hasText: 'Call the job off' }).click();
    await customer.page.getByLabel('Why?').fill('We have moved.');
    await customer.page.getByRole('button', { name: 'Ask to call it off' }).click();
    await customer.page.getByText('Nothing is dropped yet: we answer you.').waitFor();
    await expectWhole(customer.page, javaScript);
    await customer.close();
    await page.goto(`${office.url}/office`);
    await row('Questions')
      .getByText(/^Question: /)
      .waitFor();
    await row('This week').waitFor();
    expect(await read(id)).toMatchObject({ status: 'won', agreed_starts_at: expect.any(String) });

    // The customer stays after all, and the day passes.
    const day = [-30, -28].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
    await api('PATCH', `/leads/${id}`, { agreed_starts_at: day[0], agreed_ends_at: day[1] });
    await page.goto(`${office.url}/office/enquiries/${id}`);
    await page.getByText('Wants to call the job off: We have moved.').waitFor();
    await page.getByRole('button', { name: 'I have answered' }).click();
    await page.getByText(/^Answered\. /).waitFor();
    await page.goto(`${office.url}/office`);
    await row('Job over')
      .getByText(/^It was on /)
      .waitFor();
    await row('Job over')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await page.getByText('Two ovens, please.').waitFor();
    expect(await largest(page)).toBe('Done');
    await page.getByLabel('What was it worth').fill('95,50');
    await expectWhole(page, javaScript);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByText(/^Done\. /).waitFor();
    await page.goto(`${office.url}/office/enquiries/${id}?done=done`); // nobody is told of it, so there is time
    await page.getByRole('button', { name: 'Undo: not done' }).click();
    await page.getByText('Not done: it is as it was before.').waitFor();
    expect(await largest(page)).toBe('Done');
    await page.getByLabel('What was it worth').fill('95,50');
    await page.getByLabel('The next visit').selectOption('1'); // weekly
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByText(/^Done\. The next visit is agreed\./).waitFor();
    await page.getByText(/^Done: .*\$95\.50$/).waitFor();
    await expectWhole(page, javaScript);
    const next = await read(id);
    expect(Date.parse(next.agreed_starts_at ?? '') - Date.parse(day[0] ?? '')).toBeGreaterThan(6 * 24 * HOUR_MS);
    expect(next.done_at).toBeFalsy();
    await page.goto(`${office.url}/office`);
    await row('This week').waitFor();
    expect(await row('Job over').count()).toBe(0);
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('a person makes the address of their calendar, and takes it away (R-OWNER-49)', async () => {
    const name = unique(`Calendar on ${screen}`);
    const id = await arrives(name, 'calendar@example.com');
    const day = [30, 32].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
    await api('PATCH', `/leads/${id}`, { agreed_starts_at: day[0], agreed_ends_at: day[1] });
    const { page, consoleMessages, close } = await enterLight(office, viewport, javaScript);
    await page.goto(`${office.url}/office`);
    await page.getByRole('link', { name: 'Calendar for your phone' }).click();
    await page.getByRole('button', { name: /^(Make my|Replace the) address$/ }).click();
    const address = await page.getByLabel('Address of your calendar').inputValue();
    await expectWhole(page, javaScript);
    const calendar = async () => {
      const response = await fetch(address);
      return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
    };
    expect((await calendar()).text).toContain(`SUMMARY:${name}`);
    expect((await calendar()).text).toContain(`/office/enquiries/${id}`);
    await page.getByRole('button', { name: 'Remove the address' }).click();
    await page.getByRole('button', { name: 'Make my address' }).waitFor();
    expect((await calendar()).status).toBe(404);
    await expectWhole(page, javaScript);
    expect(consoleMessages).toEqual([]);
    await close();
  });
});
