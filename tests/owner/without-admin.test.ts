import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mailParts } from '../kit/mail-parts';
import { sample } from '../kit/sample';
import { until } from '../kit/stack';
import { press } from './enquiries';
import { enquire } from './leads';
import { LAPTOP, PHONE, unique, useOffice, type Viewport } from './office';

const office = useOffice({ mail: true });
const DAY_MS = 24 * 60 * 60 * 1000;
const SCREENS = sample<[string, Viewport]>([
  ['phone', PHONE],
  ['laptop', LAPTOP],
]);

it.each(SCREENS)('on a %s a day passes without one of Payload’s screens (R-OWNER-53)', async (screen, viewport) => {
  const name = unique(`Day ${screen}`);
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const { page: staff, consoleMessages, close: leave } = await office.enter(viewport);
  const asked: string[] = [];
  const broken = { status: 500, contentType: 'text/plain', body: 'Out of order' };
  await staff.context().route(
    ({ pathname }) => /^\/admin(\/|$)/.test(pathname),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill(broken);
    },
  );

  // An enquiry arrives on the page that is open.
  await staff.goto(`${office.url}/office`);
  await enquire(office.stack, { name, email, phone: '0491 570 156', message: 'Two ovens, please.' });
  await staff.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await staff.getByText('Two ovens, please.').waitFor();
  expect(await staff.getByRole('link', { name: 'Call 0491 570 156' }).getAttribute('href')).toBe('tel:+61491570156');
  await press(staff, 'I have answered');
  await staff.getByText(/^Answered\. /).waitFor();
  await staff.locator('summary', { hasText: 'Note' }).click();
  await staff.getByRole('textbox', { name: 'Note' }).fill('Key under the mat');
  await press(staff, 'Save the note');
  await staff.getByText(/^Note saved\. /).waitFor();

  // A quote goes out.
  await staff.getByRole('link', { name: 'Write a quote' }).click();
  const line = staff.getByRole('group', { name: 'Line 1', exact: true });
  await line.getByLabel('What').fill('Oven, double');
  await line.getByLabel('Price each (AUD)').fill('180');
  await press(staff, 'Send …');
  await press(staff, 'Send it by mail');
  await staff.getByText(/^Sent\. /).waitFor();
  const mails = () => office.smtp.acceptedFor(email).map(({ raw }) => mailParts(raw).text);
  const link = await until(
    async () => mails().flatMap((text) => /See and accept your quote: (\S+)/.exec(text)?.[1] ?? [])[0],
    'the mail with the quote',
  );

  // The customer asks, is answered, and says yes.
  const { page, close } = await office.open(PHONE);
  await page.goto(link);
  await page.getByLabel('Your question').fill('Do you bring a ladder?');
  await press(page, 'Send the question');
  await page.getByText('Your question has arrived.').waitFor();
  await staff.goto(`${office.url}/office`);
  await staff.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await staff.getByText('Question: Do you bring a ladder?').waitFor();
  await press(staff, 'I have answered');
  await staff.getByText(/^Answered\. /).waitFor();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Accept this quote');
  await page.getByText('You have accepted our quote').waitFor();
  await staff.getByText(/^Accepted version 1 of the quote/).waitFor({ timeout: 60_000 });

  // A day is agreed, and what it was worth is noted.
  const agree = staff.locator('form[data-act=agree]');
  if (!(await agree.isVisible())) await staff.locator('summary', { hasText: 'Agree a day' }).click();
  await agree.getByLabel('When is the job?').fill(new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10));
  await agree.getByLabel('From').fill('09:00');
  await agree.getByLabel('Until').fill('11:00');
  await press(staff, 'Save the agreed day');
  await staff.getByText(/^Agreed day saved\. /).waitFor();
  await staff.locator('summary', { hasText: 'Amount' }).click();
  await staff.getByLabel('What is it worth').fill('210.50');
  await press(staff, 'Save the amount');
  await staff.getByText('$210.50', { exact: true }).waitFor();

  // The day is exported.
  await staff.getByRole('link', { name: 'Enquiries', exact: true }).first().click();
  await staff.getByRole('searchbox').fill(name);
  await Promise.all([staff.waitForURL(/[?&]q=/), press(staff, 'Find')]);
  const download = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'Export this list (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Key under the mat');
  expect(csv).toMatch(/210\.5/);
  expect(consoleMessages).toEqual([]);
  expect(asked).toEqual([]);
  await leave();
  await close();
});
