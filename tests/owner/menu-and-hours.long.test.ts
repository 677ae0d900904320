import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { choose, expectFieldError, expectNoViolations, goTo, SCREENS, save, soon, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

/** Opens a tab of the settings. */
async function settings(page: Page, tab: string) {
  await goTo(page, `${office.url}/admin/globals/settings`);
  await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
}

/** The links of the header's menu, as words and address; those in "More" stand in the phone's menu too. */
async function menuOf(path = '/blog') {
  const [, list = ''] = /class="head__list">(.*?)class="head__more"/s.exec(await site(path)) ?? [];
  const links = [...list.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(
    ([, href, words]) => `${words} ${href}`,
  );
  return [...new Set(links)];
}
const usual = [
  'Home /',
  'Adelaide /adelaide-service',
  'Melbourne /melbourne-service',
  'About /about-us/',
  'FAQ /free-quote',
  'Blog /blog',
  'Contact /contact-us',
];

/** Opens a closed row. */
async function openRow(page: Page, list: string, row: number, field: string) {
  await page.locator(`#${list}-row-${row} .collapsible--collapsed .collapsible__toggle`).first().click();
  return fieldOf(page, list, row, field);
}

/** A field of an open row, such as a new one. */
async function fieldOf(page: Page, list: string, row: number, field: string) {
  const input = page.locator(`#field-${list}__${row}__${field}`);
  await input.waitFor();
  return input;
}

/** The day as it is typed, this many days from today. */
function typedDay(days: number): string {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Adelaide', dateStyle: 'short' })
    .format(Date.now() + days * 86_400_000)
    .split('-');
  return `${day}/${month}/${year}`;
}

async function typeDay(page: Page, field: string, days: number) {
  const input = page.locator(`#field-${field}-day`);
  await input.fill(typedDay(days));
  await input.press('Tab');
}

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('renames an entry of the menu, moves it, adds a page, and goes back to the usual entries (R-PAGE-27, R-OWNER-7)', async () => {
    expect(await menuOf()).toEqual(usual);
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Menu and footer');
    const menu = page.locator('#field-menu');
    await menu.getByText('Visitors see the usual entries:').waitFor();
    expect(await menu.locator('.usual-rows li').allInnerTexts()).toEqual(['Home', 'Services', 'About', 'FAQ', 'Blog', 'Contact']);
    await menu.getByRole('button', { name: 'Change the usual entries' }).click();
    await menu.locator('#menu-row-5').getByText('Contact').first().waitFor();

    await (await openRow(page, 'menu', 2, 'label')).fill('Who we are');
    await page.locator('#menu-row-2 .array-actions__button').click();
    await page.locator('.array-actions__move-up:visible').click();
    await page.locator('#menu-row-1').getByText('Who we are').first().waitFor();

    await menu.getByRole('button', { name: 'Add Entry' }).click();
    await menu.getByText('New entry, type its words').waitFor();
    await (await fieldOf(page, 'menu', 6, 'label')).fill('Ovens');
    await expectFieldError(page, 'Choose where this entry leads');
    await choose(page, 'menu__6__page', 'Service: Oven Cleaning');
    await save(page);
    await expectNoViolations(page);
    const own = ['Home /', 'Who we are /about-us/', ...usual.slice(1, 3), ...usual.slice(4), 'Ovens /service/oven-cleaning'];
    await soon('the owner’s menu', async () => JSON.stringify(await menuOf()) === JSON.stringify(own));

    await settings(page, 'Menu and footer');
    await menu.getByRole('button', { name: 'Back to the usual entries' }).click();
    await save(page);
    await soon('the usual menu', async () => JSON.stringify(await menuOf()) === JSON.stringify(usual));
    await close();
  });

  it('enters Christmas hours, and reads them on the contact page and in the structured markup (R-PAGE-28, R-HEAD-14, R-OWNER-8)', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const list = page.locator('#field-hours_exceptions');
    const row = await list.locator('.array-field__row').count();
    // A second time leads to the same empty row.
    for (let time = 0; time < 2; time += 1) {
      await goTo(page, `${office.url}/admin`);
      await page.getByRole('link', { name: 'Add a holiday' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`field-hours_exceptions__${row}__name`);
      await page.getByText('Changed', { exact: true }).waitFor();
    }
    expect(await list.getByText('New holiday, type its name').count()).toBe(1);
    const name = `Christmas ${screen}`;
    await (await fieldOf(page, 'hours_exceptions', row, 'name')).fill(name);
    await typeDay(page, `hours_exceptions__${row}__from`, 5);
    await typeDay(page, `hours_exceptions__${row}__to`, 2);
    await expectFieldError(page, 'The last day is before the first');
    await typeDay(page, `hours_exceptions__${row}__to`, 9);
    await page.locator(`#field-hours_exceptions__${row}__hours`).fill('a bit');
    await expectFieldError(page, 'Write it like 9 AM to 1 PM');
    await page.locator(`#field-hours_exceptions__${row}__hours`).fill('');
    await save(page);
    await expectNoViolations(page);
    const [day, month, year] = typedDay(5).split('/');
    await soon('Christmas on the contact page', async () => {
      const html = await site('/contact-us');
      return html.split(`<strong>${name}</strong>`).length === 4 && html.includes('<span>Closed</span>');
    });
    await soon('Christmas in the markup', async () => (await site('/')).includes(`"validFrom":"${year}-${month}-${day}"`));
    await settings(page, 'Company');
    await page.locator(`#hours_exceptions-row-${row} .array-actions__button`).click();
    await page.locator('.array-actions__remove:visible').click();
    await save(page);
    await soon('no Christmas', async () => !(await site('/contact-us')).includes(name));
    await close();
  });

  it('writes a day’s hours in words, and reads what becomes of that; the other days count as before (R-HEAD-14, R-OWNER-8)', async () => {
    const ask = await signIn(office.stack.cms);
    await ask('POST', '/globals/settings', { markup: { opening_hours: '' }, _status: 'published' }); // what the lines say
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const hours = page.locator('#field-opening_hours__1__hours');
    await page.locator('#opening_hours-row-1 .collapsible__toggle').first().waitFor();
    if (!(await hours.isVisible())) await openRow(page, 'opening_hours', 1, 'hours'); // whoever opened it before finds it open
    const before = await hours.inputValue();
    const write = async (words: string, marked: boolean, markup: RegExp) => {
      await hours.fill(words);
      const note = page
        .locator('#opening_hours-row-1')
        .getByRole('status')
        .filter({ hasText: `Pages show “${words}” as it is written` });
      if (marked) await note.waitFor();
      else await note.waitFor({ state: 'detached' });
      await expectNoViolations(page);
      await save(page);
      await soon(`“${words}” on the contact page`, async () => (await site('/contact-us')).includes(words));
      await soon(`“${words}” in the markup`, async () =>
        markup.test(/"openingHours":"([^"]*)"/.exec(await site('/'))?.[1] ?? ''),
      );
    };
    await write('By appointment', true, /^Mo-Fr \d\d:\d\d-\d\d:\d\d(, Su [\d:-]+)?$/);
    await write('10 PM to 2 AM', false, /^Mo-Fr \d\d:\d\d-\d\d:\d\d, .*22:00-02:00/);
    await write(before, false, /^Mo-/);
    await close();
  });

  it('corrects the year of founding, and every page has the new number of years (R-CLAIM-13)', async () => {
    await soon('the first year', async () => (await site('/')).includes('Over 10 years of experience'));
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const founded = page.locator('#field-founded');
    const before = await founded.inputValue();
    await founded.fill('3000');
    await expectFieldError(page, 'Enter a year from 1850');
    await founded.fill(String(Number(before) - 12));
    await page.getByText('texts now say 22').waitFor();
    await save(page);
    for (const [path, words] of [
      ['/', 'Over 22 years of experience'],
      ['/', '<dd>22+</dd>'],
      ['/about-us/', 'Over 22 years of experience'],
      ['/adelaide-service', 'What more than 22 years of cleaning adds up to'],
    ] as const)
      await soon(`“${words}” on ${path}`, async () => (await site(path)).includes(words));
    await founded.fill(before);
    await save(page);
    await close();
  });

  it('types the ABN as it is written on letters, and a mistyped one is refused (R-QUOTE-10)', async () => {
    const { page, close } = await office.enter(viewport);
    await settings(page, 'Company');
    const abn = page.locator('#field-abn');
    await abn.fill('51 824 753 565');
    await expectFieldError(page, 'This is no ABN');
    await abn.fill('51 824 753 556');
    await save(page);
    await page.reload();
    expect(await abn.inputValue()).toBe('51824753556');
    await abn.fill('');
    await save(page);
    await close();
  });
});
