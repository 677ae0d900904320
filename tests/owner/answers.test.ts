import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press } from './enquiries';
import { bytesOf, enterLight, expectWhole, MAX_BYTES, WAYS } from './light-page';
import { unique, useOffice } from './office';

const office = useOffice();

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const price = (page: Page, n: number) => page.getByRole('group', { name: `Price ${n}`, exact: true });
const whats = (page: Page) =>
  page.getByLabel('What', { exact: true }).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

describe.each(WAYS)('on %s', (_, viewport, javaScript) => {
  it('a reply text is written, changed and removed (R-OWNER-51)', async () => {
    const { page, close } = await enterLight(office, viewport, javaScript);
    await page.goto(`${office.url}/office/reply-texts`);
    const name = unique('Keys');
    await page.locator('#name-new').fill(name);
    await page.locator('#text-new').fill('Hello {name}, leave the key.');
    await press(page, 'Add the text');
    await said(page, 'Text added. Today');
    const summary = page.locator('summary', { hasText: name });
    const text = page.locator('details', { has: summary });
    await summary.click();
    await text.getByLabel('Text').fill('Under the mat.');
    await text.getByRole('button', { name: 'Save the text' }).click();
    await said(page, 'Text changed. Today');
    await expectWhole(page, javaScript);
    if (!(await text.getByLabel('Text').isVisible())) await summary.click();
    expect(await text.getByLabel('Text').inputValue()).toBe('Under the mat.');
    await text.locator('summary', { hasText: 'Remove …' }).click();
    await text.getByRole('button', { name: 'Remove it for good' }).click();
    await said(page, 'Text removed. Today');
    expect(await summary.count()).toBe(0);
    await close();
  });

  it('prices are written, moved, taken out and put back, and a quote has them (R-OWNER-51)', async () => {
    const { page, consoleMessages, close } = await enterLight(office, viewport, javaScript);
    await page.goto(`${office.url}/office/price-list`);
    for (const [n, what, amount] of [
      [1, 'Oven', '89,95'],
      [2, 'Windows', 'ten'],
    ] as const) {
      await price(page, n).getByLabel('What').fill(what);
      await price(page, n).getByLabel('Price (AUD)').fill(amount);
    }
    await press(page, 'Save the price list');
    await page.getByText(/^This is no number/).waitFor();
    expect(await whats(page)).toEqual(['Oven', 'Windows', '', '']);
    await price(page, 2).getByLabel('Price (AUD)').fill('120');
    await press(page, 'Save the price list');
    await said(page, 'Price list saved. Today');
    await press(page, 'Move down: Oven');
    await expect.poll(() => whats(page)).toEqual(['Windows', 'Oven', '', '']);
    await press(page, 'Remove: Windows');
    await said(page, 'Removed: Windows. Today');
    expect(await whats(page)).toEqual(['Oven', '', '']);
    await expectWhole(page, javaScript);
    await press(page, 'Put “Windows” back');
    await expect.poll(() => whats(page)).toEqual(['Windows', 'Oven', '', '']);
    await press(page, 'Remove: Windows');
    await said(page, 'Removed: Windows. Today');
    await press(page, 'Remove: Oven');
    await said(page, 'Removed: Oven. Today');
    expect(consoleMessages.filter((message) => !message.includes('status of 400'))).toEqual([]);
    await close();
  });

  it('the figures are a page of the office (R-OWNER-51)', async () => {
    const { page, close } = await enterLight(office, viewport, javaScript);
    await page.goto(`${office.url}/admin/figures`);
    await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor();
    await page.getByText('Won by service, 90 days').waitFor();
    await expectWhole(page, javaScript);
    for (const path of ['figures', 'price-list', 'reply-texts'])
      expect(await bytesOf(page, `${office.url}/office/${path}`)).toBeLessThanOrEqual(MAX_BYTES);
    await page.getByRole('link', { name: 'Enquiries', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
    await close();
  });
});
