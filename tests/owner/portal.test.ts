import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foreign, foreignAnswers } from '../kit/faulty-proxy';
import { sample } from '../kit/sample';
import { signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { enterLight, expectWhole } from './light-page';
import { goTo, LAPTOP, PHONE, toast, unique, useSharedOffice } from './office';

const office = useSharedOffice();
const api = async <T>(path: string) => (await signIn(office.stack.cms))<T>('GET', path);

async function arrives(name: string): Promise<number> {
  await enquire(office.stack, { name, email: 'portal@example.com', phone: '0491 570 156', message: 'Two ovens, please.' });
  const found = () => api<{ docs: { id: number }[] }>(`/leads?where[name][equals]=${encodeURIComponent(name)}`);
  return until(async () => (await found()).docs[0]?.id, 'the enquiry');
}
const notesOf = async (id: number) =>
  (await api<{ docs: { text: string }[] }>(`/lead-notes?where[lead][equals]=${id}&sort=id`)).docs.map(({ text }) => text);
const totalsOf = async (id: number) =>
  (await api<{ docs: { total_cents: number }[] }>(`/quotes?where[lead][equals]=${id}`)).docs.map(
    ({ total_cents }) => total_cents,
  );

/** Whatever the page sends there from now on is answered by something else; resolves with how to end that. */
async function standBetween(page: Page, there: string, how: (typeof foreign)[number]) {
  await page.route(there, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(foreignAnswers[how]),
  );
  return () => page.unroute(there);
}

describe.each(sample(foreign, 2))('a portal that answers with %s in the place of the back office', (how) => {
  it('does not take a note of a light page: it is kept on the device, and done once (R-FORM-33)', async () => {
    const id = await arrives(unique('Note behind a portal'));
    const { page, close } = await enterLight(office, PHONE);
    await page.goto(`${office.url}/office/enquiries/${id}`);
    const end = await standBetween(page, '**/office/enquiries/*', how);
    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Typed in a hotel');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByText(/^Not sent yet, kept on this device.*Save the note/).waitFor();
    await expectWhole(page);
    expect(await notesOf(id)).toEqual([]);
    await end();
    await page.reload();
    await page.getByText('Typed in a hotel').waitFor();
    await page.locator('#kept').waitFor({ state: 'hidden' });
    expect(await notesOf(id)).toEqual(['Typed in a hotel']);
    await close();
  });

  it('does not take a quote: it is not forgotten, and saved once (R-QUOTE-11)', async () => {
    const id = await arrives(unique('Quote behind a portal'));
    const { page, close } = await enterLight(office, PHONE);
    const address = `${office.url}/office/enquiries/${id}/quote`;
    await page.goto(address);
    const end = await standBetween(page, address, how);
    const what = page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('What');
    await what.fill('Typed in a hotel');
    await page.getByLabel('Price each (AUD)').first().fill('80');
    await page.getByRole('button', { name: 'Save as draft', exact: true }).click();
    await page.getByText(/^Not sent yet.*Save as draft/).waitFor();
    expect(await what.inputValue()).toBe('Typed in a hotel');
    expect(await totalsOf(id)).toEqual([]);
    await end();
    await page.reload();
    await page.getByText(/^Saved as a draft\. /).waitFor();
    expect(await totalsOf(id)).toEqual([8000]);
    await close();
  });

  it('saves nothing of a screen, which says so and keeps what was typed (R-FORM-33)', async () => {
    const { page, close } = await office.enter(LAPTOP);
    await goTo(page, `${office.url}/admin/collections/redirects/create`);
    const from = `/${unique('portal').replace(' ', '-')}`;
    await page.locator('#field-from').fill(from);
    await page.locator('#field-to').fill('/contact-us');
    const end = await standBetween(page, '**/payload-api/redirects**', how);
    await page.locator('#action-save').click();
    await toast(page, 'The back office does not answer').waitFor();
    expect(await page.locator('#field-from').inputValue()).toBe(from);
    await end();
    await page.locator('#action-save').click();
    await toast(page, 'successfully').waitFor();
    await close();
  });
});
