import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mailParts } from '../kit/mail-parts';
import { sample, thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { enquire } from '../owner/leads';
import { enterLight, expectWhole } from '../owner/light-page';
import { LAPTOP, unique, useSharedOffice, type Viewport } from '../owner/office';

const office = useSharedOffice();
const NARROW = { width: 360, height: 640 };
const SCREENS = sample<[string, Viewport, boolean]>([
  ['a narrow phone', NARROW, true],
  ['a narrow phone without script', NARROW, false],
  ['a desk', LAPTOP, true],
  ['a desk without script', LAPTOP, false],
]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const emailOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;

/** An enquiry that has come, and its address in the back office. */
async function arrives(name: string): Promise<string> {
  await enquire(office.stack, { name, email: emailOf(name), phone: '0491 570 156', message: 'Two ovens, please.' });
  const api = await signIn(office.stack.cms);
  const found = () => api<{ docs: { id: number }[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  const id = await until(async () => (await found()).docs[0]?.id, 'the enquiry');
  return `${office.url}/office/enquiries/${id}`;
}

async function typeLine(page: Page, n: number, what: string, quantity: string, price: string) {
  const line = page.getByRole('group', { name: `Line ${n}`, exact: true });
  await line.getByLabel('What').fill(what);
  await line.getByLabel('How many').fill(quantity);
  await line.getByLabel('Price each (AUD)').fill(price);
}

/** The office sends the quote that is on its page by mail; resolves with the customer's link in the mail. */
async function sendByMail(staff: Page, name: string): Promise<string> {
  await press(staff, 'Send …');
  await press(staff, 'Send it by mail');
  await staff.getByText(/^Sent\. /).waitFor();
  return linkInMail(name, 'See and accept your quote');
}
async function linkInMail(name: string, before: string): Promise<string> {
  const texts = () => office.smtp.acceptedFor(emailOf(name)).map(({ raw }) => mailParts(raw).text);
  const link = new RegExp(`${before}: (\\S+)`);
  return until(async () => texts().flatMap((text) => link.exec(text)?.[1] ?? [])[0], 'the mail with the link');
}

/** The mail to the office about what a customer did. */
const told = (subject: string) =>
  until(async () => office.smtp.acceptedFor('office@example.com').find(({ raw }) => raw.includes(subject)), subject);

/** The row of the quote's table with that text. */
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe.each(SCREENS)('on %s', (_, viewport, javaScript) => {
  it('a quote is looked at, sent, accepted with a name, and changed after (R-FOLLOW-2, R-FOLLOW-3, R-QUOTE-1, R-QUOTE-4, R-QUOTE-6)', async () => {
    const name = unique('Ada');
    const address = await arrives(name);
    const { page: staff, close: leave } = await enterLight(office, viewport, javaScript);
    await staff.goto(`${address}/quote`);
    await typeLine(staff, 1, 'Oven, double', '2', '90');
    const [look] = await Promise.all([staff.waitForEvent('popup'), press(staff, 'See it as the customer')]);
    await look.getByText('This is a draft: the customer has not got it yet.').waitFor();
    await row(look, 'Oven, double').getByText('$180.00').waitFor();
    expect(await look.locator('main').getByRole('button').count()).toBe(0);
    await expectWhole(look, javaScript);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const form = { act: 'accept', id: 'a'.repeat(24), text: 'Nobody', version: '1' };
    expect((await look.request.post(look.url(), { headers, form })).status()).toBe(403);
    await look.close();
    await staff.goto(`${address}/quote`);
    if (javaScript) await press(staff, 'Add a line');
    await typeLine(staff, 2, 'First time here', '', '-20.50');
    const link = await sendByMail(staff, name);

    const { page, consoleMessages, close } = await office.open(viewport, javaScript);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Our quote', exact: true }).waitFor();
    await row(page, 'Oven, double').getByText('2 × $90.00').waitFor();
    await row(page, 'First time here').getByText('−$20.50').waitFor();
    await row(page, 'Total').getByText('$159.50').waitFor();
    await row(page, 'Including GST of').getByText('$14.50').waitFor();
    await expectWhole(page, javaScript);
    await page.getByLabel('Your name').fill(name);
    await press(page, 'Accept this quote');
    await page.getByText('You have accepted our quote, and we are glad to come.').waitFor();
    await page.getByText(new RegExp(`^Accepted by ${name} on \\w+ \\d+ \\w+ \\d{4}, `)).waitFor();
    expect(await page.getByRole('button', { name: /quote/ }).count()).toBe(0);
    expect(await page.locator('[aria-current=step]').innerText()).toContain('Accepted');
    await expectWhole(page, javaScript);

    await told(`${name} has accepted your quote`);
    await staff.goto(address);
    await staff.getByText('Won', { exact: true }).waitFor();
    await staff.getByText('$159.50', { exact: true }).waitFor();
    await staff.getByText(new RegExp(`^Accepted version 1 of the quote as “${name}”, from the network address `)).waitFor();
    await staff.getByRole('link', { name: new RegExp(`^Quote 1, \\$159\\.50: accepted by ${name} on `) }).click();
    await staff.getByText(`Accepted by ${name}`).first().waitFor();
    await expectWhole(staff, javaScript);
    await staff.getByRole('link', { name: 'Write quote 2' }).click();
    await staff.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Price each (AUD)').fill('80');
    await press(staff, 'Send …');
    await press(staff, 'No mail: I share the link myself');
    await staff.getByText(/^It can be accepted now/).waitFor();
    expect(await staff.getByLabel('The customer’s link').inputValue()).toBe(link);

    await page.goto(link);
    await page.getByText(/^What you have accepted, version 1, holds\./).waitFor();
    const [offer, holding] = ['Our new offer: version 2', 'What is agreed: version 1'].map((title) =>
      page.getByRole('region', { name: title }),
    );
    await offer?.getByText('Version 1, which you have accepted, holds until you accept this one.').waitFor();
    await offer?.getByRole('row').getByText('$139.50').waitFor();
    await holding?.getByRole('row').getByText('$159.50').waitFor();
    await holding?.getByText(new RegExp(`^Accepted by ${name} on .* It holds until you accept the new offer\\.$`)).waitFor();
    expect(await holding?.getByRole('button').count()).toBe(0);
    await expectWhole(page, javaScript);
    await page.getByLabel('Your name').fill(`${name} again`);
    await press(page, 'Accept this quote');
    await page.getByText(new RegExp(`^Accepted by ${name} again on `)).waitFor();
    await staff.goto(address);
    await staff.getByText('$139.50', { exact: true }).waitFor();
    await staff
      .getByRole('link', { name: new RegExp(`^Quote 1, \\$159\\.50: was accepted by ${name}, then replaced`) })
      .waitFor();
    await staff.getByText(`Accepted version 2 of the quote as “${name} again”`).waitFor();
    expect(consoleMessages).toEqual([]);
    await leave();
    await close();
  });

  it.runIf(thorough)(
    'one is asked about, declined with a reason, and its old link ends (R-FOLLOW-3, R-FOLLOW-6, R-QUOTE-6)',
    async () => {
      const name = unique('Dee');
      const address = await arrives(name);
      const { page: staff, close: leave } = await enterLight(office, viewport, javaScript);
      await staff.goto(`${address}/quote`);
      await typeLine(staff, 1, 'Balcony', '1', '75');
      const link = await sendByMail(staff, name);

      const { page, consoleMessages, close } = await office.open(viewport, javaScript);
      await page.goto(link);
      await page.getByLabel('Your question').fill('Do you bring a ladder?');
      await press(page, 'Send the question');
      await page.getByText('Your question has arrived.').waitFor();
      await told(`${name} has a question`);
      await page.getByText('No, thank you').click();
      await page.getByLabel('Why not?').fill('Too dear');
      await press(page, 'Decline this quote');
      await page.getByText('We have noted that you do not want this quote.').waitFor();
      await page.getByText('You have declined this quote.').waitFor();
      await expectWhole(page, javaScript);
      await told(`${name} has declined your quote`);
      await staff.goto(address);
      await staff.getByText('Lost', { exact: true }).waitFor();
      for (const note of ['Question: Do you bring a ladder?', 'Declined version 1 of the quote: Too dear'])
        await staff.getByText(note, { exact: true }).waitFor();
      await expectWhole(staff, javaScript);

      await page.getByLabel('Your question').fill('May I still ask?');
      await staff.locator('summary', { hasText: 'Replace the link' }).click();
      await press(staff, 'Replace the link');
      await staff.getByText('The customer’s page has a new link').waitFor();
      await press(page, 'Send the question');
      await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
      expect((await page.goto(link))?.status()).toBe(404);
      await staff.goto(address);
      expect(await staff.getByText('May I still ask?').count()).toBe(0);
      expect(consoleMessages.filter((text) => !text.includes('404'))).toEqual([]);
      await leave();
      await close();
    },
  );

  it.runIf(thorough)('photos are added, and the office opens them (R-FOLLOW-10, R-PHOTO-7)', async () => {
    const name = unique('Pia');
    const address = await arrives(name);
    const { page, close } = await office.open(viewport, javaScript);
    const link = await linkInMail(name, 'Follow your enquiry');
    await page.goto(link);
    await page.getByText('You have not sent us any yet.').waitFor();
    const photo = async (background: string) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const film = { name: 'film.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41') };
    const photos = await Promise.all(
      ['#845', '#485'].map(async (colour, n) => ({ name: `oven ${n}.jpg`, mimeType: 'image/jpeg', buffer: await photo(colour) })),
    );
    await page.getByLabel('Add photos').setInputFiles([...photos, film]);
    await press(page, 'Send the photos');
    await page.getByText('Your photos have arrived.').waitFor();
    await page.getByText('These photos did not come along: film.jpg (is not a photo that we can read).').waitFor();
    await page.getByText('You have sent us 2 photos.').waitFor();
    await expectWhole(page, javaScript);
    await told(`${name} has added photos`);

    const { page: staff, close: leave } = await enterLight(office, viewport, javaScript);
    const shown = staff.getByRole('list', { name: 'Photos' }).getByRole('img');
    await until(async () => {
      await staff.goto(address);
      return (await shown.count()) === 2;
    }, 'both photos');
    await staff.getByText('Added 2 photos.', { exact: true }).waitFor();
    await expectWhole(staff, javaScript);
    expect(
      office.smtp.acceptedFor('office@example.com').filter(({ raw }) => raw.includes(`${name} has added photos`)),
    ).toHaveLength(1);
    await leave();
    await close();
  });
});

it.runIf(thorough)(
  'won by hand, an open quote asks its customer for nothing any more, and lost it is closed (R-QUOTE-8, R-QUOTE-10)',
  async () => {
    const name = unique('Han');
    const address = await arrives(name);
    const api = await signIn(office.stack.cms);
    await api('POST', '/globals/settings', { abn: '51 824 753 556', _status: 'published' });
    const { page: staff, close: leave } = await enterLight(office, NARROW);
    await staff.goto(`${address}/quote`);
    await typeLine(staff, 1, 'Balcony', '1', '75');
    const link = await sendByMail(staff, name);
    const { page, close } = await office.open(NARROW);
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await staff.goto(address);
    await staff.locator('summary', { hasText: 'Won' }).click();
    await press(staff, 'Won');
    await staff.getByText(/^Won\. /).waitFor();
    await press(page, 'Accept this quote');
    await page.getByText('The job is agreed already, so nothing has to be decided here any more.').waitFor();
    await page.getByText('The job is agreed. We call you to agree a day.').waitFor();
    await page.getByText('The job is agreed, so there is nothing to accept here any more.').waitFor();
    expect(await page.getByRole('button', { name: /quote/ }).count()).toBe(0);
    await expectWhole(page);
    const change = (data: object) => api('PATCH', `/leads/${address.split('/').pop()}`, data);
    await change({ status: 'lost', lost_reason: 'Too far' });
    await page.goto(link);
    await page.getByText('This quote is closed, like your request.').waitFor();
    await page.getByText('ABN 51 824 753 556', { exact: true }).waitFor();
    await staff.goto(address);
    await staff.getByRole('link', { name: /^Quote 1, \$75\.00: sent .*, closed because the enquiry is lost$/ }).waitFor();
    await change({ status: 'quoted' });
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await press(page, 'Accept this quote');
    await page.getByText('You have accepted our quote').waitFor();
    await leave();
    await close();
  },
);
