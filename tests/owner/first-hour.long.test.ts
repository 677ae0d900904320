import { describe, expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, goTo, ready, SCREENS, save, unique, useOffice } from './office';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('follows the guide from step to step, leaves it and resumes it (R-OWNER-25)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin`);
    const notice = page.locator('section', { hasText: 'Make the website yours' }).first();
    await notice.getByRole('link', { name: /^Go on with/ }).click();
    await page.locator('h1', { hasText: 'Make the website yours' }).waitFor();
    await ready(page);
    await expectNoViolations(page);
    const step = (title: string) => page.locator('.first-hour__step', { hasText: title });

    await step('Opening hours')
      .getByRole('button', { name: /^This is true of us/ })
      .click();
    await step('Opening hours').getByText('You said it is true').waitFor();
    await page.reload();
    await ready(page);
    expect(await step('Opening hours').getByText('You said it is true').isVisible()).toBe(true);
    await step('Opening hours')
      .getByRole('button', { name: /^Not true of us yet/ })
      .click();
    await step('Opening hours').getByText('To do').waitFor();

    await step('Logo and colours').getByRole('link').click();
    const main = page.locator('#field-look__main');
    await main.waitFor();
    const before = await main.inputValue();
    await main.fill('#7c1d3f');
    await save(page);
    await goTo(page, `${office.url}/admin/first-hour`);
    expect(await step('Logo and colours').getByText('Done').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /made-up reviews/ }).isVisible()).toBe(true);
    expect(await step('Sample reviews').getByRole('button').count(), 'a sample cannot be waved through').toBe(0);

    await goTo(page, `${office.url}/admin/globals/settings#field=look.main`);
    await main.waitFor();
    await main.fill(before);
    await save(page);
    await close();
  });

  it('reads the site page by page, and finds the starter’s words marked on each (R-OWNER-25)', async () => {
    const { page, close } = await office.enter(viewport);
    const ask = await signIn(office.stack.cms);
    const { offices } = (await ask('GET', '/globals/settings')) as { offices: Record<string, unknown>[] };
    const places = { city: 'Hobart', suburb: 'Bellerive', state: 'TAS', postcode: '7018', area_served: 'Hobart, Tasmania' };
    const hobart = {
      brand: 'Harbour & Pine',
      phone: '1300 111 222',
      offices: offices.map((one) => ({ ...one, ...places, name: 'Hobart office', service_suburbs: 'Bellerive' })),
      cities: [{ name: 'Hobart', slug: 'hobart' }],
      states: 'Tasmania',
    };
    await ask('POST', '/globals/settings', { ...hobart, _status: 'published' });
    await until(async () => (await (await fetch(`${office.stack.site.url}/`)).text()).includes('Harbour'), 'the name');

    await goTo(page, `${office.url}/admin/first-hour`);
    const list = page.getByRole('region', { name: 'Read your site once' });
    const row = (path: string) => list.locator('li').filter({ has: page.getByText(path, { exact: true }) });
    await list.getByText(/^\d+ of \d+ pages are read\./).waitFor({ timeout: 60_000 });
    await expectNoViolations(page);

    // Whatever is left on a page is in a record that the guide lists.
    const { pages } = (await ask('GET', '/site-pages')) as { pages: { path: string; words: string[]; told: string[] }[] };
    const words = [...new Set(pages.flatMap((one) => [...one.words, ...one.told]))];
    expect(words).toContain('Adelaide');
    const { records } = (await ask('POST', '/find-words', {
      pairs: words.slice(0, 20).map((find) => ({ find, replace: `${find} x` })),
    })) as { records: { state: string; places: { pair: { find: string } }[] }[] };
    const listed = records.filter(({ state }) => state === 'shown').flatMap(({ places }) => places.map(({ pair }) => pair.find));
    expect(words.slice(0, 20).filter((word) => !listed.includes(word))).toEqual([]);

    const about = row('/about-us/');
    await about.getByRole('checkbox').check();
    await list.getByText(/^1 of \d+ pages/).waitFor();
    await page.reload();
    await ready(page);
    await expect.poll(() => row('/about-us/').getByRole('checkbox').isChecked(), { timeout: 60_000 }).toBe(true);
    await ask('POST', '/globals/about', { hero: { heading: unique('Who comes to you') }, _status: 'published' });
    await expect
      .poll(
        async () => {
          await goTo(page, `${office.url}/admin/first-hour`);
          await list.getByText(/^\d+ of \d+ pages are read\./).waitFor({ timeout: 60_000 });
          return row('/about-us/').getByText('Changed since you read it.').isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);

    const [site] = await Promise.all([page.context().waitForEvent('page'), row('/adelaide-service').getByRole('link').click()]);
    await site
      .locator('edit-bar')
      .getByRole('button', { name: /^Next of \d+ marked$/ })
      .click();
    expect(new Set(await site.locator('mark').allInnerTexts())).toContain('Adelaide');
    await site.locator('form input').first().focus();
    await expect.poll(() => site.locator('mark').count()).toBe(0); // the form takes the page over
    await close();
  });
});
