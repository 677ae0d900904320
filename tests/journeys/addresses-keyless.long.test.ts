import { describe, expect, it } from 'vitest';
import { expectNoOverflow, violations } from '../kit/browser';
import { addressOf, optionsOf, shown, type, useMapsSites, type VisitOptions } from '../kit/maps-sites';
import { until } from '../kit/stack';

const { sites, visit } = useMapsSites();
const quotePage = (site: string, options: VisitOptions = {}) => visit(`${site}/free-quote`, options);

describe('without a key', () => {
  it('completes the suburb part of the input and fills the other fields, without third-party requests', async () => {
    const { page, foreign, consoleMessages } = await quotePage(sites.withoutKey);
    await type(page, '12 Kesters Rd, Para');
    await page.getByRole('option', { name: '12 Kesters Rd, Para Hills SA 5096' }).click();
    expect(await addressOf(page).inputValue()).toBe('12 Kesters Rd, Para Hills SA 5096');
    await until(async () => (await page.getByLabel('Postcode', { exact: true }).inputValue()) === '5096', 'the postcode');
    expect(await page.getByLabel('Suburb', { exact: true }).inputValue()).toBe('Para Hills');
    expect(await addressOf(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(foreign).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });

  it('fills nothing if a suburb has several postcodes', async () => {
    const { page } = await quotePage(sites.withoutKey);
    await type(page, '1 Collins St, Melbourne');
    await page.getByRole('option', { name: '1 Collins St, Melbourne VIC', exact: true }).click();
    expect(await addressOf(page).inputValue()).toBe('1 Collins St, Melbourne VIC');
    await page.waitForTimeout(300);
    for (const field of ['Suburb', 'Postcode']) expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe('');
  });

  it('is a combobox for keyboards and screen readers', async () => {
    const { page } = await quotePage(sites.withoutKey);
    const field = addressOf(page);
    await type(page, 'glenelg');
    const list = page.getByRole('listbox', { name: 'Address suggestions' });
    expect(await field.getAttribute('role')).toBe('combobox');
    expect(await field.getAttribute('aria-autocomplete')).toBe('list');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    const count = (await optionsOf(page)).length;
    await page
      .getByRole('status')
      .filter({ hasText: `${count} suggestions. Use the up and down arrow keys` })
      .waitFor();
    expect(await violations(page)).toEqual([]);

    const marked = () => page.locator('[role=option][aria-selected=true]');
    await page.keyboard.press('ArrowUp');
    expect(await marked().textContent()).toBe((await optionsOf(page)).at(-1));
    expect(await field.getAttribute('aria-activedescendant')).toBe(await marked().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    expect(await marked().textContent()).toBe('Glenelg SA 5045');
    await page.keyboard.press('Home');
    expect(await marked().count()).toBe(0);
    expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('glenelg');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('Glenelg East SA 5045');
    expect(page.url()).toBe(`${sites.withoutKey}/free-quote`);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('accepts a tap on a phone', async () => {
    const { page } = await quotePage(sites.withoutKey, { touch: true });
    await addressOf(page).tap();
    await type(page, '12 Kesters Rd Para H');
    await page.getByRole('option', { name: 'Para Hills West' }).tap();
    expect(await addressOf(page).inputValue()).toBe('12 Kesters Rd, Para Hills West SA 5096');
    await expectNoOverflow(page);
  });

  it('is a plain field without JavaScript, with the right keyboard on a phone', async () => {
    const { page } = await quotePage(sites.withoutKey, { javaScript: false });
    const field = addressOf(page);
    await field.fill('12 Kesters Rd');
    expect(await field.getAttribute('role')).toBeNull();
    expect(await field.getAttribute('type')).toBe('text');
    expect(await field.getAttribute('autocomplete')).toBe('address-line1');
    expect(await page.getByLabel('Postcode', { exact: true }).getAttribute('inputmode')).toBe('numeric');
  });
});

describe('"Do you clean in my suburb?"', () => {
  it('answers at once, from the list or by Enter', async () => {
    const { page, consoleMessages } = await visit(`${sites.withoutKey}/suburb-check`);
    const field = page.getByLabel('Suburb or postcode');
    await field.pressSequentially('brunsw');
    await page.getByRole('option', { name: 'Brunswick VIC 3056' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: 'Yes, we clean in Brunswick VIC 3056. Our Melbourne office looks after it.' })
      .waitFor();
    await field.fill('2000');
    await field.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: 'We do not clean in 2000 (Barangaroo, Darling Harbour, Dawes Point, …). Ask us' })
      .waitFor();
    await field.fill('Pasadina');
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Yes, we clean in Pasadena SA 5042.' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await violations(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });

  it('answers without JavaScript', async () => {
    const { page } = await visit(`${sites.withoutKey}/suburb-check`, { javaScript: false });
    await page.getByLabel('Suburb or postcode').fill('Para Hills');
    await page.getByRole('button', { name: 'Check' }).click();
    await shown(page, 'Yes, we clean in Para Hills SA 5096.');
  });
});
