import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/steps.mjs';
import { changeFirst, fillForm } from './filler';
import { goTo, inRecord } from './office';

const PICTURE = join(root, 'docs/home.jpg');
const SIGNS_OF_FAILURE = /invalid|unknown|unexpected|problem|went wrong|error/i;

/** Collects errors that the back office responds with or shows, with the place. */
export function listen(page: Page) {
  const faults: string[] = [];
  let place = '';
  page.setDefaultTimeout(20_000);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      faults.push(`${place}: ${response.request().method()} ${pathname} answers ${response.status()}`);
  });
  return {
    faults,
    /** Runs one step in one place; records a failure and continues. */
    async at(where: string, act: () => Promise<void>) {
      place = where;
      await act().catch((error: Error) => faults.push(`${where}: ${error.message.split('\n', 3).join(' ')}`));
    },
  };
}

/** Waits for the message after a click; throws if it is an error, with the invalid fields. */
async function answered(page: Page) {
  const message = page.locator('.payload-toast-item').first();
  await message.waitFor({ timeout: 15_000 });
  const text = await message.innerText();
  const red = await page
    .locator('.field-type:has(> .field-error, .tooltip--show) [id^=field-]')
    .evaluateAll((all) => all.map(({ id }) => id));
  if (SIGNS_OF_FAILURE.test(text)) throw new Error(`${text.replace(/\s+/g, ' ')} ${red.join(', ')}`);
  for (const close of await page.locator('.payload-toast-item button').all()) await close.click().catch(() => {});
  await message.waitFor({ state: 'detached' });
}

async function save(page: Page) {
  await page.locator('#action-save').click();
  await answered(page);
}

async function inMenu(page: Page, action: string) {
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator(action).click();
}

const confirm = (page: Page) => page.locator('#confirm-action:visible').click();

/** Restores the version before the newest. */
async function restore(page: Page, record: string) {
  await goTo(page, `${record}/versions`);
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await answered(page);
}

async function throughTrash(page: Page, list: string, record: string) {
  await goTo(page, record);
  await inMenu(page, '#action-delete');
  await confirm(page);
  await answered(page);
  await goTo(page, `${list}/trash/${record.split('/').at(-1)}`);
  await page.locator('#action-restore').click();
  await confirm(page);
  await answered(page);
}

export async function crawlCollection(page: Page, url: string, name: string, mark: string, at: ReturnType<typeof listen>['at']) {
  const list = `${url}/admin/collections/${name}`;
  let record = '';
  await at(`${name}, list`, () => goTo(page, list));
  if ((await page.locator('a[href$="/create"]').count()) === 0) return;
  await at(`${name}, new`, async () => {
    await goTo(page, `${list}/create`);
    await inRecord(page);
    const file = page.locator('input[type=file]');
    if ((await file.count()) > 0) await file.first().setInputFiles(PICTURE);
    const empty = await fillForm(page, mark);
    if (empty.length > 0) throw new Error(`not filled: ${empty.join(', ')}`);
    await save(page);
    await page.waitForURL(/\/\d+(\?.*)?$/);
    record = `${list}/${new URL(page.url()).pathname.split('/').at(-1)}`;
  });
  if (!record) return;
  await at(`${name}, change`, async () => {
    await goTo(page, record);
    await changeFirst(page, 'changed');
    await save(page);
  });
  const versioned = (await page.locator('a[href$="/versions"]').count()) > 0;
  if (versioned) await at(`${name}, earlier version`, () => restore(page, record));
  await at(`${name}, list`, () => goTo(page, list));
  const trash = (await page.locator('a[href$="/trash"]').count()) > 0;
  if (trash) await at(`${name}, trash`, () => throughTrash(page, list, record));
}

export async function crawlGlobal(page: Page, url: string, name: string, at: ReturnType<typeof listen>['at']) {
  const form = `${url}/admin/globals/${name}`;
  await at(`${name}, change`, async () => {
    await goTo(page, form);
    if (!(await page.locator('#action-save').isVisible())) return;
    const texts = page.locator('.field-type.text input, .field-type.textarea textarea');
    const typed = await texts.evaluateAll((all) => all.some((one) => (one as HTMLInputElement).value));
    const isEmpty = !typed && (await page.locator('.array-field__row').count()) === 0;
    if (isEmpty) await fillForm(page, '1');
    for (const word of ['once', 'twice']) {
      await changeFirst(page, word);
      await save(page);
    }
    if ((await page.locator('a[href$="/versions"]').count()) > 0) await restore(page, form);
  });
}

/** Entries of the menu, in order. */
export const offered = (page: Page, kind: 'collections' | 'globals') =>
  page
    .locator(`nav a[href*="/admin/${kind}/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''))]);
