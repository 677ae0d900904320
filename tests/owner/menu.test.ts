import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { expectNoViolations, goTo, LAPTOP, PHONE, ready, useSharedOffice } from './office';

const office = useSharedOffice();
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const toggler = (page: Page) =>
  page.locator('.app-header__mobile-nav-toggler, .template-default__nav-toggler').locator('visible=true').first();
const isOpen = async (page: Page) => (await page.locator('.nav--nav-open').count()) === 1;

it.runIf(thorough)(
  'on a laptop the menu is open, ordered by how often a thing is done, and stays as it was left (R-OWNER-32)',
  async () => {
    const { page, consoleMessages, close } = await office.enter(LAPTOP);
    await goTo(page, `${office.url}/admin`);
    expect(await isOpen(page)).toBe(true);
    const names = await menuOf(page).getByRole('link').allTextContents();
    expect(names.slice(0, 5)).toEqual(['Today', 'Enquiries', 'Start', 'Posts', 'Reviews']);
    expect(names).toContain('Announcement');
    expect(names.indexOf('Sign-in rules')).toBeGreaterThan(names.indexOf('Services'));
    await expectNoViolations(page);

    await menuOf(page).getByRole('link', { name: 'Posts' }).click();
    await page.waitForURL('**/collections/posts');
    await ready(page);
    expect(await isOpen(page)).toBe(true);
    expect(await menuOf(page).locator('[aria-current=page]').textContent()).toBe('Posts');

    const isStored = (answer: Response) =>
      answer.request().method() === 'POST' && answer.url().includes('/payload-preferences/nav');
    const stored = page.waitForResponse((answer) => isStored(answer) && answer.ok());
    await toggler(page).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await stored;
    await goTo(page, page.url());
    expect(await isOpen(page)).toBe(false);
    await toggler(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);

    await menuOf(page).getByRole('button', { name: 'Set-up' }).click();
    await menuOf(page).getByRole('link', { name: 'Accounts' }).waitFor({ state: 'hidden' });
    await menuOf(page).getByRole('button', { name: 'Set-up' }).click();
    await menuOf(page).getByRole('link', { name: 'Accounts' }).waitFor();
    await menuOf(page).getByRole('link', { name: 'Figures' }).click();
    await page.waitForURL('**/office/figures');
    await goTo(page, `${office.url}/admin/globals/sign-in-rules`);
    const here = await menuOf(page).locator('[aria-current=page]').boundingBox();
    expect((here?.y ?? LAPTOP.height) + (here?.height ?? 0)).toBeLessThan(LAPTOP.height);
    expect(consoleMessages).toEqual([]);
    await close();
  },
);

it('on a phone the menu is closed, and a link in it closes it again (R-OWNER-32)', async () => {
  const { page, close } = await office.enter(PHONE);
  await goTo(page, `${office.url}/admin`);
  expect(await isOpen(page)).toBe(false);
  await toggler(page).click();
  await menuOf(page).getByRole('link', { name: 'Posts' }).waitFor();
  await expectNoViolations(page);
  await menuOf(page).getByRole('link', { name: 'Posts' }).click();
  await page.waitForURL('**/collections/posts');
  await ready(page);
  expect(await isOpen(page)).toBe(false);
  await close();
});
