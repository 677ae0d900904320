import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { enterLight, expectWhole } from './light-page';
import { LAPTOP, PHONE, unique, useSharedOffice } from './office';

const office = useSharedOffice();

async function arrives(name: string): Promise<string> {
  await enquire(office.stack, { name, email: 'keys@example.com', phone: '0491 570 156', message: 'Two ovens, please.' });
  const api = await signIn(office.stack.cms);
  const found = () => api<{ docs: { id: number }[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}`);
  return `/office/enquiries/${await until(async () => (await found()).docs[0]?.id, 'the enquiry')}`;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const isAt = (page: Page, address: string | undefined) => page.waitForURL(office.url + address);

/** *Today* on a laptop, and where its rows lead. */
async function enter() {
  const opened = await enterLight(office, LAPTOP);
  await opened.page.goto(`${office.url}/office`);
  const links = await opened.page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? ''));
  return { ...opened, links };
}

it('from enquiry to enquiry of the list, a note and an answer by single keys (R-OWNER-46)', async () => {
  for (const nth of ['First', 'Second']) await arrives(unique(nth));
  const { page, links, consoleMessages, close } = await enter();
  const [first, second] = links;
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(second);
  await page.keyboard.press('k');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('Enter');
  await isAt(page, first);
  await page.keyboard.press('j');
  await isAt(page, second);
  await page.keyboard.press('k');
  await isAt(page, first);
  await page.keyboard.press('k'); // the list begins here
  await page.keyboard.press('Control+j');
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('joke/?');
  expect(await note.inputValue()).toBe('joke/?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('j'); // what is typed is not left behind
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(first);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Note saved.').waitFor();
  await page.keyboard.press('e');
  await page.getByText(/^Answered\. /).waitFor();
  await page.keyboard.press('j');
  await isAt(page, second);
  expect(consoleMessages).toEqual([]);
  await close();
});

it('the keys are shown, and switched off on a device for whoever they get in the way of (R-OWNER-46)', async () => {
  await arrives(unique('Shown'));
  const { page, links, close } = await enter();
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await page.keyboard.press('?');
  await dialog.getByText('Next enquiry').waitFor();
  await expectWhole(page);
  await page.keyboard.press('j'); // nothing behind it moves
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBeNull();
  await page.getByRole('button', { name: 'Keys' }).click();
  await dialog.getByLabel('Use these keys on this device').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  for (const key of ['j', '?', '/']) await page.keyboard.press(key);
  expect(await focused(page)).toBeNull();
  expect(await dialog.count()).toBe(0);
  await page.getByRole('button', { name: 'Keys' }).click();
  await dialog.getByLabel('Use these keys on this device').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(links[0]);
  await close();
});

it('on a phone nothing of it is in the way (R-OWNER-46)', async () => {
  const { page, close } = await office.enter(PHONE, { touch: true });
  await page.goto(`${office.url}/office`);
  await page.locator('office-keys button').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Keys' }).count()).toBe(0);
  await close();
});
