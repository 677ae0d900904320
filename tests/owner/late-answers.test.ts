import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '../kit/sample';
import { signIn } from '../kit/stack';
import { choose, goTo, PHONE, useSharedOffice } from './office';

const office = useSharedOffice();

/** Holds the next answer about the form of this page: `arrived` once the server has given it, and the form gets it with `release`. */
async function holdNextAnswer(page: Page) {
  let release = () => {};
  let arrive = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  let isNext = true;
  await page.route(page.url(), async (route) => {
    if (!isNext || route.request().method() !== 'POST') return route.continue();
    isNext = false;
    const response = await route.fetch();
    arrive();
    await released;
    await route.fulfill({ response });
  });
  return { arrived, release };
}

it('fields of a choice show that was made just before the answer about an earlier one (R-OWNER-40)', async () => {
  const { page, close } = await office.enter(PHONE);
  await goTo(page, `${office.url}/admin/globals/measuring`);
  const answer = await holdNextAnswer(page);
  await choose(page, 'google_analytics__way', 'From the server');
  await answer.arrived;
  await choose(page, 'meta__way', 'From the server');
  answer.release();
  await page.locator('#field-google_analytics__account').waitFor();
  await page.locator('#field-meta__account').waitFor();
  await close();
});

it.each(sample(['was just filled', 'was filled and saved']))(
  'a list that %s stays empty once it was emptied before the answer about its rows (R-OWNER-40)',
  async (how) => {
    const ask = await signIn(office.stack.cms);
    const menu = async () => (await ask<{ menu: object[] }>('GET', '/globals/settings?draft=true&depth=0')).menu;
    const { page, close } = await office.enter(PHONE);
    await goTo(page, `${office.url}/admin/globals/settings`);
    await page.locator('.tabs-field__tab-button', { hasText: 'Menu and footer' }).click();
    const list = page.locator('#field-menu');
    const just = how === 'was just filled' ? await holdNextAnswer(page) : undefined;
    await list.getByRole('button', { name: 'Change the usual entries' }).click();
    if (!just) await expect.poll(async () => (await menu()).length, { timeout: 20_000 }).toBe(6);
    const answer = just ?? (await holdNextAnswer(page));
    if (!just) {
      await list.locator('#menu-row-0 .collapsible__toggle').first().click();
      await page.locator('#field-menu__0__label').fill('Start');
    }
    await answer.arrived;
    await list.getByRole('button', { name: 'Back to the usual entries' }).click();
    answer.release();
    await page.locator('.tabs-field__tab-button', { hasText: 'Company' }).first().click();
    await page.locator('#field-tagline').fill(`Typed after it ${how}`);
    const tagline = async () => (await ask<{ tagline: string }>('GET', '/globals/settings?draft=true&depth=0')).tagline;
    await expect.poll(tagline, { timeout: 20_000 }).toBe(`Typed after it ${how}`);
    await page.locator('.tabs-field__tab-button', { hasText: 'Menu and footer' }).click();
    expect(await menu()).toEqual([]);
    expect(await list.locator('.array-field__row').count()).toBe(0);
    await list.getByText('Visitors see the usual entries:').waitFor();
    await close();
  },
);
