import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated } from '../kit/browser';
import { thorough } from '../kit/sample';
import { signIn } from '../kit/stack';
import {
  choose,
  expectNoViolations,
  goTo,
  publish,
  publishRefused,
  SCREENS,
  save,
  soon,
  unique,
  useSharedOffice,
} from './office';
import { addSection, begin, openSection, row, sendQuote } from './sections';

const office = useSharedOffice();

let ask: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  ask = await signIn(office.stack.cms);
});

const get = (path: string) => fetch(office.stack.site.url + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const leadsTo = async (path: string) => (await get(path)).headers.get('location');
/** The pages from which somebody with that address wrote. */
const pagesOf = async (email: string) =>
  (await ask<{ docs: { page: string }[] }>('GET', `/leads?where[email][equals]=${email}`)).docs.map(({ page }) => page);

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('makes a landing page, changes and publishes it; visitors send its form with and without JavaScript (R-OWN-1, R-OWN-4, R-OWN-6)', async () => {
    const { page, close } = await office.enter(viewport);
    const title = unique(`Spring ${screen}`);
    await begin(page, office.url, title);
    const path = await page.locator('#field-route').inputValue();

    await openSection(page, 0);
    await page.locator('#field-sections__0__heading').fill('A spring clean');
    await addSection(page, 'Numbers');
    await publishRefused(page);
    await page.locator('#field-sections__6__numbers').getByRole('button', { name: 'Add Number' }).click();
    await page.locator('#field-sections__6__numbers__0__value').fill('{years}');
    await page.locator('#field-sections__6__numbers__0__label').fill('years of spring');
    await row(page, 6).locator('.array-actions__button').first().click();
    await page.locator('.array-actions__move-up:visible').click();
    await row(page, 5).getByText('Numbers').first().waitFor();
    await publish(page);
    await expectNoViolations(page);

    await soon('the page', async () => (await text(path)).includes('A spring clean'));
    const html = await text(path);
    expect(html.indexOf('years of spring')).toBeLessThan(html.indexOf('Rather say it than type it?'));
    expect(html).not.toMatch(/\{(reply|places|years)\}/);
    expect(await text('/sitemap.xml')).toContain(`${path}<`);

    const visitor = await office.open(viewport);
    await visitor.page.goto(office.stack.site.url + path);
    await visitor.page.getByRole('link', { name: 'Get my free quote' }).first().click();
    await hydrated(visitor.page);
    const mailOf = (way: string) => `${way}${path.replace('/', '-')}@example.com`;
    await sendQuote(visitor.page.locator('form[method=post]'), mailOf('script'));
    await visitor.page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();
    expect(await pagesOf(mailOf('script'))).toEqual([path]);
    await visitor.close();

    const native = await office.open(viewport, false);
    await native.page.goto(office.stack.site.url + path);
    await sendQuote(native.page.locator('form[method=post]'), mailOf('native'));
    await native.page.waitForURL(/reference=/);
    await native.page.getByText('Your reference is').waitFor();
    expect(await pagesOf(mailOf('native'))).toEqual([path]);
    await native.close();
    await close();
  });

  it.runIf(thorough)(
    'puts a page into the menu, moves it, and takes it off the site (R-OWN-2, R-OWN-3, R-OWN-9, R-OWN-10, R-OWNER-7)',
    async () => {
      const { page, close } = await office.enter(viewport);
      const title = unique(`Offer ${screen}`);
      await begin(page, office.url, title);
      const path = await page.locator('#field-route').inputValue();
      await addSection(page, 'Cards');
      await addSection(page, 'Steps');
      await addSection(page, 'Gallery');
      await publishRefused(page);
      const named = page.locator('.payload-toast-item li');
      await expect
        .poll(() => named.allInnerTexts())
        .toEqual([/7 \(Cards/, /8 \(Steps/, /9 \(Gallery/].map((section) => expect.stringMatching(section)));
      expect(await row(page, 6).getByText('Add at least 1.').filter({ visible: true }).count()).toBe(1);
      for (const at of [8, 7, 6]) {
        await row(page, at).locator('.array-actions__button').first().click();
        await page.locator('.array-actions__remove:visible').click();
      }
      await openSection(page, 4);
      await page.locator('#field-sections__4__asks_suburb').uncheck();
      await publish(page);
      await soon('the page', async () => (await get(path)).status === 200);
      expect(await text(path)).not.toContain('Do you clean in my suburb?');
      const record = page.url();

      await goTo(page, `${office.url}/admin/globals/settings`);
      await page.getByRole('button', { name: 'Menu and footer' }).click();
      const menu = page.locator('#field-menu');
      await menu.getByRole('button', { name: 'Add Entry' }).click(); // the usual ones stay
      await page.locator('#field-menu__6__label').fill('Offer');
      await choose(page, 'menu__6__page', `Own page: ${title}`);
      await save(page);
      await soon('its entry', async () => (await text('/')).includes(`href="${path}"`));

      await goTo(page, record);
      await page.locator('#field-route').fill('/adelaide-service');
      await publishRefused(page);
      await page.getByText('The city page “Adelaide” has this path already').first().waitFor();
      await page.locator('#field-route').fill(`${path}-moved`);
      await publish(page);
      await soon('the redirect', async () => (await leadsTo(path)) === `${path}-moved`);
      await soon('the entry to follow', async () => (await text('/')).includes(`href="${path}-moved"`));

      await page.locator('.doc-controls__popup button').first().click();
      await page.getByText('Take off the site…').click();
      const dialogue = page.locator('.confirmation-modal:visible');
      await dialogue.getByText(`Its page, ${path}-moved`).waitFor();
      await dialogue.getByText('The link Offer in the menu').waitFor();
      await dialogue.getByLabel('Where should its old address lead?').fill('/free-quote');
      await dialogue.locator('#confirm-action').click();
      await soon('its address to lead on', async () => (await leadsTo(`${path}-moved`)) === '/free-quote');
      await soon('its entry to go', async () => !(await text('/')).includes(`href="${path}-moved"`));

      await goTo(page, `${office.url}/admin/globals/settings`);
      await page.getByRole('button', { name: 'Menu and footer' }).click();
      await menu.getByRole('button', { name: 'Back to the usual entries' }).click();
      await save(page);
      await close();
    },
  );
});
