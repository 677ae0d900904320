import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, PHONE as NARROW } from '../kit/browser';
import { conversionsFetched } from '../kit/networks';
import { signIn, until } from '../kit/stack';
import { beginTask, done, inForm, publishButton, start, WAYS } from './hands';
import { addressOf, goTo, soon, unique, useOffice } from './office';
import { addSection, asHost, pdf, row, sendQuote } from './sections';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();

let ask: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  ask = await signIn(office.stack.cms);
});
const leadsOf = async (email: string) =>
  (await ask<{ docs: { id: number; page: string }[] }>('GET', `/leads?where[email][equals]=${email}`)).docs;

describe.each(WAYS)('on a %s by %s the owner (R-OWNER-14)', (screen, way, viewport) => {
  const begin = () => beginTask(office, viewport, way);
  const withoutSections = () => ask('POST', '/globals/home', { sections: [], _status: 'published' });
  const asBefore = async () => {
    await ask('POST', '/globals/settings', { menu: [], _status: 'published' });
    await ask('DELETE', '/own-pages?where[route][equals]=/careers');
  };
  const mailOf = (task: string) => `${task}-${screen}-${way}@example.com`;

  it('11. makes a landing page, and a visitor sends its form', async () => {
    const { page, close, hands } = await begin();
    const title = unique(`Spring ${screen} ${way}`);
    const path = `/${addressOf(title)}`;
    await hands.click(start(page, 'Make a page of your own'));
    await page.waitForURL(/\/own-pages\/\d+/);
    await inForm(page);
    await hands.click(page.getByRole('button', { name: 'Landing page' }));
    await row(page, 5).waitFor();
    await hands.type(page.locator('#field-title'), title);
    await expect.poll(() => page.locator('#field-route').inputValue()).toBe(path);
    await hands.click(publishButton(page));
    await done(page);
    await soon('the page', async () => (await html(path)).includes('Ask for your free quote'));
    hands.note('11', screen);
    await close();

    const visitor = await office.open(viewport, false);
    await visitor.page.goto(office.stack.site.url + path);
    await sendQuote(visitor.page.locator('form[method=post]'), mailOf('landing'));
    await visitor.page.waitForURL(/reference=/);
    await visitor.close();
    expect(await leadsOf(mailOf('landing'))).toMatchObject([{ page: path }]);
  });

  it('12. announces an offer for Easter, from one day to another', async () => {
    await ask('POST', '/globals/announcement', { text: null, from: null, until: null, _status: 'published' });
    const text = `At Easter the oven is free, with a ${way} on a ${screen}`;
    const inDays = (days: number) =>
      new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString('en-AU', { timeZone: 'Australia/Adelaide' });
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Announce something'));
    await inForm(page);
    await hands.type(page.locator('#field-text'), text);
    await hands.type(page.locator('#field-from-day'), inDays(0));
    await hands.type(page.locator('#field-until-day'), inDays(10));
    await hands.click(publishButton(page));
    await done(page);
    await soon('the announcement', async () => (await html('/')).includes(text));
    hands.note('12', screen);
    const { until: last } = await ask<{ until: string }>('GET', '/globals/announcement');
    expect(new Date(last).toLocaleDateString('en-AU', { timeZone: 'Australia/Adelaide' })).toBe(inDays(10));
    await ask('POST', '/globals/announcement', { text: null, _status: 'published' });
    await close();
  });

  it('13. offers the price list as a PDF, which is asked for at once', async () => {
    await withoutSections();
    const { page, close, hands } = await begin();
    const name = unique(`Prices ${screen} ${way}`);
    await hands.click(start(page, 'Change the home page'));
    await inForm(page);
    const at = await addSection(page, 'Files', (target) => hands.click(target));
    await hands.click(row(page, at).getByRole('button', { name: 'Add File' }));
    await hands.type(page.locator(`#field-sections__${at}__files__0__title`), name);
    const file = { name: `${addressOf(name)}.pdf`, mimeType: 'application/pdf', buffer: pdf };
    await hands.chooseFile(
      page.locator(`#field-sections__${at}__files__0__file`).getByRole('button', { name: 'Upload', exact: true }),
      file,
    );
    const drawer = page.locator('.doc-drawer').last();
    await hands.type(drawer.locator('#field-alt'), 'What each job costs');
    await hands.click(drawer.locator('#action-save'));
    await drawer.waitFor({ state: 'hidden' });
    await hands.click(publishButton(page));
    await done(page);
    await soon('the file', async () => (await html('/')).includes(name));
    hands.note('13', screen);
    const [, url = ''] = /href="(\/storage\/[^"]+\.pdf)"/.exec(await html('/')) ?? [];
    expect((await fetch(office.stack.site.url + url)).headers.get('content-disposition')).toContain(`${addressOf(name)}.pdf`);
    await withoutSections();
    await close();
  });

  it('14. shows a video, which is loaded by a click', async () => {
    await withoutSections();
    const { page, close, hands } = await begin();
    const title = unique(`An oven, by ${way} on a ${screen}`);
    await hands.click(start(page, 'Change the home page'));
    await inForm(page);
    const at = await addSection(page, 'Video or map', (target) => hands.click(target));
    await hands.type(page.locator(`#field-sections__${at}__link`), 'https://youtu.be/dQw4w9WgXcQ');
    await hands.type(page.locator(`#field-sections__${at}__title`), title);
    await hands.click(publishButton(page));
    await done(page);
    await soon('the video', async () => (await html('/')).includes(title));
    hands.note('14', screen);
    await close();

    const visitor = await office.open(viewport);
    const asked = await asHost(visitor.page, office.stack.site.url);
    await visitor.page.goto(office.stack.site.url);
    await visitor.page.getByRole('button', { name: 'Play video' }).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await visitor.page.getByRole('button', { name: 'Play video' }).click();
    await visitor.page.frameLocator('map-frame iframe').getByText('The oven is clean.').waitFor();
    await visitor.close();
    await withoutSections();
  });

  it('15. has Google Ads count a click that became work, and its worth', async () => {
    await ask('POST', '/globals/measuring', { google_ads: { way: 'off' } });
    await soon('no measuring', async () => !(await html('/privacy')).includes('Google Ads'));
    const { page, close, hands } = await begin();
    const password = 'a password for Google';
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const openMenu = async () => {
      if (screen === 'phone') await hands.click(page.locator('.app-header__mobile-nav-toggler'));
    };
    await openMenu();
    await hands.click(menu.getByRole('link', { name: 'Measuring' }));
    await page.waitForURL('**/globals/measuring');
    await inForm(page);
    await hands.choose('google_ads__way', 'From the server');
    await hands.type(page.locator('#field-google_ads__secret'), password);
    await hands.click(publishButton(page));
    await done(page);
    const [enquiries = '', won = ''] = await page.locator('#field-google_ads code').allInnerTexts();
    const fetched = async (secret = password) =>
      (await Promise.all([enquiries, won].map((address) => conversionsFetched(address, 'google_ads', secret)))).flat();
    await soon('the question', async () => (await html('/privacy')).includes('Google Ads'));
    const before = (await fetched()).map((row) => row['Google Click ID']);

    const click = `Cj-${screen}-${way}`;
    const visitor = await office.open(NARROW);
    await visitor.page.goto(`${office.stack.site.url}/contact-us?gclid=${click}`);
    await hydrated(visitor.page);
    const values = {
      name: unique('Ada'),
      email: mailOf('ads'),
      phone: '0400 000 000',
      address: '1 Example Street',
      captcha: '10',
    };
    await visitor.page.locator('[name="city"]').selectOption('Adelaide');
    for (const [field, value] of Object.entries(values)) await visitor.page.locator(`[name="${field}"]`).fill(value);
    await visitor.page.getByLabel(/You may tell Google Ads/).check();
    await visitor.page.waitForFunction(
      (filled) => performance.now() - filled > 3000,
      await visitor.page.evaluate(() => performance.now()),
    );
    await visitor.page.locator('form button[type=submit]').first().click();
    await visitor.page.getByRole('dialog').waitFor();
    await visitor.close();
    await until(async () => (await leadsOf(mailOf('ads'))).length === 1, 'the enquiry');

    await hands.click(page.locator('.step-nav__home'));
    await hands.click(page.locator('.today').getByRole('link', { name: values.name, exact: true }));
    await inForm(page);
    await hands.choose('status', 'Won');
    await hands.type(page.getByLabel('Amount (AUD)'), '450');
    await hands.click(publishButton(page));
    await done(page);
    hands.note('15', screen);
    const counted = (await fetched()).filter((row) => !before.includes(row['Google Click ID']));
    expect(counted).toMatchObject([
      { 'Google Click ID': click, 'Conversion Name': 'Enquiry', 'Conversion Value': '' },
      { 'Google Click ID': click, 'Conversion Name': 'Won enquiry', 'Conversion Value': '450', 'Conversion Currency': 'AUD' },
    ]);
    await expect(fetched('another password')).rejects.toThrow('401');
    await close();
  });

  it('16. makes a page for people who want to work there, and puts it into the menu (R-OWN-8, R-OWNER-7)', async () => {
    await asBefore();
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Make a page of your own'));
    await page.waitForURL(/\/own-pages\/\d+/);
    await inForm(page);
    await hands.click(page.getByRole('button', { name: 'Careers' }));
    await row(page, 3).waitFor();
    await expect.poll(() => page.locator('#field-route').inputValue()).toBe('/careers');
    await hands.click(publishButton(page));
    await done(page);
    const record = page.url();
    await hands.click(page.getByRole('link', { name: 'Put it into the menu' }));
    await page.waitForURL('**/globals/settings**');
    await inForm(page);
    await page.locator('#menu-row-6').getByText('Careers').first().waitFor();
    await hands.click(publishButton(page));
    await done(page);
    await soon('its entry', async () => /href="\/careers"[^>]*>Careers</.test(await html('/')));
    hands.note('16', screen);
    const [header = ''] = (await html('/')).split('</header>');
    for (const usual of ['/about-us', '/blog', '/contact-us', '/careers']) expect(header).toContain(`href="${usual}`);
    await goTo(page, record);
    await page.getByRole('link', { name: 'Put it into the menu' }).click();
    await page.waitForURL('**/globals/settings**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#field-menu')?.id)).toBe('field-menu');
    expect(await page.locator('[id^=menu-row-]').count()).toBe(7); // no second entry
    await asBefore();
    await close();
  });
});
