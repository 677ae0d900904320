import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import { choose, expectFieldError, expectNoViolations, goTo, SCREENS, save, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

/** Every page of the sitemap. */
const sitemap = async () =>
  [...(await site('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Opens a tab of the settings; the back office remembers the last one. */
async function settings(page: Page, tab: string) {
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
}
const digits = (text: string) => text.replace(/\D/g, '');

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('changes the phone number and leaves no trace of the old one (R-CLAIM-6, R-OWNER-2)', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const phone = page.locator('#field-phone');
    const old = await phone.inputValue();
    const fresh = screen === 'phone' ? '1300 975 711' : '1300 975 722';
    await phone.fill(fresh);
    await save(page);
    await expectNoViolations(page);
    await until(async () => (await site('/')).includes(fresh), 'the new number on the home page');
    const paths = await sitemap();
    expect(paths.length).toBeGreaterThanOrEqual(40);
    for (const path of paths) {
      await until(async () => {
        const html = await site(path);
        return html.includes(fresh) && !html.includes(old) && !html.includes(digits(old));
      }, `the new number alone on ${path}`);
    }
    await close();
  });

  it.runIf(thorough)('gives an office a phone and hours of its own (R-OWNER-2)', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const companys = await page.locator('#field-phone').inputValue();
    await settings(page, 'Offices');
    const melbourne = page.locator('#field-offices .array-field__row').nth(1);
    const phone = page.locator('#field-offices__1__phone');
    if (!(await phone.isVisible())) await melbourne.locator('.collapsible__toggle').first().click();
    await page.getByText(`Empty means the company’s, “${companys}”.`).locator('visible=true').first().waitFor();
    const own = screen === 'phone' ? '03 5550 0111' : '03 5550 0122';
    await phone.fill(own);
    await page.locator('#field-offices__1__hours').fill('always');
    await expectFieldError(page, '“always” needs days, a colon and hours');
    await page.locator('#field-offices__1__hours').fill('Saturday: by appointment');
    await save(page);
    await expectNoViolations(page);
    await until(async () => {
      const html = await site('/contact-us');
      return html.includes(own) && html.includes('by appointment') && html.includes(companys);
    }, 'the office’s own phone on the contact page');
    await phone.fill('');
    await page.locator('#field-offices__1__hours').fill('');
    await save(page);
    await until(async () => !(await site('/contact-us')).includes(own), 'the company’s phone again');
    await close();
  });

  it.runIf(thorough)('chooses the time zone by city name, and cannot enter another', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    await page.locator('#field-time_zone .rs__control').click();
    await page.keyboard.type('Adelaide time');
    await page.locator('.rs__menu-notice').waitFor();
    await page.keyboard.press('Escape');
    await choose(page, 'time_zone', 'Perth');
    await save(page);
    await settings(page, 'Company');
    expect(await page.locator('#field-time_zone .rs__single-value').textContent()).toBe('Perth');
    await choose(page, 'time_zone', 'Adelaide');
    await save(page);
    await close();
  });

  it.runIf(thorough)('sees why the URL of a social network is invalid', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const address = page.locator('#field-social__0__url');
    if (!(await address.isVisible())) await page.locator('#field-social .collapsible__toggle').first().click();
    const before = await address.inputValue();
    await address.fill('javascript:alert(1)');
    await expectFieldError(page, 'Copy the whole address');
    await expectNoViolations(page);
    await address.fill(before); // what was typed is kept as a draft, which nobody could publish
    await save(page);
    await close();
  });
});
