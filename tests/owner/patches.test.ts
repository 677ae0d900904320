import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { signIn, tokenOf } from '../kit/stack';
import { goTo, inRecord, LAPTOP, toast, unique } from './office';
import { openSection, row } from './sections';

type OwnPage = { id: number; updatedAt: string };

const cms = { url: inject('cmsUrl') };
/** The host name that its pictures and links use. */
const office = cms.url.replace('127.0.0.1', 'localhost');
const browser = useBrowser();
const named = unique('Beside Payload');
const titles = [`${named} 1`, `${named} 2`];

const words = { type: 'text', version: 1, text: 'Our friends', format: 0, detail: 0, mode: 'normal', style: '' };
const block = { version: 1, format: '', indent: 0, direction: 'ltr' };
const text = { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [words] }] } };
const sections = [
  { blockType: 'hero', heading: 'Where it begins' },
  { blockType: 'text', heading: 'Who we work with', text },
];

let page: Page;
let consoleMessages: string[];
let ask: Awaited<ReturnType<typeof signIn>>;
let record: OwnPage;
/** Its first one, which a draft that is saved by itself never changes. */
let version: OwnPage;

/** "25 Nov 2026, 3:40 pm", as the back office writes it. */
const inAdelaide = (time: string) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Adelaide',
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  })
    .format(new Date(time))
    .replaceAll('\u202f', ' ');

/** The name of what has the focus; empty if nothing has. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    return activeElement.getAttribute('aria-label') ?? (activeElement.textContent?.trim() || activeElement.id);
  });

/** Opens an address unless it is open. */
async function open(path: string) {
  const url = new URL(`${office}/admin/collections/${path}`);
  if (new URL(page.url()).pathname !== url.pathname) await goTo(page, url.href);
}
const list = () => open(`own-pages?search=${named}`);
async function form() {
  await open(`own-pages/${record.id}`);
  await inRecord(page);
  await page.locator('form[data-form-ready="true"]').first().waitFor();
}

