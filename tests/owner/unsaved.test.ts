import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sample, thorough } from '../kit/sample';
import { signIn } from '../kit/stack';
import { expectNoViolations, goTo, inRecord, LAPTOP, PHONE, toast, unique, useSharedOffice } from './office';

const office = useSharedOffice();

type Doc = { id: number; [field: string]: unknown };
const api = async <T>(method: string, path: string, body?: object) => (await signIn(office.stack.cms))<T>(method, path, body);
const anyOf = async (slug: string) => `${slug}/${(await api<{ docs: Doc[] }>('GET', `/${slug}?limit=1`)).docs[0]?.id}`;
async function newLead() {
  const body = { name: 'Ann', email: 'ann@example.com', form: 'contact', message: 'Hello', status: 'new' };
  return `leads/${(await api<{ doc: Doc }>('POST', '/leads', body)).doc.id}`;
}

/** Where its form is, and two fields of it. */
const records = sample<[name: string, path: () => Promise<string>, one: string, other: string]>(
  [
    ['page', async () => 'globals/contact-page', 'title', 'subtitle'],
    ['enquiry', newLead, 'message', 'phone'],
    ['post', () => anyOf('posts'), 'title', 'title'],
    ['service', () => anyOf('services'), 'name', 'name'],
    ['company', async () => 'globals/settings', 'tagline', 'blurb'],
  ],
  1,
);
const screens = sample([
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const);

const formOf = (path: string) => `${office.url}/admin/${path.startsWith('globals') ? '' : 'collections/'}${path}`;
const field = (page: Page, name: string) => page.locator(`#field-${name}`).first();
const read = async (path: string) => api<Doc>('GET', `/${path}?draft=true&depth=0`);
const hasDrafts = (path: string) => !path.startsWith('leads');
async function enter(path: string, viewport: { width: number; height: number }) {
  const opened = await office.enter(viewport);
  await goTo(opened.page, formOf(path));
  await opened.page.locator('.collection-edit, .global-edit').first().waitFor();
  return opened;
}
async function saved(page: Page, path: string, name: string, text: string) {
  if (!hasDrafts(path)) {
    await page.locator('#action-save').click();
    await toast(page, /success/i).waitFor();
  }
  await expect.poll(async () => (await read(path))[name], { timeout: 20_000 }).toBe(text);
}

describe.each(screens)('on a %s', (_, viewport) => {
  describe.each(records)('what is typed in a %s', (__, pathOf, one, other) => {
    it('in two windows at once is merged, and the owner is asked where both changed it (R-OWNER-27)', async () => {
      const path = await pathOf();
      const typed = {
        first: unique('Typed in the first window'),
        second: unique('Typed in the second'),
        firstAgain: unique('First again'),
        secondAgain: unique('Second again'),
      };
      const first = await enter(path, viewport);
      const second = await enter(path, viewport);
      await field(first.page, one).fill(typed.first);
      await saved(first.page, path, one, typed.first);
      if (other !== one) {
        await field(second.page, other).fill(typed.second);
        await saved(second.page, path, other, typed.second);
        expect((await read(path))[one]).toBe(typed.first);
        await second.page.getByText('in another window').first().waitFor();
        expect(await field(second.page, one).inputValue()).toBe(typed.first);
        await expectNoViolations(second.page);
      }
      await field(first.page, one).fill(typed.firstAgain);
      await field(second.page, one).fill(typed.secondAgain);
      if (!hasDrafts(path)) {
        await saved(first.page, path, one, typed.firstAgain);
        await second.page.locator('#action-save').click();
      }
      const question = async () =>
        (
          await Promise.all(
            [first, second].map(async ({ page }) => ((await page.locator('.typing__note--question').count()) ? page : [])),
          )
        ).flat()[0];
      await expect.poll(question, { timeout: 20_000 }).toBeTruthy();
      const asked = (await question()) as Page;
      await expectNoViolations(asked);
      expect(await asked.locator('.typing__note--question').innerText()).toMatch(
        /First again.*Second again|Second again.*(First again|Typed in the first)/s, // what the first has saved by then
      );
      const mine = asked === first.page ? typed.firstAgain : typed.secondAgain;
      expect((await read(path))[one]).not.toBe(mine);
      await asked.getByRole('button', { name: 'Use what I chose' }).click();
      await asked.getByText('Choose one of the two').waitFor();
      await asked.getByLabel('What you typed').check();
      await asked.getByRole('button', { name: 'Use what I chose' }).click();
      await expect.poll(async () => (await read(path))[one], { timeout: 20_000 }).toBe(mine);
      await first.close();
      await second.close();
    });

    it('survives a reload at once and a lost network, and is then saved by itself (R-OWNER-28)', async () => {
      const path = await pathOf();
      const { page, close } = await enter(path, viewport);
      await field(page, one).fill('Typed, then reloaded');
      await page.reload();
      await inRecord(page);
      await expect.poll(() => field(page, one).inputValue()).toBe('Typed, then reloaded');
      await saved(page, path, one, 'Typed, then reloaded');

      await page.context().setOffline(true);
      await field(page, one).fill('Typed without a network');
      if (!hasDrafts(path)) await page.locator('#action-save').click();
      await page.getByText('Not saved yet').waitFor();
      await expectNoViolations(page);
      expect((await read(path))[one]).toBe('Typed, then reloaded');
      await page.context().setOffline(false);
      await expect.poll(async () => (await read(path))[one], { timeout: 20_000 }).toBe('Typed without a network');
      await page.getByText('Not saved yet').waitFor({ state: 'detached' });
      await close();
    });

    it.runIf(thorough)(
      'survives signing out, and is offered to the same person again, who may discard it (R-OWNER-28)',
      async () => {
        const path = await pathOf();
        const before = (await read(path))[one];
        const { page, close } = await enter(path, viewport);
        const cookies = await page.context().cookies();
        await page.context().clearCookies();
        await field(page, one).fill('Typed when signed out');
        if (!hasDrafts(path)) await page.locator('#action-save').click();
        // Payload leaves the form for the sign-in screen at the next of its own requests.
        await page
          .getByText('You are signed out')
          .or(page.locator('.login, .logout, .logout-inactivity'))
          .or(page.getByText('inactivity'))
          .first()
          .waitFor();
        expect((await read(path))[one]).toBe(before);
        await page.goto('about:blank');
        await page.context().addCookies(cookies);
        await goTo(page, formOf(path));
        await page.getByText('What you typed is back').waitFor();
        expect(await field(page, one).inputValue()).toBe('Typed when signed out');
        await expectNoViolations(page);
        await page.getByRole('button', { name: 'Take it out' }).click();
        await expect.poll(() => field(page, one).inputValue()).toBe(before);
        if (hasDrafts(path)) await expect.poll(async () => (await read(path))[one], { timeout: 20_000 }).toBe(before);
        await close();
      },
    );
  });
});
