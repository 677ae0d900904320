import { longest, usualWords } from 'contract/words';
import { describe, expect, it } from 'vitest';
import { expectNoOverflow, hydrated } from '../kit/browser';
import { thorough } from '../kit/sample';
import { signIn } from '../kit/stack';
import { expectFieldError, expectNoViolations, goTo, publish, SCREENS, soon, unique, useOffice } from './office';

const office = useOffice();
const site = async (path: string) => (await fetch(office.stack.site.url + path)).text();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('replaces a fixed heading and the words of a button, and brings the usual ones back (R-CLAIM-12)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin/globals/words#field=reasons_heading`);
    const heading = page.locator('#field-reasons_heading');
    await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await heading.getAttribute('placeholder')).toBe('Why people choose us');
    const own = unique('Why we are called again');
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
});

it.runIf(thorough)('pages have room for the longest words that the form takes (R-CLAIM-12)', async () => {
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
