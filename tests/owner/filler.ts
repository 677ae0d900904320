import type { Locator, Page } from 'playwright-core';

/** Where fields are: the open record, not a drawer above it. */
const FORM = ':is(.collection-edit, .global-edit) form';
const ROUNDS = 8;
/** A form sends a change after a quarter of a second, and shows after half a second that it is waiting. */
const SETTLE_MS = 700;
const OPEN = ':visible:not([disabled]):not([readonly])';

/** A value for a field by type and name; paths and slugs have their own format. */
function wordsFor(name: string, type: string, mark: string): string {
  if (type === 'number') return '4';
  if (type === 'password') return `correct-horse-battery-${mark}`;
  if (type === 'email' || /email/.test(name)) return `crawl-${mark}@example.com`;
  if (/^(leads_to|to)$/.test(name)) return '/';
  if (name === 'from') return `/old-${mark}`;
  if (/(^|\.)(route|path|button_link)$/.test(name)) return `/crawled-${mark}`;
  if (/(^|\.)url$/.test(name)) return `https://example.com/${mark}`;
  if (/(^|\.)(slug|id|office|parent)$/.test(name)) return `crawled-${mark}`;
  return `Crawled ${mark}`;
}

async function openAll(page: Page) {
  const closed = page.locator(`${FORM} .collapsible__toggle--collapsed:visible`);
  // A new row opens by itself, possibly between check and click.
  while ((await closed.count()) > 0)
    await closed
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** Adds a row to each empty list and opens everything collapsed, also in new rows. */
async function unfold(form: Locator, page: Page) {
  await openAll(page);
  for (const list of await form.locator('.array-field:visible').all()) {
    if ((await list.locator('.array-field__row').count()) > 0) continue;
    await list.locator('.array-field__add-row').last().click();
    await list.locator('.array-field__row').first().waitFor();
  }
  await openAll(page);
}

async function chooseFirst(page: Page, select: Locator) {
  await select.locator('.rs__control').click();
  const option = page.locator('.rs__option').first();
  await option.or(page.locator('.rs__menu-notice--no-options')).first().waitFor();
  if (await option.isVisible()) await option.click();
  await page.keyboard.press('Escape');
}

async function chooseUpload(page: Page, field: Locator) {
  await field.locator('.upload__listToggler').click();
  const first = page.locator('.list-drawer tbody tr').first();
  await first.locator('button').first().click();
  await page.locator('.list-drawer').waitFor({ state: 'hidden' });
}

/** Fills every visible empty field that is not read-only. */
async function fillShown(page: Page, mark: string) {
  const form = page.locator(FORM).first();
  await unfold(form, page);
  for (const field of await form.locator('.field-type.upload:visible').all()) {
    if (await field.locator('.upload__listToggler').isVisible()) await chooseUpload(page, field);
  }
  for (const select of await form.locator('.field-type :is(.react-select):visible').all()) {
    if ((await select.locator('.rs__single-value, .rs__multi-value').count()) === 0) await chooseFirst(page, select);
  }
  for (const day of await form.locator(`.date-time-field input${OPEN}`).all()) {
    if (await day.inputValue()) continue;
    await day.fill('25 Nov 2025');
    await day.press('Tab');
  }
  for (const box of await form.locator(`.field-type.checkbox input${OPEN}`).all()) await box.check();
  const inputs = form.locator(
    `.field-type :is(input[type=text], input[type=email], input[type=number], input[type=password], textarea)${OPEN}`,
  );
  for (const input of await inputs.all()) {
    const kind = await input.evaluate((element) => ({
      name: (element.getAttribute('name') ?? element.id).replace(/^field-/, '').replaceAll('__', '.'),
      type: element.closest('.field-type.number') ? 'number' : (element.getAttribute('type') ?? 'text'),
      foreign: element.closest('.react-select, .date-time-field, [contenteditable]') !== null,
    }));
    if (!kind.foreign && !(await input.inputValue())) await input.fill(wordsFor(kind.name, kind.type, mark));
  }
  for (const text of await form.locator('.rich-text-lexical [contenteditable=true]:visible').all()) {
    if ((await text.innerText()).trim()) continue;
    await text.click();
    await page.keyboard.type(`Crawled ${mark}`);
  }
}

/** Names of visible fields that are still empty. */
const emptyFields = (page: Page) =>
  page
    .locator(FORM)
    .first()
    .evaluate((form) => {
      const shows = (element: Element) => (element as HTMLElement).offsetParent !== null;
      const empty = (field: Element) => {
        if (field.matches('.upload')) return field.querySelector('.upload__listToggler') !== null;
        if (field.querySelector('.react-select')) return !field.querySelector('.rs__single-value, .rs__multi-value');
        const input = field.querySelector<HTMLInputElement>(
          ':is(input:not([type=checkbox]), textarea):not([readonly], :disabled)',
        );
        return input !== null && !input.value;
      };
      const leaves = '.upload, .select, .relationship, .text, .textarea, .email, .number, .date-time-field';
      return [...form.querySelectorAll(`.field-type:is(${leaves})`)]
        .filter((field) => shows(field) && empty(field))
        .map((field) => field.querySelector('[id^=field-]')?.id ?? field.className);
    });

/** Fills every field of the open form, tab by tab; resolves with the names of fields it could not fill. */
export async function fillForm(page: Page, mark: string): Promise<string[]> {
  const tabs = page.locator(`${FORM} .tabs-field__tab-button:visible`);
  const left: string[] = [];
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
    if ((await tabs.count()) > 0) await tabs.nth(tab).click();
    let missed: string[] = [];
    // A choice may add fields, and a new row is read-only until the back office has answered.
    for (let round = 0; round < ROUNDS; round++) {
      await fillShown(page, mark);
      await page.waitForTimeout(SETTLE_MS);
      missed = [
        ...(await emptyFields(page)),
        ...(await page
          .locator(`${FORM} :is(.collapsible__toggle--collapsed, .shimmer-effect):visible`)
          .evaluateAll((all) => all.map(() => 'a row'))),
      ];
      if (missed.length === 0) break;
    }
    left.push(...missed);
  }
  return left;
}

/** Appends a word to the first editable free text, else changes the first path, else the first number. */
export async function changeFirst(page: Page, word: string) {
  await openAll(page);
  for (const text of await page.locator(`${FORM} .field-type:is(.text, .textarea) :is(input, textarea)${OPEN}`).all()) {
    const value = await text.inputValue();
    if (/^\d+$/.test(value)) return text.fill(String(Number(value) + 1));
    if (/^$|^[/\d]|@|:\/\/|^[a-z0-9-]+$/.test(value)) continue;
    return text.fill(`${value} ${word}`);
  }
  for (const path of await page.locator(`${FORM} .field-type.text input${OPEN}`).all()) {
    const value = await path.inputValue();
    if (/^\/\w/.test(value)) return path.fill(`${value}-${word}`);
  }
  const [number] = await page.locator(`${FORM} .field-type.number input${OPEN}`).all();
  if (!number) throw new Error('nothing to change');
  await number.fill(String(Number(await number.inputValue()) === 4 ? 3 : 4));
}
