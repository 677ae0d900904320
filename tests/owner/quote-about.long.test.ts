import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../kit/browser';
import { fillForm } from '../requirements/visit';
import { openForm, openList, rowOf } from './leads';
import { expectNoViolations, LAPTOP, SCREENS, useOffice } from './office';

const office = useOffice();
const browser = useBrowser();

const request = (first_name: string) => ({
  first_name,
  last_name: 'Example',
  email: `${first_name.toLowerCase()}@example.com`,
  phone: '0491 570 156',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
});

describe.each(SCREENS)('on a %s', (screen, viewport) => {
  it('the owner sees that a quote request is about the end-of-lease page it was sent from', async () => {
    const name = `Lease${screen}`;
    const visitor = await office.open(viewport);
    const { page } = visitor;
    await page.goto(`${office.stack.site.url}/service/end-of-lease-cleaning`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.locator('.page-hero').getByRole('link', { name: 'Get Free Quote' }).click();
    await page.getByText('About: End of Lease Cleaning').waitFor();
    expect(await page.locator('[name=service]').inputValue()).toBe('House Cleaning');
    await fillForm(page, request(name));
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Get my free quote' }).click();
    const dialog = page.getByRole('dialog');
    const message = await dialog.getByRole('link', { name: /message/ }).getAttribute('href');
    expect(decodeURIComponent(message ?? '')).toContain('About: End of Lease Cleaning');
    await visitor.close();

    const owner = await office.enter(viewport);
    await openList(owner.page, office);
    await rowOf(owner.page, name).getByText('End of Lease Cleaning (House Cleaning)').waitFor();
    await openForm(owner.page, name);
    expect(await owner.page.locator('#field-about').inputValue()).toBe('End of Lease Cleaning');
    expect(await owner.page.locator('#field-service').inputValue()).toBe('House Cleaning');
    await expectNoViolations(owner.page);
    await owner.close();
  });
});

it('choosing another service unchecks the page, and checking the page restores its service', async () => {
  const { page, close } = await office.open();
  await page.goto(`${office.stack.site.url}/free-quote?service=end-of-lease-cleaning`);
  await hydrated(page);
  const about = page.getByRole('checkbox', { name: /About: End of Lease Cleaning/ });
  const service = page.locator('[name=service]');
  expect(await about.isChecked()).toBe(true);
  await service.selectOption('Oven Cleaning');
  expect(await about.isChecked()).toBe(false);
  await about.check();
  expect(await service.inputValue()).toBe('House Cleaning');
  await close();
});

it('without JavaScript the page is sent too, and stays checked after a validation error', async () => {
  const { page, close } = await browser.open({ javaScript: false });
  await page.goto(`${office.stack.site.url}/service/end-of-lease-cleaning`, { waitUntil: 'domcontentloaded' });
  await page.locator('.page-hero').getByRole('link', { name: 'Get Free Quote' }).click();
  for (const [name, value] of Object.entries({ ...request('Scriptless'), phone: ' ' }))
    await page.locator(`.lead-form [name=${name}]`).fill(value);
  const send = page.getByRole('button', { name: 'Get my free quote' });
  await send.click();
  await page.locator('.error-summary').waitFor();
  expect(await page.getByRole('checkbox', { name: /About: End of Lease Cleaning/ }).isChecked()).toBe(true);
  await page.locator('[name=phone]').fill('0491 570 156');
  await send.click();
  await page.locator('.form-reference').waitFor();
  await close();

  const owner = await office.enter(LAPTOP);
  await openList(owner.page, office);
  await rowOf(owner.page, 'Scriptless').getByText('End of Lease Cleaning (House Cleaning)').waitFor();
  await owner.close();
});
