import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { goTo, LAPTOP, PHONE, ready, toast, type useOffice, type Viewport } from './office';

type Way = 'mouse' | 'keyboard';

/** An owner's hands: counts clicks and typed fields, by mouse or by keyboard. */
export class Hands {
  clicks = 0;
  fields = 0;
  readonly #start = performance.now();

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  /** Presses a button, link, tab or checkbox. By keyboard it must take the focus first. */
  async click(target: Locator) {
    this.clicks += 1;
    await target.first().waitFor();
    if (this.way === 'mouse') return target.first().click();
    await expect
      .poll(async () => {
        await target.first().focus(); // a button that is off for a moment takes no focus
        return target.first().evaluate((element) => element.matches(':focus'));
      })
      .toBe(true);
    const isBox = await target.first().evaluate((element) => element instanceof HTMLInputElement && element.type === 'checkbox');
    return this.page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  async type(field: Locator, text: string) {
    this.fields += 1;
    await field.first().fill(text);
  }

  /** Chooses an option of a select: one press opens it, the other takes the option. */
  async choose(field: string, option: string) {
    const select = this.page.locator(`#field-${field}`);
    if (this.way === 'mouse') {
      await this.click(select.locator('.rs__control'));
      return this.click(this.page.locator('.rs__option', { hasText: option }));
    }
    this.clicks += 2;
    await select.locator('input[role=combobox]').focus();
    await this.page.keyboard.type(option);
    await this.page.locator('.rs__option--is-focused', { hasText: option }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a file in the dialogue that a press opens. */
  async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    const [dialogue] = await Promise.all([this.page.waitForEvent('filechooser'), this.click(target)]);
    await dialogue.setFiles(file);
  }

  /** Writes what the task took, for `docs/editing.md`. */
  note(task: string, screen: string) {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0);
    const folder = join(root, '.cache');
    if (!existsSync(folder)) mkdirSync(folder);
    appendFileSync(join(folder, 'tasks.tsv'), `${[task, screen, this.way, this.clicks, this.fields, seconds].join('\t')}\n`);
  }
}

/** Screens and ways, for `describe.each`. */
export const WAYS: [screen: string, way: Way, viewport: Viewport][] = [
  ['laptop', 'mouse', LAPTOP],
  ['laptop', 'keyboard', LAPTOP],
  ['phone', 'mouse', PHONE],
  ['phone', 'keyboard', PHONE],
];

/** Begins a task as its owner does: signed in, on the first page. */
export async function beginTask(office: ReturnType<typeof useOffice>, viewport: Viewport, way: Way) {
  const { page, close } = await office.enter(viewport, { timezoneId: 'Australia/Adelaide' });
  await goTo(page, `${office.url}/admin`);
  return { page, close, hands: new Hands(page, way) };
}

/** A task on the first page. */
export const start = (page: Page, name: string) => page.locator('.figures__now--tasks').getByRole('link', { name, exact: true });

/** Waits until the form takes what is typed. */
export async function inForm(page: Page) {
  await page.locator('form[data-form-ready="true"]').first().waitFor();
  await ready(page);
}

export const publishButton = (page: Page) => page.locator('#action-save');

export const done = (page: Page, text: string | RegExp = /success/i) => toast(page, text).waitFor();
