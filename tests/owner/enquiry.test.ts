import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { openEnquiry, press } from './enquiries';
import { enquire, enquireLikeARobot } from './leads';
import { enterLight, expectWhole, WAYS } from './light-page';
import { unique, useOffice, type Viewport } from './office';

const office = useOffice();
const enter = (viewport: Viewport, javaScript: boolean) => enterLight(office, viewport, javaScript);
const api = async <T>(method: string, path: string, body?: object) => (await signIn(office.stack.cms))<T>(method, path, body);
const read = (id: number) => api<Record<string, unknown>>('GET', `/leads/${id}?depth=0&trash=true`);

describe.each(WAYS)('on %s', (screen, viewport, javaScript) => {
  it('an enquiry is taken over, corrected, and its first version brought back (R-OWNER-36, R-OWNER-37)', async () => {
    const name = unique(`Whole on ${screen}`);
    await enquire(office.stack, { name, email: `${name.replaceAll(' ', '.')}@example.com`, phone: '0491 570 15' });
    const { page, consoleMessages, close } = await enter(viewport, javaScript);
    const id = await openEnquiry(office, page, name);
    await press(page, 'I look after it');
    await page.getByText('Looked after by Owner').waitFor();
    await page.getByRole('link', { name: 'Correct the details' }).click();
    await page.getByRole('heading', { name: /^Correct the enquiry of/ }).waitFor();
    await expectWhole(page, javaScript);
    await page.getByLabel('Phone').fill('0491 570 158');
    await page.getByLabel('E-mail').fill('whole');
    await press(page, 'Save the corrections');
    await page.getByText('Type a whole e-mail address').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('Phone').inputValue()).toBe('0491 570 158');
    await page.getByLabel('E-mail').fill('whole@example.com');
    await api('PATCH', `/leads/${id}`, { suburb: 'Para Vista' });
    await press(page, 'Save the corrections');
    await page.getByText('Corrected.').waitFor();
    await page.getByText('Phone, as typed').waitFor();
    await page.getByRole('link', { name: 'Call 0491 570 158' }).waitFor();
    expect(await read(id)).toMatchObject({ phone: '0491 570 158', email: 'whole@example.com', suburb: 'Para Vista' });

    await page.getByRole('link', { name: 'Correct the details' }).click();
    await page.getByLabel('Suburb').fill('Para Hills');
    await api('PATCH', `/leads/${id}`, { suburb: 'Salisbury' });
    await press(page, 'Save the corrections');
    await page.getByRole('alert').getByText('changed suburb').waitFor();
    await page.getByText('A colleague has saved meanwhile: Salisbury').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('Suburb').inputValue()).toBe('Para Hills');
    await press(page, 'Save the corrections');
    await page.getByText('Corrected.').waitFor();

    await page.getByRole('link', { name: 'History' }).click();
    const entries = page.locator('.history > li');
    await entries.first().getByText('Suburb').waitFor();
    await expectWhole(page, javaScript);
    await entries.last().getByRole('button', { name: 'Bring this back' }).click();
    await page.getByText('The earlier version is back.').waitFor();
    expect(await read(id)).toMatchObject({ phone: '0491 570 15', suburb: null });
    if (javaScript) expect(consoleMessages.filter((line) => !/40[09]/.test(line))).toEqual([]);
    await close();
  });

  it('one is spam, a test, or in the trash, and each is taken back with the next press (R-OWNER-36)', async () => {
    const name = unique(`Aside on ${screen}`);
    await enquireLikeARobot(office.stack, { name, email: `${name.replaceAll(' ', '.')}@example.com` });
    const { page, close } = await enter(viewport, javaScript);
    const id = await openEnquiry(office, page, name);
    await page.getByText(/It looks suspicious: .*Held back until.*the confirmation to the customer/).waitFor();
    await expectWhole(page, javaScript);
    await press(page, 'Spam');
    await page.getByText(/^Marked as spam\. It looks suspicious/).waitFor();
    await page.locator('.saved').getByRole('button', { name: 'Not spam' }).click();
    await page.getByText('Not spam: what was held back is sent now.').waitFor();
    expect(await read(id)).toMatchObject({ status: 'new', suspicion: null });
    await press(page, 'Only a test');
    await page.locator('.saved').getByRole('button', { name: 'Not a test' }).click();
    await page.getByText('No test any more').waitFor();
    await press(page, 'Put in the trash');
    await page.getByText('It is in the trash').waitFor();
    await expectWhole(page, javaScript);
    expect((await read(id)).deletedAt).toBeTruthy();
    await press(page, 'Take it out of the trash');
    await page.getByText('Taken out of the trash.').waitFor();
    await page.getByRole('link', { name: /^Call/ }).waitFor();
    expect((await read(id)).deletedAt).toBeNull();
    await close();
  });

  it('what a caller asks for is written down, and what is missing is said beside it (R-OWNER-36)', async () => {
    const name = unique(`Caller on ${screen}`);
    const { page, close } = await enter(viewport, javaScript);
    await page.goto(`${office.url}/office/enquiries/new`);
    await page.getByRole('heading', { name: 'New enquiry' }).waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('Requirements').isVisible()).toBe(false);
    await page.getByLabel('Kind').selectOption('Quote request');
    await page.getByLabel('Requirements').fill('Three windows');
    await page.getByLabel('How they reached us').selectOption('Walk-in');
    await press(page, 'Save the enquiry');
    await page.getByText('Enter a name').waitFor();
    await expectWhole(page, javaScript);
    expect(await page.getByLabel('Requirements').inputValue()).toBe('Three windows');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Phone').fill('0491 570 157');
    await press(page, 'Save the enquiry');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText('Reached us: Walk-in').waitFor();
    expect(await page.getByText('Three windows').count()).toBe(1);
    await close();
  });
});
