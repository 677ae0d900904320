import { expect, it } from 'vitest';
import { until } from '../kit/stack';
import { expectFieldError, expectNoViolations, goTo, LAPTOP, save, useOffice } from './office';

const office = useOffice();

/** What a visitor without JavaScript reads. */
const answerFor = async (suburb: string) => {
  const response = await fetch(`${office.stack.site.url}/suburb-check?suburb=${encodeURIComponent(suburb)}`);
  return (await response.text()).replaceAll('<!-- -->', '');
};

it('the owner enters how far an office serves, and a visitor with a misspelt suburb there gets a yes (R-ADDRESS-7)', async () => {
  expect(await answerFor('Belair')).toContain('Yes, we clean in Belair SA 5052.');
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Offices' }).click();
  const kilometres = page.locator('#field-offices__0__service_km');
  if (!(await kilometres.isVisible())) await page.locator('#offices-row-0 .collapsible__toggle').first().click();
  await kilometres.fill('900');
  await expectFieldError(page, '900');
  await kilometres.fill('10');
  await save(page);
  await expectNoViolations(page);
  await until(async () => (await answerFor('Belair')).includes('Not yet in Belair SA 5052.'), 'the smaller circle');
  expect(await answerFor('Parra Hills')).toContain('Yes, we clean in Para Hills SA 5096.');
  expect(await answerFor('Brunswick VIC')).toContain('Not yet in Brunswick VIC 3056.');
  await close();
});
