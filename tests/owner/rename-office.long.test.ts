import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoViolations, goTo, inRecord, LAPTOP, publish, soon, useOffice } from './office';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
const HOBART = {
  name: 'Hobart office',
  city: 'Hobart',
  suburb: 'Battery Point',
  state: 'TAS',
  postcode: '7004',
  latitude: '-42.89',
  longitude: '147.33',
};

async function openOffice(page: Page, row: number) {
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Offices' }).click();
  const city = page.locator(`#field-offices__${row}__city`);
  if (!(await city.isVisible())) await page.locator(`#offices-row-${row} .collapsible__toggle`).first().click();
}

it('an owner renames the Adelaide office to one in Hobart, and the city page and the forms follow at once (R-OWNER-2, R-FORM-8)', async () => {
  expect(await html('/adelaide-service')).toContain('Para Hills SA 5096');
  const { page, close } = await office.enter(LAPTOP);
  await openOffice(page, 0);
  expect(await page.getByText('Short name').locator('visible=true').count()).toBe(0);
  for (const [field, text] of Object.entries(HOBART)) await page.locator(`#field-offices__0__${field}`).fill(text);
  await expectNoViolations(page);
  await publish(page);
  await soon('the office on its city page', async () => (await html('/adelaide-service')).includes('Battery Point TAS 7004'));
  await soon('its city in the quote form', async () => /<option[^>]*value="Hobart"/.test(await html('/free-quote')));
  const quote = await html('/free-quote');
  expect(quote).toContain('value="Tasmania"');
  expect(quote).not.toMatch(/<option[^>]*>(Adelaide|South Australia)</);
  expect(await html('/')).toContain('Hobart, Tasmania');

  // The city's page follows with its path, and visitors of the old one with it.
  await goTo(page, `${office.url}/admin/collections/cities`);
  await page.locator('.collection-list td a', { hasText: 'Adelaide' }).first().click();
  await inRecord(page);
  const follow = page.getByRole('button', { name: 'Use /hobart-service' });
  expect(await follow.count()).toBe(0);
  await page.locator('#field-name').fill('Hobart');
  await follow.click();
  expect(await page.locator('#field-route').inputValue()).toBe('/hobart-service');
  await follow.waitFor({ state: 'detached' });
  await expectNoViolations(page);
  await publish(page);
  await soon('the page at its new path', async () => (await html('/hobart-service')).includes('Battery Point TAS 7004'));
  const old = await fetch(`${office.stack.site.url}/adelaide-service`, { redirect: 'manual' });
  expect([old.status >= 301, old.headers.get('location')]).toEqual([true, expect.stringContaining('/hobart-service')]);
  await close();
});

it('a service that is taken off the site has no claim on the home page (R-CLAIM-4)', async () => {
  expect(await html('/')).toContain('25% more energy');
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/collections/services?limit=100`);
  await page.locator('tbody tr', { hasText: 'Solar Panel Cleaning' }).first().locator('.select-row__checkbox input').check();
  await page.locator('.list-selection__button', { hasText: 'Unpublish' }).click();
  await page.locator('#confirm-action:visible, .btn:visible:has-text("Confirm")').first().click();
  await soon('the home page without it', async () => !(await html('/')).includes('more energy'));
  await soon('the form without it', async () => !(await html('/free-quote')).includes('Solar Cleaning'));
  await close();
});
