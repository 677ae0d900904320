import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { ourViolations } from '../kit/back-office';
import { expectNoOverflow, type OpenOptions, useBrowser } from '../kit/browser';
import { mailServer } from '../kit/mail-server';
import { sample } from '../kit/sample';
import { type SharedStack, useSharedStack } from '../kit/shared-stack';
import { startStack, tokenOf, until } from '../kit/stack';

/** The size of a screen, in pixels. */
export interface Viewport {
  width: number;
  height: number;
}

export const LAPTOP: Viewport = { width: 1280, height: 800 };
export const PHONE: Viewport = { width: 390, height: 844 };

/** The owner's screens, for `describe.each`; the phone comes first because it has the least room. */
export const SCREENS = sample<[name: string, viewport: Viewport]>([
  ['phone', PHONE],
  ['laptop', LAPTOP],
]);

/** A name that no earlier attempt of the same test used. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

/** The address that the back office proposes for a name. */
export const addressOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Pages of a stack's back office. */
function officeOf(started: Readonly<SharedStack>) {
  const browser = useBrowser();
  return {
    get stack() {
      return started.stack;
    },
    get smtp() {
      return started.smtp;
    },
    /** URL of the back office, with the host name that its pictures and links use. */
    get url() {
      return started.stack.cms.url.replace('127.0.0.1', 'localhost');
    },
    /** What a browser keeps in which the owner is signed in. */
    async cookie() {
      return { name: 'payload-token', value: await tokenOf(started.stack.cms), url: this.url };
    },
    /** An empty page of a browser in which the owner is signed in; `consoleMessages` collects console messages. */
    async enter(viewport: Viewport, options: OpenOptions = {}) {
      const opened = await browser.open({ viewport, ...options });
      await opened.page.context().addCookies([await this.cookie()]);
      return opened;
    },
    /** Signs out and waits until it is done. */
    async leave(page: Page) {
      await page.goto(`${this.url}/office/sign-out`);
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
    },
    /** A page of a visitor, or of somebody signed out. */
    open: (viewport?: Viewport, javaScript = true) => browser.open({ viewport, javaScript }),
  };
}

/** The back office of the stack that the files of a worker share. */
export const useSharedOffice = () => officeOf(useSharedStack());

/**
 * A stack for one test file, and pages of its back office; with `mail` it sends mails to `smtp`. `env` is added to both parts'
 * configuration.
 */
export function useOffice({ mail = false, env = {} }: { mail?: boolean; env?: Record<string, string> } = {}) {
  const started = {} as SharedStack;
  beforeAll(async () => {
    if (mail) started.smtp = await mailServer();
    const sending = mail && { SMTP_URL: started.smtp.url, LEADS_TO: 'office@example.com' };
    started.stack = await startStack(inject('prepared'), { ...env, ...sending });
  });
  afterAll(async () => {
    await started.stack?.stop();
    await started.smtp?.close();
  });
  return officeOf(started);
}

/** Waits for hydration. */
export async function ready(page: Page) {
  await page.locator('.template-default--nav-hydrated').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a URL of the back office and waits for hydration. */
export async function goTo(page: Page, url: string) {
  await page.goto(url);
  await ready(page);
}

/** Waits for a record's form after a click in a list. */
export async function inRecord(page: Page) {
  await page.locator('.collection-edit, .global-edit').first().waitFor();
  await ready(page);
}

/** Reloads until a saved change shows: by itself a page is rendered again only after a minute. */
export const soon = (what: string, condition: () => Promise<boolean>) => until(condition, what, 10_000);

/** Visible defects and axe violations of this screen. */
export async function expectNoViolations(page: Page) {
  expect(await ourViolations(page)).toEqual([]);
  await expectNoOverflow(page);
}

/** The toast with a click's result. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.payload-toast-item:not([data-seen])').filter({ hasText: text }).first();

/** Clicks and waits for a new toast, not one of an earlier click. */
async function click(page: Page, button: Locator) {
  await page.evaluate(() => {
    for (const earlier of document.querySelectorAll<HTMLElement>('.payload-toast-item')) earlier.dataset.seen = '';
  });
  await button.click();
}

/** Clicks Save and waits for its success. */
export async function save(page: Page) {
  await click(page, page.locator('#action-save'));
  await toast(page, /success/i).waitFor();
}

/** Clicks Publish and waits for its success. */
export async function publish(page: Page) {
  await click(page, page.getByRole('button', { name: /^Publish/ }).first());
  await toast(page, /success/i).waitFor();
}

/** Clicks Publish and waits for its refusal, so that the next click is not taken for this one. */
export async function publishRefused(page: Page) {
  await click(page, page.getByRole('button', { name: /^Publish/ }).first());
  await toast(page, /invalid/i).waitFor();
}

/** Chooses an option of a Payload select by field name. */
export async function choose(page: Page, field: string, option: string) {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}

/** Clicks Save and waits for its refusal with a field's error, which may show before: until then the form takes no letters. */
export async function expectFieldError(page: Page, reason: string) {
  await click(page, page.locator('#action-save'));
  await page.getByText(reason, { exact: false }).locator('visible=true').first().waitFor();
  await toast(page, /invalid/i).waitFor();
}

/** Types into a rich-text field by field name. */
export async function write(page: Page, field: string, text: string) {
  await page.locator(`.rich-text-lexical[data-field-path="${field}"] [contenteditable=true]`).first().click();
  await page.keyboard.type(text);
}

/** Opens a record's actions menu, clicks an entry and confirms if asked. */
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

/** Chooses the library's first picture for a field. */
export async function choosePicture(page: Page, field: string) {
  await page.locator(`#field-${field} .upload__listToggler`).click();
  await page.locator('.list-drawer tbody tr').first().locator('button').first().click();
  await page.locator('.list-drawer').waitFor({ state: 'hidden' });
}

/** Uploads a picture into an empty picture field, described by `shows`. */
export async function uploadInto(page: Page, field: string, name: string, picture: string | Buffer, shows: string) {
  await page.locator(`#field-${field}`).getByRole('button', { name: 'Upload', exact: true }).click();
  const drawer = page.locator('.doc-drawer').last();
  const mimeType = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  await drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(picture) });
  await drawer.locator('#field-alt').fill(shows);
  await drawer.locator('#action-save').click();
  await drawer.waitFor({ state: 'hidden' });
}
