import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HIDDEN, SECRET, SEEN } from '../kit/hidden-kinds';
import { sample } from '../kit/sample';
import { signIn } from '../kit/stack';
import { choosePicture, goTo, LAPTOP, publish, toast, useSharedOffice, write } from './office';

const office = useSharedOffice();

const editorOf = (page: Page) => page.locator('.rich-text-lexical[data-field-path="description"] [contenteditable=true]').first();

/** Ways by which the owner brings another program's text into a text of the site. */
const WAYS: [name: string, bring: (page: Page, markup: string) => Promise<void>][] = [
  [
    'pasted',
    // Scripts may not fill the clipboard with what a browser would not write itself, so the event is made as it would come.
    (page, markup) =>
      editorOf(page).evaluate((editor, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, markup),
  ],
  [
    'dragged',
    async (page, markup) => {
      await page.evaluate((html) => {
        const source = document.createElement('div');
        Object.assign(source, { id: 'other-program', draggable: true, textContent: 'Another program' });
        source.style.cssText = 'position:fixed;z-index:99;top:0;left:0';
        source.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData('text/html', html));
        document.body.append(source);
      }, markup);
      await page.dragAndDrop(
        '#other-program',
        '.rich-text-lexical[data-field-path="description"] [contenteditable=true] p:last-of-type',
      );
      await page.evaluate(() => document.querySelector('#other-program')?.remove());
    },
  ],
];

it.each(WAYS)('what was hidden in a text that is %s stays out of it, and is named (R-OWNER-35)', async (way, bring) => {
  const ask = await signIn(office.stack.cms);
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin/collections/posts/create`);
  await page.waitForURL(/\/posts\/\d+/);
  const id = page.url().split('/').at(-1);
  await page.getByLabel('Title').first().fill(`Prices, ${way}`);
  await choosePicture(page, 'image');
  await write(page, 'description', 'Before. ');
  const kinds = sample(HIDDEN);
  for (const [at, [, markup, leftOut]] of kinds.entries()) {
    await bring(page, markup.replaceAll(SEEN, `${SEEN} ${at}.`));
    await editorOf(page).getByText(`${SEEN} ${at}.`).first().waitFor();
    await toast(page, `${leftOut}, left out`).waitFor();
  }
  await publish(page);
  const shown = JSON.stringify((await ask<{ description: unknown }>('GET', `/posts/${id}?depth=0`)).description);
  expect(shown).toContain(SEEN);
  expect(shown).not.toContain(SECRET);
  await close();
});
