import { expect, it } from 'vitest';
import { expectNoOverflow } from '../kit/browser';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, goTo, LAPTOP, save, useOffice } from './office';

const office = useOffice();
const ACCOUNT = { name: 'Olga', password: 'seven quiet window panes', role: 'editor' };
const LONG =
  'Carpets, kitchens, ovens, windows, gutters and gardens of every house between the hills and the sea, all year round';

it('an editor changes the company’s words, and sees why two fields are for owners only (R-OWNER-2, R-SAFE-5)', async () => {
  const email = `editor.${Date.now()}@example.com`;
  await (await signIn(office.stack.cms))('POST', '/users', { ...ACCOUNT, email });
  const { page, close } = await office.open(LAPTOP);
  await page.goto(`${office.url}/admin/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'The website' }).waitFor();
  const open = async (tab: string) => {
    await goTo(page, `${office.url}/admin/globals/settings`);
    await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
  };
  const owners = async (field: string) => {
    expect(await page.locator(`#field-${field}`).isDisabled()).toBe(true);
    await page
      .locator('.field-type', { has: page.locator(`#field-${field}`) })
      .getByText('Only an owner changes it')
      .last()
      .waitFor();
  };
  await open('Forms');
  await owners('retention_months');
  await open('Company');
  await owners('email');
  const mail = await page.locator('#field-email').inputValue();
  await page.locator('#field-tagline').fill(LONG);
  await save(page);
  await expectNoViolations(page);
  expect(await page.locator('#field-email').inputValue()).toBe(mail);
  await until(async () => (await (await fetch(office.stack.site.url)).text()).includes(LONG), 'the new line on the home page');

  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(office.stack.site.url);
    await expectNoOverflow(page);
    const numbers = await page.locator('.top-bar a[href^="tel:"]:visible').all(); // wide screens alone have that bar
    for (const number of numbers)
      expect(await number.evaluate((link) => link.getClientRects().length), `lines of the number at ${width} px`).toBe(1);
    if (width === 1280) expect(numbers.length).toBeGreaterThan(0);
  }
  await close();
});
