import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { enterOffice, ourViolations } from '../back-office';
import { expectNoOverflow, useBrowser } from '../browser';
import { mailServer } from '../mail-server';
import { type Stack, startStack, until } from '../stack';

/** The size of a screen, in pixels. */
export interface Viewport {
  width: number;
  height: number;
}

export const LAPTOP: Viewport = { width: 1280, height: 800 };
export const PHONE: Viewport = { width: 390, height: 844 };

/** The screens on which the owner works, for `describe.each`. `npm test` walks on the phone, where room is short; `npm run test:all` on both. */
export const SCREENS: [name: string, viewport: Viewport][] = [
  ['phone', PHONE],
  ...(process.env.TEST_ALL ? [['laptop', LAPTOP] as [string, Viewport]] : []),
];

/** A name that no earlier try of the same test has used. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

/**
 * A stack for one test file, and pages of its back office; with `mail` it is set up to send mails, which `smtp` accepts. `env` is added
 * to the configuration of both parts.
 */
export function useOffice({ mail = false, env = {} }: { mail?: boolean; env?: Record<string, string> } = {}) {
  let stack: Stack;
  let smtp: Awaited<ReturnType<typeof mailServer>> | undefined;
  let session: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  const browser = useBrowser();
  beforeAll(async () => {
    if (mail) smtp = await mailServer();
    stack = await startStack(inject('prepared'), {
      ...env,
      ...(smtp && { SMTP_URL: smtp.url, LEADS_TO: 'office@example.com' }),
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await smtp?.close();
  });
  return {
    get stack() {
      return stack;
    },
    get smtp() {
      if (!smtp) throw new Error('This office sends no mail');
      return smtp;
    },
    /** Address of the back office, by the name that its pictures and links go by. */
    get url() {
      return stack.cms.url.replace('127.0.0.1', 'localhost');
    },
    /** A page that is signed in as the owner, by typing where no earlier session is left; `noise` holds what its console complained about. */
    async enter(viewport: Viewport, timezoneId?: string) {
      const opened = await browser.open({ viewport, timezoneId });
      const context = opened.page.context();
      await context.addCookies(session);
      const password = opened.page.locator('input[name=password]');
      await opened.page.goto(`${this.url}/admin`);
      await opened.page.locator('.template-default').or(password).first().waitFor();
      if (await password.isVisible()) await enterOffice(opened.page, { url: this.url });
      session = await context.cookies();
      return opened;
    },
    /** Signs out, and waits until the back office has. */
    async leave(page: Page) {
      await page.goto(`${this.url}/admin/logout`);
      await page.waitForURL(({ pathname }) => pathname === '/admin/login');
    },
    /** A page of a visitor, or of somebody who has not signed in. */
    open: (viewport?: Viewport) => browser.open({ viewport }),
  };
}

/** Waits until the page answers to clicks. */
export async function ready(page: Page) {
  await page.locator('.template-default--nav-hydrated').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens an address of the back office and waits until it answers to clicks. */
export async function goTo(page: Page, url: string) {
  await page.goto(url);
  await ready(page);
}

/** Waits, after a click on a record in a list, until its form answers to clicks. */
export async function inRecord(page: Page) {
  await page.locator('.collection-edit, .global-edit').first().waitFor();
  await ready(page);
}

/** Waits for what a save changes at once: by itself a page is drawn anew only after a minute. */
export const soon = (what: string, condition: () => Promise<boolean>) => until(condition, what, 10_000);

/** What a sighted person and axe would complain about on this screen. */
export async function expectInOrder(page: Page) {
  expect(await ourViolations(page)).toEqual([]);
  await expectNoOverflow(page);
}

/** The message at the corner of the screen that tells what came of a click. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.payload-toast-item:not([data-seen])').filter({ hasText: text }).first();

/** Clicks what answers with a message, which the messages of earlier clicks are not taken for. */
async function click(page: Page, button: Locator) {
  await page.evaluate(() => {
    for (const earlier of document.querySelectorAll<HTMLElement>('.payload-toast-item')) earlier.dataset.seen = '';
  });
  await button.click();
}

/** Clicks Save and waits until the back office says that it has. */
export async function save(page: Page) {
  await click(page, page.locator('#action-save'));
  await toast(page, /success/i).waitFor();
}

/** Clicks Publish and waits until the back office says that it has. */
export async function publish(page: Page) {
  await click(page, page.getByRole('button', { name: /^Publish/ }).first());
  await toast(page, /success/i).waitFor();
}

/** Chooses an option of one of Payload's selects, found by the name of its field. */
export async function choose(page: Page, field: string, option: string) {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}

/** Clicks Save, and waits until the back office says beside a field why it does not. */
export async function refused(page: Page, reason: string) {
  await page.locator('#action-save').click();
  await page.getByText(reason, { exact: false }).locator('visible=true').first().waitFor();
}

/** Types into a rich-text field, found by its name. */
export async function write(page: Page, field: string, text: string) {
  await page.locator(`.rich-text-lexical[data-field-path="${field}"] [contenteditable=true]`).first().click();
  await page.keyboard.type(text);
}

/** Opens the menu of actions of a record, clicks one of them and says yes where it asks. */
export async function act(page: Page, action: 'duplicate' | 'delete' | 'unpublish') {
  await page.locator('.doc-controls__popup button').first().click();
  const chosen = page.locator(`#action-${action}`);
  if (action === 'duplicate') await click(page, chosen);
  else {
    await chosen.click();
    await click(page, page.locator('#confirm-action:visible'));
  }
  await toast(page, /success|trash/i).waitFor();
}

/** Chooses the first picture of the library for a field. */
export async function choosePicture(page: Page, field: string) {
  await page.locator(`#field-${field} .upload__listToggler`).click();
  await page.locator('.list-drawer tbody tr').first().locator('button').first().click();
  await page.locator('.list-drawer').waitFor({ state: 'hidden' });
}
