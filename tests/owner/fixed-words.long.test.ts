import { servicePages } from 'contract/catalogue';
import { longest, usualWords } from 'contract/words';
import { describe, expect, it } from 'vitest';
import { expectNoOverflow, hydrated } from '../kit/browser';
import { thorough } from '../kit/sample';
import { signIn } from '../kit/stack';
import { expectFieldError, expectNoViolations, goTo, inRecord, publish, SCREENS, soon, unique, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('replaces a fixed heading and the words of a button, and restores the usual ones (R-CLAIM-12)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/words#field=reasons_heading`);
    const heading = page.locator('#field-reasons_heading');
    await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await heading.inputValue()).toBe('Why people choose us');
    const around = page.locator('.usual-words').filter({ has: heading });
    await around.getByText('Usual words', { exact: true }).waitFor();
    const own = unique('Why we are called again');
    await heading.fill('');
    expect(await heading.inputValue(), 'room to type').toBe('');
    await heading.blur();
    expect(await heading.inputValue(), 'left empty').toBe('Why people choose us');
    await heading.fill(own);
    await around.getByRole('button', { name: /^Back to the usual words/ }).click();
    expect(await heading.inputValue()).toBe('Why people choose us');
    await heading.fill(own);
    await page.locator('#field-closing_heading').fill('Ready, {years} years on?');
    await page.locator('#field-city_contact_heading').fill('Write to {city}');
    const button = page.locator('#field-quote_button');
    await button.fill('Get a free quote for your whole house today');
    await expectFieldError(page, 'shorter than the max length');
    await button.fill('Ask for a quote');
    await publish(page);
    await expectNoViolations(page);
    await soon('the button on every page', async () => (await site('/privacy')).includes('>Ask for a quote</a>'));
    await soon('the heading on the home page', async () => (await site('/')).includes(own));
    await soon('the end of another page', async () => (await site('/faq-page')).includes('Ready, 10 years on?'));
    await soon('the name of the city', async () => (await site('/adelaide-service')).includes('Write to Adelaide'));

    for (const field of ['reasons_heading', 'closing_heading', 'city_contact_heading', 'quote_button'])
      await page.locator(`#field-${field}`).fill('');
    await publish(page);
    await soon('the usual heading', async () => (await site('/')).includes('Why people choose us'));
    await close();
  });

  it('finds the words of a service page in its form, changes them, and restores them (R-CLAIM-12)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/collections/services?search=oven`);
    await page.locator('.collection-list td a', { hasText: 'Oven Cleaning' }).first().click();
    await inRecord(page);
    const [oven] = servicePages.filter(({ slug }) => slug === 'oven-cleaning');
    const title = page.locator('#field-title');
    expect(await title.inputValue()).toBe(oven?.title);
    const closing = page.locator('#field-closing__text');
    // Payload draws a field when it comes near the screen.
    const scroll = async () => {
      await page.mouse.wheel(0, 800);
      return closing.isVisible();
    };
    await expect.poll(scroll).toBe(true);
    expect(await closing.inputValue()).toBe(oven?.closing.text);
    const cards = page.locator('#field-benefits__cards');
    expect((await cards.locator('.usual-rows li').allInnerTexts()).map((text) => text.split(': ')[0])).toEqual(
      oven?.benefits.cards.map((card) => card.title),
    );
    await expectNoViolations(page);

    const own = unique('An oven that shines');
    await title.fill(own);
    await cards.getByRole('button', { name: 'Change the usual cards' }).click();
    const card = page.locator('#field-benefits__cards__0__title');
    const toggle = page.locator('#benefits-cards-row-0 .collapsible__toggle').first();
    await expect // a row may still be closing when it is opened
      .poll(async () => {
        if ((await toggle.getAttribute('class'))?.includes('--collapsed')) await toggle.click();
        return card.isVisible();
      })
      .toBe(true);
    await card.fill('No smoke, no smell');
    await publish(page);
    const path = '/service/oven-cleaning';
    await soon('the title', async () => (await site(path)).includes(own));
    await soon('the card', async () => (await site(path)).includes('No smoke, no smell'));

    await page.locator('.usual-words').filter({ has: title }).getByRole('button', { name: /^Back/ }).click();
    await cards.getByRole('button', { name: 'Back to the usual cards' }).click();
    await publish(page);
    await soon('the usual title', async () => !(await site(path)).includes(own));
    await soon('the usual card', async () => (await site(path)).includes(String(oven?.benefits.cards[0]?.title)));
    await close();
  });
});

it.runIf(thorough)('pages have room for the longest words that the form accepts (R-CLAIM-12)', async () => {
  const ask = await signIn(office.stack.cms);
  const long = (length: number) => 'Wonderful words from Willunga to Modbury, '.repeat(20).slice(0, length).trim();
  const data = Object.fromEntries(Object.entries(usualWords).map(([name, usual]) => [name, long(longest(usual))]));
  await ask('POST', '/globals/words', { ...data, _status: 'published' });
  await soon('the long words', async () => (await site('/')).includes(data.reasons_heading as string));
  for (const width of [360, 992, 1280]) {
    const { page, close } = await office.open({ width, height: 800 });
    for (const path of [
      '/',
      '/about-us/',
      '/adelaide-service',
      '/service/house-cleaning',
      '/service/oven-cleaning',
      '/free-quote',
      '/contact-us',
      '/blog',
      '/nowhere',
    ]) {
      await page.goto(office.stack.site.url + path);
      await hydrated(page);
      await expectNoOverflow(page);
      const button = page.locator('.head__quote');
      const box = (await button.isVisible()) ? await button.boundingBox() : undefined;
      expect(box ? box.x + box.width : 0).toBeLessThanOrEqual(width);
    }
    await close();
  }
});
