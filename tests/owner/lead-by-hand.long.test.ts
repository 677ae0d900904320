import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { until } from '../kit/stack';
import { press } from './enquiries';
import { enquire, openLead, openList, rowOf } from './leads';
import { expectWhole } from './light-page';
import { goTo, SCREENS, unique, useOffice } from './office';

const office = useOffice({ mail: true });

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('creates a lead from a call, with the chosen mails and the usual time limit for an answer', async () => {
    const name = unique(`Rang on ${screen}`);
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    const { page, consoleMessages, close } = await office.enter(viewport);
    await openList(page, office);
    await page.getByRole('link', { name: 'New enquiry' }).click();
    await page.getByRole('heading', { level: 1, name: 'New enquiry' }).waitFor();
    await expectWhole(page);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Phone').fill('0491 570 157');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Message').fill('Three windows');
    await page.getByLabel('How they reached us').selectOption('Walk-in');
    await page.getByLabel('Send the confirmation to the customer').check();
    await press(page, 'Save the enquiry');
    await page.waitForURL(/enquiries\/\d+/);
    await page
      .getByText(/^23 h \d+ min left$/)
      .first()
      .waitFor();
    await until(async () => office.smtp.acceptedFor(email).length === 1, 'the confirmation');
    expect(office.smtp.acceptedFor('office@example.com').filter(({ raw }) => raw.includes(email))).toEqual([]);
    await expectWhole(page);
    await openList(page, office, '?view=new');
    await rowOf(page, name).getByText('Walk-in').waitFor();
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('sees which fields are missing, and loses no input', async () => {
    const { page, close } = await office.enter(viewport);
    await page.goto(`${office.url}/office/enquiries/new`);
    await page.getByLabel('Message').fill('Somebody about gutters');
    await page.getByLabel('Send the confirmation to the customer').check();
    await press(page, 'Save the enquiry');
    await page.getByText('Enter a name').first().waitFor();
    await page.getByText('Enter the e-mail that the confirmation is sent to').first().waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Somebody about gutters');
    await close();
  });

  it('still sees the missing fields after a delayed response', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/leads/create`);
    const isAsking = (request: Request) => request.method() === 'POST' && request.url().endsWith('/leads/create');
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    await page.route(/\/leads\/create$/, async (route) => {
      if (isAsking(route.request())) await answered;
      await route.continue();
    });
    const asked = page.waitForRequest(isAsking);
    await page.getByLabel('Message').fill('Somebody about gutters');
    const slow = await asked;
    const ended = new Promise<void>((done) => {
      const end = (request: Request) => request === slow && done();
      page.on('requestfinished', end).on('requestfailed', end);
    });
    await page.locator('#action-save').click();
    await page.getByText('Enter a name').first().waitFor();
    answer();
    expect((await slow.response())?.status()).toBe(200);
    await ended;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getByText('Enter a name').first().isVisible()).toBe(true);
    await close();
  });

  it('corrects a phone number, and the original input stays visible', async () => {
    const name = unique(`Corrected ${screen}`);
    await enquire(office.stack, { name, email: `${screen}.corrected@example.com`, phone: '0491 570 15' });
    const { page, close } = await office.enter(viewport);
    await openList(page, office, '?view=new');
    await openLead(page, name);
    await page.getByRole('link', { name: 'Correct the details' }).click();
    await page.getByLabel('Phone').fill('0491 570 158');
    await press(page, 'Save the corrections');
    await page.getByText('Phone, as typed').waitFor();
    await page.getByText('0491 570 15', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Call 0491 570 158' }).waitFor();
    await expectWhole(page);
    await close();
  });
});
