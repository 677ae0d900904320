import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { choose, expectNoViolations, goTo, publish, publishRefused, ready, SCREENS, soon, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();
const today = () => new Date().toLocaleDateString('en-AU', { timeZone: 'Australia/Adelaide' });

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('announces a heat wave on some pages until this evening, and removes the announcement (R-PAGE-30, R-OWNER-7)', async () => {
    const text = `Hot this week: we begin at 6 am, from the ${screen}.`;
    const { page, close } = await office.enter(viewport);
    const empty = { text: null, link: { label: null, page: null }, _status: 'published' };
    await (await signIn(office.stack.cms))('POST', '/globals/announcement', empty);
    await goTo(page, `${office.url}/admin`);
    if (screen === 'phone') await page.locator('.app-header__mobile-nav-toggler').click(); // on a laptop it is open
    await page.locator('.nav').getByRole('link', { name: 'Announcement' }).click();
    await page.waitForURL('**/globals/announcement');
    await ready(page);
    await page.locator('#field-text').fill(text);
    await page.locator('#field-link__label').fill('Call us');
    await publishRefused(page);
    await page.getByText('Choose where the link leads.').locator('visible=true').first().waitFor();
    await choose(page, 'link__page', 'Contact');
    const until = page.locator('#field-until-day');
    await until.fill(today());
    await until.press('Tab');
    await page.locator('#field-until_time').fill('tonight');
    await publishRefused(page);
    await page.locator('.payload-toast-item', { hasText: 'Time it ends' }).waitFor();
    await page.locator('#field-until_time').fill('11:59 pm');
    await page.locator('#field-shown_on__home').check();
    await expectNoViolations(page);
    await publish(page);
    await soon('the announcement', async () => (await site('/')).includes(text));
    expect(await site('/')).toMatch(/class="announcement".*href="\/contact-us">Call us</s);
    expect(await site('/blog')).not.toContain(text);

    await page.locator('#field-text').fill('');
    await publish(page);
    await soon('the announcement to go', async () => !(await site('/')).includes('class="announcement"'));
    await close();
  });
});
