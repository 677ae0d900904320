import { describe, expect, it } from 'vitest';
import { sample, thorough } from '../kit/sample';
import { OWNER, signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { bytesOf, enterLight, expectWhole, largest, MAX_BYTES, WAYS } from './light-page';
import { PHONE, unique, useOffice, type Viewport } from './office';

const office = useOffice();

interface Doc {
  id: number;
  updatedAt: string;
  status: string;
}
const api = async <T>(method: string, path: string, body?: object) => (await signIn(office.stack.cms))<T>(method, path, body);

async function arrives(name: string): Promise<number> {
  await enquire(office.stack, { name, email: 'light@example.com', phone: '0491 570 156', message: 'Two ovens, please.' });
  const found = () => api<{ docs: Doc[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  return until(async () => (await found()).docs[0]?.id, 'the enquiry');
}
const enter = (viewport: Viewport, javaScript?: boolean) => enterLight(office, viewport, javaScript);
const read = (id: number) => api<Doc>('GET', `/leads/${id}?depth=0`);
const notesOf = async (id: number) =>
  (await api<{ docs: { text: string }[] }>('GET', `/lead-notes?where[lead][equals]=${id}&sort=id`)).docs.map(({ text }) => text);

describe.each(WAYS)('on %s', (screen, viewport, javaScript) => {
  it('an enquiry goes from new to won, and the next step is the largest button (R-OWNER-36)', async () => {
    const name = unique(`Light on ${screen}`);
    const id = await arrives(name);
    const { page, consoleMessages, close } = await enter(viewport, javaScript);
    await page.goto(`${office.url}/office`);
    await expectWhole(page, javaScript);
    const row = page.getByRole('listitem').filter({ hasText: name });
    expect(await row.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toBe('tel:+61491570156');
    await row.getByText('23 h 59 min left').waitFor();
    await row.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.getByText('Two ovens, please.').waitFor();
    await expectWhole(page, javaScript);
    expect(await largest(page)).toBe('Call 0491 570 156');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Two ovens, please.').waitFor();
    expect(await page.getByRole('definition').filter({ hasText: '0491 570 156' }).count()).toBe(1);
    expect(await page.locator(':is(a, button, input, select, textarea, summary):visible').allTextContents()).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    for (const [way, address] of [
      ['Message', /^sms:\+61491570156\?body=/],
      ['WhatsApp', /^https:\/\/wa\.me\/61491570156\?text=/],
      ['Mail', /^mailto:light%40example\.com\?subject=/],
    ] as const)
      expect(await page.getByRole('link', { name: way, exact: true }).getAttribute('href')).toMatch(address);
    await page.getByRole('button', { name: 'I have answered' }).click();
    await page.getByText(/^Answered\. /).waitFor();
    expect(await largest(page)).toBe('Write a quote');
    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Rang back');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByText('Note saved.').waitFor();
    await page.locator('summary', { hasText: 'Follow up' }).click();
    await page.getByRole('button', { name: 'In a week' }).click();
    await page.getByText('Follow-up noted.').waitFor();
    expect(await largest(page)).toBe('Write a quote');
    await page.locator('summary', { hasText: 'Won' }).click();
    await expectWhole(page, javaScript);
    await page.getByLabel('What is it worth').pressSequentially('450,50');
    await page.getByRole('button', { name: 'Won', exact: true }).click();
    await page.getByText('$450.50').waitFor();
    await expectWhole(page, javaScript);
    expect(await largest(page)).toBe('Save the agreed day');
    await page.getByLabel('When is the job?').fill('2999-12-30');
    await page.getByLabel('From').fill('09:00');
    await page.getByLabel('Until').fill('11:30');
    await page.getByRole('button', { name: 'Save the agreed day' }).click();
    await page.getByText(/^Agreed: Monday,? 30 December/).waitFor();
    expect(await largest(page)).toBe('Save the note');
    await expectWhole(page, javaScript);
    expect([await read(id), await notesOf(id)]).toMatchObject([{ status: 'won', quoted_amount: 450.5 }, ['Rang back']]);
    expect(await page.getByRole('link', { name: 'All details' }).getAttribute('href')).toBe(`/admin/collections/leads/${id}`);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
    expect(consoleMessages).toEqual([]);
    await close();
  });
});

it.runIf(thorough)('who is not signed in comes back to the enquiry after signing in (R-OWNER-36)', async () => {
  const id = await arrives(unique('Signed out'));
  const { page, close } = await office.open(PHONE);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('button[type=submit]').click();
  await page.getByText('Two ovens, please.').waitFor();
  await close();
});

it.runIf(thorough)(
  'who follows the link of a mail on a website finds the enquiry without signing in again (R-OWNER-36)',
  async () => {
    const id = await arrives(unique('From webmail'));
    const { page, close } = await enter(PHONE);
    await page.goto(office.stack.site.url); // under another host name
    await page.evaluate((address) => location.assign(address), `${office.url}/office/enquiries/${id}`);
    await page.getByText('Two ovens, please.').waitFor();
    await close();
  },
);

it('weighs little on a phone that has not seen it before (R-OWNER-38)', async () => {
  const id = await arrives(unique('Weighed'));
  const { page, close } = await enter(PHONE);
  for (const path of ['/office', `/office/enquiries/${id}`]) {
    const bytes = await bytesOf(page, office.url + path);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
  await close();
});

it('what is done without a connection is kept on the device, and done once when there is one (R-OWNER-37)', async () => {
  const id = await arrives(unique('Cut off'));
  const { page, close } = await enter(PHONE);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.context().setOffline(true);
  const note = async (text: string) => {
    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill(text);
    await page.getByRole('button', { name: 'Save the note' }).click();
  };
  await page.getByRole('button', { name: 'I have answered' }).click();
  await note('In the tunnel');
  await page.locator('summary', { hasText: 'Follow up' }).click();
  await page.getByLabel('Day').fill('2030-01-02');
  await page.getByText(/^Not sent yet.*I have answered.*Save the note/).waitFor();
  await expectWhole(page);
  expect((await read(id)).status).toBe('new');
  await page.context().setOffline(false);
  await page.getByText('In the tunnel').waitFor();
  await page.locator('#kept').waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Day').inputValue()).toBe('2030-01-02'); // what was typed meanwhile stays
  expect([(await read(id)).status, await notesOf(id)]).toEqual(['contacted', ['In the tunnel']]);

  let lost = 0;
  await page.route('**/office/enquiries/*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch({ maxRedirects: 0 }); // the server has done it, but its answer does not arrive
    return route.abort();
  });
  await note('Answer lost');
  await page.getByText('Note saved.').waitFor();
  await page.locator('#kept').waitFor({ state: 'hidden' });
  expect([lost, await notesOf(id)]).toEqual([1, ['In the tunnel', 'Answer lost']]);
  await close();
});

it.each(sample([true, false]))(
  'of two people the second is told what the first has done; script: %s (R-OWNER-37)',
  async (javaScript) => {
    const id = await arrives(unique('Two at once'));
    const { page, close } = await enter(PHONE, javaScript);
    await page.route('**/office/live*', () => undefined); // it would be told before it acts
    await page.goto(`${office.url}/office/enquiries/${id}`);
    await api('PATCH', `/leads/${id}`, { status: 'contacted' });
    await page.locator('summary', { hasText: 'Won' }).click();
    await page.getByLabel('What is it worth').fill('300');
    await page.getByRole('button', { name: 'Won', exact: true }).click();
    await page.getByRole('alert').getByText('Owner changed status').waitFor();
    await expectWhole(page, javaScript);
    expect((await read(id)).status).toBe('contacted');
    expect(await page.getByLabel('What is it worth').inputValue()).toBe('300');
    await page.getByRole('button', { name: 'Won', exact: true }).click();
    await page.getByText('$300.00').waitFor();
    await close();
  },
);

it.runIf(thorough)(
  'an act that comes too late is named on Today, and shown at its enquiry with what was typed (R-OWNER-37)',
  async () => {
    const name = unique('Too late');
    const id = await arrives(name);
    const { page, close } = await enter(PHONE);
    const cut = '**/office/enquiries/*';
    await page.route(cut, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await page.goto(`${office.url}/office/enquiries/${id}`);
    await page.locator('summary', { hasText: 'Lost' }).click();
    await page.getByLabel('Why was it lost?').fill('Too far away');
    await page.getByRole('button', { name: 'Lost', exact: true }).click();
    await page.getByText(/^Not sent yet, kept/).waitFor();
    await api('PATCH', `/leads/${id}`, { status: 'contacted' });
    await page.goto(`${office.url}/office`);
    await page.unroute(cut);
    await page.getByText(/^Not done, somebody else was here/).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: `Lost (${name})` }).click();
    await page.getByRole('alert').getByText('Owner changed status').waitFor();
    expect(await page.getByLabel('Why was it lost?').inputValue()).toBe('Too far away');
    expect((await read(id)).status).toBe('contacted');
    await close();
  },
);

it.runIf(thorough)('an act waits for the sign-in when the session has ended (R-OWNER-37)', async () => {
  const id = await arrives(unique('Ended'));
  const { page, close } = await enter(PHONE);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'I have answered' }).click();
  await page.getByText(/^Not sent yet.*until you sign in/).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('button[type=submit]').click();
  await page.getByText(/^Answered\. /).waitFor();
  expect((await read(id)).status).toBe('contacted');
  await close();
});

it('without script, what was typed when the session had ended is sent after signing in beside it (R-OWNER-36)', async () => {
  const id = await arrives(unique('Signed out'));
  const { page, close } = await enter(PHONE, false);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.locator('summary', { hasText: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice, back on Monday');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByText('Rang twice, back on Monday').waitFor();
  await expectWhole(page, false);
  expect(await notesOf(id)).toEqual([]);
  const [beside] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'Sign in' }).click()]);
  await beside.getByLabel('E-mail').fill(OWNER.email);
  await beside.getByLabel('Password').fill(OWNER.password);
  await beside.getByRole('button', { name: 'Sign in' }).click();
  await beside.waitForURL('**/office');
  await page.getByRole('button', { name: 'Send it now' }).click();
  await page.getByText('Note saved.').waitFor();
  expect(await notesOf(id)).toEqual(['Rang twice, back on Monday']);
  await close();
});

it('another website’s form does nothing here (R-OWNER-36)', async () => {
  const id = await arrives(unique('Forged'));
  const { page, close } = await enter(PHONE);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { updatedAt } = await read(id);
  const body = new URLSearchParams({ act: 'answered', made_from: updatedAt, id: 'a'.repeat(24) });
  const post = (headers: Record<string, string>) =>
    fetch(`${office.url}/office/enquiries/${id}`, { method: 'POST', redirect: 'manual', headers, body });
  expect((await post({ cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ cookie, origin: 'null' })).status).toBe(403);
  const signedOut = await post({ origin: office.url });
  expect(signedOut.status).toBe(401);
  expect((await read(id)).status).toBe('new');
  expect((await post({ cookie, origin: office.url })).status).toBe(303);
  expect((await read(id)).status).toBe('contacted');
  await close();
});
