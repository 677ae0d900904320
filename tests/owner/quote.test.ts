import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sample, thorough } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { bytesOf, enterLight, expectWhole, largest, MAX_BYTES } from './light-page';
import { LAPTOP, PHONE, unique, useSharedOffice, type Viewport } from './office';

const office = useSharedOffice();

interface Doc {
  id: number;
  status: string;
  quoted_amount?: number;
}
const api = async <T>(method: string, path: string, body?: object) => (await signIn(office.stack.cms))<T>(method, path, body);

async function arrives(name: string, email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`) {
  await enquire(office.stack, { name, email, phone: '0491 570 156', message: 'Two ovens, please.' });
  const found = () => api<{ docs: Doc[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  return { id: await until(async () => (await found()).docs[0]?.id, 'the enquiry'), email };
}
const enter = (viewport: Viewport, javaScript?: boolean) => enterLight(office, viewport, javaScript);
const read = (id: number) => api<Doc>('GET', `/leads/${id}?depth=0`);
const versionsOf = async (id: number) =>
  (
    await api<{ docs: { state: string; total_cents: number; lines: { text: string }[] }[] }>(
      'GET',
      `/quotes?where[lead][equals]=${id}&sort=version`,
    )
  ).docs;
const quoteOf = (id: number) => `${office.url}/office/enquiries/${id}/quote`;
/** Mails with a quote that arrived at an address. */
const mailsTo = (email: string) => office.smtp.acceptedFor(email).filter(({ raw }) => raw.includes('Your quote from'));

async function typeLine(page: Page, n: number, what: string, quantity: string, price: string) {
  const line = page.getByRole('group', { name: `Line ${n}`, exact: true });
  await line.getByLabel('What').fill(what);
  await line.getByLabel('How many').fill(quantity);
  await line.getByLabel('Price each (AUD)').fill(price);
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(
  sample([
    ['a phone', PHONE, true],
    ['a narrow phone without script', { width: 360, height: 640 }, false],
    ['a laptop', LAPTOP, true],
    ['a laptop without script', LAPTOP, false],
  ] as const),
)('on %s', (screen, viewport, javaScript) => {
  it('an enquiry becomes a quote that is sent, and a corrected one after it (R-QUOTE-1, R-QUOTE-3, R-QUOTE-7, R-QUOTE-12)', async () => {
    const { id, email } = await arrives(unique(`Quote on ${screen}`));
    const { page, close } = await enter(viewport, javaScript);
    await page.goto(`${office.url}/office/enquiries/${id}`);
    await press(page, 'I have answered');
    await page.getByText(/^Answered\. /).waitFor();
    expect(await largest(page)).toBe('Write a quote');
    await page.getByRole('link', { name: 'Write a quote' }).click();
    await page.getByRole('heading', { name: /^Quote 1 for Quote on/ }).waitFor();
    await expectWhole(page, javaScript);
    expect(await largest(page)).toBe('Send …');
    await typeLine(page, 1, 'Oven, double', '2', '9x');
    if (javaScript) await press(page, 'Add a line');
    await typeLine(page, 2, 'First time here', '', '−20,50');
    await page.getByLabel('A personal sentence').fill('Nice to hear from you.');
    await press(page, 'Send …');
    await page.getByRole('alert').getByText('Line 1: “9x” is no price').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('A personal sentence').inputValue()).toBe('Nice to hear from you.');
    expect(await page.locator(':focus').getAttribute('name')).toBe('price1');
    await page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Price each (AUD)').fill('90');
    if (!javaScript) await press(page, 'Add lines / work out');
    await page.getByText('Total $159.50 including $14.50 GST').waitFor();
    await press(page, 'Send …');
    await page.getByRole('heading', { name: /^Send quote 1 to/ }).waitFor();
    await page.getByText('Total $159.50 including $14.50 GST').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('Mail it to').inputValue()).toBe(email);
    await page.getByLabel('Mail it to').fill('nobody');
    await press(page, 'Send it by mail');
    await page.getByRole('alert').getByText('Type a whole e-mail address').waitFor();
    await page.getByLabel('Mail it to').fill(email);
    await press(page, 'Send it by mail');
    await page.getByText(/^Sent\. /).waitFor();
    await expectWhole(page, javaScript);
    const link = await page.getByLabel('The customer’s link').inputValue();
    expect(link).toMatch(/\/your-request\/E-.+\.0\./);
    const mail = await until(async () => mailsTo(email)[0], 'the mail with the quote');
    expect(mail.raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(link);
    expect(await read(id)).toMatchObject({ status: 'quoted', quoted_amount: 159.5 });

    await page.getByRole('link', { name: 'Write quote 2' }).click();
    await page.getByRole('heading', { name: /^Quote 2 for/ }).waitFor();
    await page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Price each (AUD)').fill('80');
    await press(page, 'Save as draft');
    await page.getByText(/^Saved as a draft\. /).waitFor();
    await press(page, 'Send …');
    await page.getByText('It replaces quote 1').waitFor();
    await press(page, 'No mail: I share the link myself');
    await page.getByText(/^It can be accepted now: share the link\. /).waitFor();
    await page.getByRole('link', { name: 'Back to the enquiry', exact: true }).click();
    await page.getByRole('link', { name: /^Quote 2, \$139\.50: sent .*, open until/ }).waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByRole('link', { name: /^Quote 1, \$159\.50: replaced/ }).count()).toBe(1);
    expect((await versionsOf(id)).map(({ state, total_cents }) => [state, total_cents])).toEqual([
      ['replaced', 15950],
      ['sent', 13950],
    ]);
    expect(mailsTo(email).length).toBe(1);
    await close();
  });
});

it.runIf(thorough)(
  'lines of the price list and reply texts are one press away; lines are added and taken out (R-QUOTE-3)',
  async () => {
    const { page: laptop, close: leave } = await enter(LAPTOP);
    await laptop.goto(`${office.url}/office/price-list`);
    const first = laptop.getByRole('group', { name: 'Price 1' });
    await first.getByLabel('What').fill('Oven cleaning');
    await first.getByLabel('Unit').fill('per oven');
    await first.getByLabel('Price (AUD)').fill('89.95');
    await press(laptop, 'Save the price list');
    await laptop.getByText('Price list saved.').waitFor();
    await api('POST', '/reply-texts', { name: 'Keys', text: 'Hello {name}, leave the key.' });
    const name = unique('From the list');
    const { id } = await arrives(name);
    for (const javaScript of [true, false]) {
      const { page, close } = await enter(PHONE, javaScript);
      await page.goto(quoteOf(id));
      await page.getByLabel('From your price list').selectOption({ label: 'Oven cleaning, per oven: $89.95' });
      await press(page, 'Add it');
      await page.getByText('Total $89.95 including $8.18 GST').waitFor();
      await page.getByLabel('From your reply texts').selectOption({ label: 'Keys' });
      await press(page, 'Use it');
      await expect.poll(() => page.getByLabel('A personal sentence').inputValue()).toBe(`Hello ${name}, leave the key.`);
      await page.getByLabel('The prices include GST').uncheck();
      if (javaScript) {
        await press(page, 'Add a line');
        await typeLine(page, 2, 'Balcony', '0.5', '33.33');
        await page.getByText('Total $106.62').waitFor();
        await press(page, 'Remove line 1');
        await page.getByText('Total $16.67').waitFor();
        for (let n = 0; n < 4; n++) {
          await press(page, 'Add a line');
          await page.locator('.line input:focus').fill(`More ${n}`);
        }
        await expectWhole(page);
        await press(page, 'Save as draft');
        await page.getByText(/^Saved as a draft\. /).waitFor();
        expect((await versionsOf(id))[0]?.lines.map(({ text }) => text)).toEqual([
          'Balcony',
          'More 0',
          'More 1',
          'More 2',
          'More 3',
        ]);
        await api('PATCH', `/leads/${id}`, { status: 'contacted' });
        await page.getByLabel('A personal sentence').fill('');
        for (const n of [5, 4, 3, 2, 1]) await press(page, `Remove line ${n}`);
        await page.getByLabel('The prices include GST').check();
        await press(page, 'Save as draft'); // the page still says that the first was saved
        await expect.poll(async () => (await versionsOf(id))[0]?.lines).toEqual([]);
      }
      await close();
    }
    await leave();
  },
);

it.runIf(thorough)('what is typed survives a reload, a lost connection and an ended session (R-QUOTE-5)', async () => {
  const { id } = await arrives(unique('Survives'));
  const { page, close } = await enter(PHONE);
  await page.goto(quoteOf(id));
  await typeLine(page, 1, 'Typed in the van', '1', '50');
  await page.reload();
  await page.getByText(/^This was typed here on .* not saved yet/).waitFor();
  await page.getByText('Total $50.00').waitFor();
  await expectWhole(page);
  await press(page, 'Throw it away');
  expect(await page.getByLabel('What').first().inputValue()).toBe('');
  await typeLine(page, 1, 'Typed in the tunnel', '1', '60');
  await page.context().setOffline(true);
  await press(page, 'Save as draft');
  await page.getByText(/^Not sent yet.*Save as draft/).waitFor();
  expect(await page.getByLabel('What').first().inputValue()).toBe('Typed in the tunnel');
  await page.context().setOffline(false);
  await page.getByText(/^Saved as a draft\. /).waitFor();
  expect((await versionsOf(id)).map(({ total_cents }) => total_cents)).toEqual([6000]);
  await page.reload();
  await page.getByText('Total $60.00').waitFor();
  expect(await page.getByText('not saved yet').count()).toBe(0);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel('Price each (AUD)').first().fill('70');
  await press(page, 'Save as draft');
  await page.getByText(/^Not sent yet.*until you sign in/).waitFor();
  await page.context().addCookies(cookies);
  await page.reload();
  await page.getByText(/^Saved as a draft\. /).waitFor();
  await expect.poll(async () => (await versionsOf(id)).map(({ total_cents }) => total_cents)).toEqual([7000]);
  await close();
});

it.each(sample([true, false]))(
  'of two tabs the second is told what the first has saved; script: %s (R-QUOTE-5)',
  async (javaScript) => {
    const { id } = await arrives(unique('Two tabs'));
    const { page, close } = await enter(PHONE, javaScript);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto(quoteOf(id));
    await typeLine(other, 1, 'Theirs', '1', '80');
    await press(other, 'Save as draft');
    await other.getByText(/^Saved as a draft\. /).waitFor();
    await typeLine(page, 1, 'Mine', '1', '70');
    await press(page, 'Save as draft');
    await page.getByRole('alert').getByText('changed this quote at').waitFor();
    await page.getByText('Theirs').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('What').first().inputValue()).toBe('Mine');
    await press(page, 'Save as draft');
    await page.getByText(/^Saved as a draft\. /).waitFor();
    expect((await versionsOf(id)).map(({ total_cents }) => total_cents)).toEqual([7000]);
    await close();
  },
);

it.each(sample([true, false]))(
  'is seen as the customer will see it, in another tab, and can be saved on; script: %s (R-QUOTE-1)',
  async (javaScript) => {
    const { id } = await arrives(unique('Looks'));
    const { page, close } = await enter(PHONE, javaScript);
    await page.goto(quoteOf(id));
    await typeLine(page, 1, 'Oven', '1', '80');
    const popup = page.waitForEvent('popup');
    await press(page, 'See it as the customer');
    await (await popup).waitForURL(/\/your-request\/E-.+\.d\d+\./);
    await typeLine(page, 1, 'Oven', '1', '85');
    await press(page, 'Save as draft');
    await page.getByText(/^Saved as a draft\. /).waitFor();
    expect((await versionsOf(id)).map(({ total_cents }) => total_cents)).toEqual([8500]);
    await close();
  },
);

it.runIf(thorough)('the enquiry lists the versions, and the page of one weighs little (R-QUOTE-1, R-OWNER-38)', async () => {
  const { id } = await arrives(unique('Listed'));
  const { page, close } = await enter(LAPTOP);
  await page.goto(quoteOf(id));
  await typeLine(page, 1, 'Oven', '1', '80');
  await press(page, 'Send …');
  await press(page, 'No mail: I share the link myself');
  await page.getByText(/^It can be accepted now/).waitFor();
  for (const path of ['', '?new']) {
    const bytes = await bytesOf(page, quoteOf(id) + path);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page
    .getByRole('link', { name: /^Quote 1, \$80\.00: sent/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Quote 1 for/ }).waitFor();
  await close();
});

it.runIf(thorough)('a mail that fails is shown and tried again (R-QUOTE-7)', async () => {
  const { id, email } = await arrives(unique('Fails'));
  const { page, close } = await enter(PHONE);
  await page.goto(quoteOf(id));
  await typeLine(page, 1, 'Oven', '1', '80');
  await press(page, 'Send …');
  office.smtp.behave('refuse', /Your quote from/);
  await press(page, 'Send it by mail');
  await page.getByText(/^Sent\. /).waitFor();
  const failing = page.getByText(`Quote 1 to ${email}: failed`);
  await until(async () => {
    await page.reload();
    return failing.isVisible();
  }, 'the failure on the page');
  office.smtp.behave('accept');
  await until(async () => mailsTo(email)[0], 'the mail');
  await until(async () => {
    await page.reload();
    return page.getByText(`Quote 1 to ${email}: sent`).isVisible();
  }, 'that it was sent');
  expect(mailsTo(email).length).toBe(1);
  await close();
});
