import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoViolations, goTo, inRecord, publish, SCREENS, soon, useOffice } from './office';

const office = useOffice();

const title = (page: Page) => page.locator('#field-meta__meta_title');
const description = (page: Page) => page.locator('#field-meta__meta_description');
const result = (page: Page) => page.locator('.found__result');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const post = (id: number) => `${office.url}/admin/collections/posts/${id}`;
const onSite = async (id: number) => (await fetch(`${office.stack.site.url}/blog-details/${id}`)).text();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('sees what search results will show, while typing it (R-HEAD-11, R-HEAD-12)', async () => {
    const { page, close } = await office.enter(viewport);
    const id = screen === 'phone' ? 2 : 3;
    await goTo(page, `${post(id)}#field=meta.meta_title`);
    await expect.poll(() => focused(page)).toBe('field-meta__meta_title');
    const heading = await page.locator('#field-title').inputValue();
    expect(await result(page).locator('.found__address').innerText()).toContain(`/blog-details/${id}`);

    await title(page).fill('How we clean each and every window of a house in Adelaide and in Melbourne');
    await expect.poll(() => result(page).locator('.found__title').innerText()).toMatch(/^How we clean each .*\S…$/);
    await page.getByText('74 characters, the title is too long: its end will be cut off.').waitFor();
    await page.getByRole('status').filter({ hasText: 'the title is too long' }).waitFor();

    await title(page).fill('');
    await title(page).blur();
    await expect.poll(() => title(page).inputValue(), { message: 'left empty, it says the usual words' }).toBe(heading);
    const shown = await result(page).locator('.found__title').innerText();
    expect(heading.startsWith(shown.replace('…', ''))).toBe(true);
    await expectNoViolations(page);

    const own = `Windows without streaks, on a ${screen}`;
    await title(page).fill(own);
    await page.getByText(`${own.length} characters, the title has a good length.`).waitFor();
    await publish(page);
    await soon('the title on the site', async () => (await onSite(id)).includes(`<title>${own}</title>`));
    await close();
  });

  it('sees which page lacks a description, and follows a link to the field (R-HEAD-13)', async () => {
    const { page, close } = await office.enter(viewport);
    const id = screen === 'phone' ? 4 : 5;
    await goTo(page, post(id));
    const name = await page.locator('#field-title').inputValue();
    await description(page).fill('');
    await publish(page);

    await goTo(page, `${office.url}/admin`);
    await page.getByRole('link', { name: /needs? a better title or description/ }).click();
    await page.waitForURL(/search-pages/);
    const row = page.locator('.checks > li').filter({ hasText: name });
    await expectNoViolations(page);
    await row.getByRole('link', { name: 'No description' }).click();
    await inRecord(page);
    await expect.poll(() => focused(page)).toBe('field-meta__meta_description');

    const words = 'What you need, in which order, and the two mistakes that leave streaks on the glass when the sun is on it.';
    await description(page).fill(words);
    await publish(page);
    await soon('the description on the site', async () => (await onSite(id)).includes(words));
    await page.goto(`${office.url}/office/search-pages`);
    await page.getByText(/needs? attention, the worst first|that fit/).waitFor();
    expect(await row.count()).toBe(0);
    await close();
  });
});

it('the list of pages needs a sign-in', async () => {
  const { page, close } = await office.open();
  await page.goto(`${office.url}/office/search-pages`);
  await page.waitForURL(/\/office\/sign-in/);
  expect(await page.locator('.checks').count()).toBe(0);
  await close();
});