/** Holds the form's answer to the next draft that is saved by itself; `saved` once the server has given it. */
function holdDraft() {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const saved = new Promise<void>((done) => {
    void page.route(
      (url) => url.searchParams.has('autosave'),
      async (route) => {
        const response = await route.fetch();
        done();
        await released;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  return { saved, release };
}

beforeAll(async () => {
  ask = await signIn(cms);
  for (const title of titles) {
    record = (await ask<{ doc: OwnPage }>('POST', '/own-pages?draft=true', { title, sections })).doc;
  }
  const versions = `/own-pages/versions?where[parent][equals]=${record.id}&depth=0`;
  [version] = (await ask<{ docs: [OwnPage] }>('GET', versions)).docs;
  const opened = await browser.open({ viewport: LAPTOP, timezoneId: 'America/New_York' });
  ({ page, consoleMessages } = opened);
  await page.context().addCookies([{ name: 'payload-token', value: await tokenOf(cms), url: office }]);
});
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await page.goto('about:blank'); // the next try begins anew
  consoleMessages.length = 0;
});
afterAll(() => ask?.('DELETE', `/own-pages?where[title][like]=${named}`));

describe('in the back office, unlike in plain Payload,', () => {
  it('the menu begins with a way past it (R-OWNER-14)', async () => {
    await list();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focused();
      })
      .toBe('Skip the menu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav, main, [role=main]')?.matches('nav'))).toBe(false);
  });

  it('a dialogue about several records says which they are (R-OWNER-30)', async () => {
    await list();
    for (const title of titles) await page.locator('tbody tr', { hasText: title }).locator('.select-row__checkbox input').check();
    await page.locator('.list-selection').getByRole('button', { name: 'Delete', exact: true }).click();
    for (const title of titles) await page.locator('dialog[open] .many-notice').getByText(title, { exact: true }).waitFor();
  });

  it('a list and a form show the company’s time to a browser abroad (R-CONTENT-12)', async () => {
    await list();
    await page.locator('.cell-updatedAt').getByText(inAdelaide(version.updatedAt)).first().waitFor();
    await form();
    await expect.poll(() => page.locator('.doc-controls__meta').innerText()).toContain(inAdelaide(version.updatedAt));
  });

  it('an address leads to a field in a row that is closed (R-OWNER-25)', async () => {
    await form();
    await page.locator('#sections-row-1 .collapsible__toggle--collapsed').first().waitFor();
    await page.goto(`${page.url()}#field=sections.1.heading`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-sections__1__heading');
  });

  it('a link whose box is closed before it leads anywhere leaves only its words (R-SAFE-14)', async () => {
    await form();
    await openSection(page, 1);
    const typed = row(page, 1).locator('[contenteditable=true]').first();
    await typed.click();
    await page.keyboard.press('ControlOrMeta+A');
    await row(page, 1).getByRole('button', { name: 'Link', exact: true }).click();
    const box = page.locator('.drawer--is-open').getByRole('textbox', { name: 'Where it leads' });
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await expect.poll(() => typed.locator('a').count()).toBe(0);
    expect(await typed.innerText()).toBe('Our friends');
  });

  it('a new file for a field is asked for at once (R-PICTURE-4)', async () => {
    await form();
    await openSection(page, 1);
    const chooser = page.waitForEvent('filechooser');
    await page.locator('#field-sections__1__image').getByRole('button', { name: 'Upload', exact: true }).click();
    expect(await (await chooser).element().evaluate((input) => (input as Element).closest('.doc-drawer') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.doc-drawer').waitFor({ state: 'hidden' });
  });

  it('neither a save nor the end of what was pressed takes the focus away (R-OWNER-14)', async () => {
    await page.goto('about:blank'); // no draft of the tests before is being saved
    await form();
    await page.locator('#field-title').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    await page.keyboard.press('ControlOrMeta+S');
    await toast(page, /success/i).waitFor();
    await expect.poll(focused).toBe('field-title');

    await row(page, 0).locator('.array-actions__button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.array-actions__remove:visible').focus();
    await page.keyboard.press('Enter');
    await row(page, 1).waitFor({ state: 'detached' });
    await expect.poll(focused).not.toBe('');
  });

  it.each([
    ['Ctrl+S', '#field-title', 'ControlOrMeta+S', /draft=true&depth=0/, 'draft'],
    ['Enter on Publish', '#action-save', 'Enter', /\/\d+\?depth=0/, 'published'],
  ])(
    '%s while a draft is being saved counts once it is, and is answered (R-OWNER-28)',
    async (_, control, key, address, status) => {
      await page.goto('about:blank');
      await form();
      const answers: number[] = [];
      page.on('response', (answer) => {
        if (answer.request().method() === 'PATCH' && address.test(answer.url())) answers.push(answer.status());
      });
      const draft = holdDraft();
      await page.locator('#field-title').focus();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.locator(control).focus();
      await draft.saved;
      await page.keyboard.press(key);
      draft.release();
      await toast(page, /success/i).waitFor();
      expect(answers).toEqual([200]);
      const path = `/own-pages/${record.id}?depth=0&draft=true`;
      expect(await ask('GET', path)).toMatchObject({ title: await page.locator('#field-title').inputValue(), _status: status });
    },
  );

  it('the comparison of versions shows the company’s time to a browser abroad (R-CONTENT-12)', async () => {
    await open(`own-pages/${record.id}/versions/${version.id}`);
    await expect.poll(() => page.locator('main').innerText()).toContain(inAdelaide(version.updatedAt));
    await expect.poll(() => page.locator('.step-nav').innerText()).toContain(inAdelaide(version.updatedAt)); // written by the server
  });

  it('a file’s own form asks for a newer one at the press of a button (R-PICTURE-4)', async () => {
    const [picture] = (await ask<{ docs: [OwnPage] }>('GET', '/media?limit=1')).docs;
    await open(`media/${picture.id}`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a new file for it' }).click();
    await chooser;
    expect(consoleMessages).toEqual([]);
  });
});
