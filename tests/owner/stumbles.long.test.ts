import { expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { expectNoViolations, goTo, LAPTOP, save, uploadInto, useOffice } from './office';

const office = useOffice();
const settings = () => `${office.url}/admin/globals/settings`;

it('an office without a phone of its own names the company’s as it is typed, before anything is saved (R-OWNER-59)', async () => {
  const { page, close } = await office.enter(LAPTOP);
  const tab = (name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click();
  await goTo(page, settings());
  await tab('Company');
  await page.locator('#field-phone').fill('07 5550 1234');
  await page.locator('#opening_hours-row-0 .collapsible__toggle').first().click();
  await page.locator('#field-opening_hours__0__hours').fill('7 AM to 3 PM');
  await tab('Offices');
  await page.locator('#field-offices .array-field__row .collapsible__toggle').first().click();
  await page.getByText('Empty means the company’s, “07 5550 1234”.').first().waitFor();
  await page.getByText('7 AM to 3 PM').locator('visible=true').first().waitFor();
  await expectNoViolations(page);
  await close();
});

it('the bar above a form shows how it stands whole, with the way back, on every laptop (R-OWNER-59)', async () => {
  const ask = await signIn(office.stack.cms);
  await ask('POST', '/globals/about?draft=true', { heading: 'Half a thought', _status: 'draft' });
  const { page, close } = await office.enter(LAPTOP);
  for (const width of [1920, 1440, 1366, 1280, 1152, 1024, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, `${office.url}/admin/globals/about`);
    const cut = await page.locator('.status').evaluate((status) => {
      const { right, bottom, top } = (status.querySelector('#action-revert-to-published') ?? status).getBoundingClientRect();
      const room = status.closest('.doc-controls__content')?.getBoundingClientRect();
      return !room || right > room.right + 1 || bottom > room.bottom + 1 || top < room.top - 1;
    });
    expect(cut, `${width} pixels`).toBe(false);
  }
  await close();
});

it('a logo is uploaded by a button of that name, and its wide drawing is seen whole (R-OWNER-59)', async () => {
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, settings());
  await page.locator('.tabs-field__tab-button', { hasText: 'Look' }).click();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 96"><path fill="#0a0" d="M0 0h40v96H0zM380 0h40v96h-40z"/></svg>';
  await uploadInto(page, 'look__logo', 'wide.svg', drawing, 'Our logo');
  const tile = page.locator('#field-look__logo .thumbnail img');
  await tile.waitFor();
  expect(await tile.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  expect(
    await page
      .locator('#field-look__logo')
      .getByText(/bytes|420x96/)
      .locator('visible=true')
      .count(),
  ).toBe(0);
  await save(page);
  await close();
});

it('a city’s form has one address, that of its page (R-OWNER-59)', async () => {
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/collections/cities`);
  await page.locator('.collection-list td a').first().click();
  await page.locator('#field-route').waitFor();
  expect(await page.getByLabel(/^Address/).count()).toBe(1);
  expect(await page.getByText(/Path of the page/).count()).toBe(0);
  await close();
});
