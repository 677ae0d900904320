import { withoutOrigins } from 'contract/text-origin';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Alteration, alterations } from '../kit/page-alterations';
import { thorough } from '../kit/sample';
import { until } from '../kit/stack';
import { bar, editingIn, status, type } from './in-place';
import { expectNoViolations, LAPTOP, SCREENS, unique, useOffice } from './office';

const office = useOffice();
const { asVisitor, enterPage } = editingIn(office);
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const more = (page: Page) => bar(page).getByText('More', { exact: true }).click();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text' });

async function publish(page: Page) {
  await press(page, 'Publish');
  await status(page).filter({ hasText: 'Published' }).waitFor();
}

async function postPath(): Promise<string> {
  const [, path] = /<loc>[^<]*(\/blog-details[^<]*|\/blog\/[^<]+)<\/loc>/.exec(await asVisitor('/sitemap.xml')) ?? [];
  if (!path) throw new Error('the blog has no post');
  return path;
}

describe.each(SCREENS)('on a %s', (_, viewport) => {
  it('a long text gets bold words, a link and a list, is undone, and published (R-OWNER-65)', async () => {
    const path = await postPath();
    const { page, close, consoleMessages } = await enterPage(viewport, path);
    const word = unique('Marigold').replace(' ', '');
    const first = page.locator('#main .rich p[data-origin]').first();
    const before = await first.innerText();
    await first.click();
    await editor(page).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(word);
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' comes first.');
    await page.keyboard.press('Enter');
    await editor(page).locator('strong, b').filter({ hasText: word }).dblclick();
    await press(page, 'Link');
    await bar(page).getByLabel('Leads to').fill('javascript:alert(1)');
    await press(page, 'Make it a link');
    await press(page, 'Save');
    await bar(page).getByRole('alert').filter({ hasText: 'no address' }).waitFor();
    await editor(page).locator('strong, b').filter({ hasText: word }).click();
    await press(page, 'Link');
    await expectNoViolations(page);
    await bar(page).getByLabel('Leads to').fill('/contact-us');
    await page.keyboard.press('Enter');
    await press(page, 'List');
    await press(page, 'Save');
    const item = page.locator('#main .rich li', { hasText: `${word} comes first.` });
    await item.waitFor();
    expect(await item.locator('a[href*="/contact-us"] strong, strong a[href*="/contact-us"]').innerText()).toBe(word);
    expect(await page.locator('#main .rich p', { hasText: before }).first().isVisible()).toBe(true);

    await press(page, 'Undo');
    await item.waitFor({ state: 'detached' });
    await page.locator('#main .rich p[data-origin]').first().click();
    await editor(page).waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type(`${word} `);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.locator('#main .rich p', { hasText: word }).waitFor();
    await publish(page);
    await until(async () => (await asVisitor(path)).includes(word), 'visitors to read it');
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('a question is added, moved and removed where it stands, and each is undone (R-OWNER-65)', async () => {
    const { page, close } = await enterPage(viewport, '/faq-page');
    const questions = page.locator('#main details summary [data-origin], #main details summary[data-origin]');
    const texts = async () => (await questions.allInnerTexts()).map((text) => text.trim());
    const before = await texts();
    const [first = '', second = ''] = before;
    const open = async (at: number) => {
      await questions.nth(at).click();
      await page.locator('[contenteditable=plaintext-only]').waitFor();
      await more(page);
    };
    await open(0);
    await expectNoViolations(page);
    await press(page, 'Move down');
    await expect.poll(texts).toEqual([second, first, ...before.slice(2)]);
    await press(page, 'Undo');
    await expect.poll(texts).toEqual(before);
    await open(0);
    await press(page, 'Remove');
    await expect.poll(texts).toEqual(before.slice(1));
    await press(page, 'Undo');
    await expect.poll(texts).toEqual(before);
    await open(0);
    await press(page, 'Add one below');
    await page.locator('[contenteditable=plaintext-only]', { hasText: 'New question' }).waitFor();
    const asked = unique('Do you clean boats');
    await type(page, asked);
    await page.keyboard.press('Enter');
    await expect.poll(texts).toEqual([first, asked, ...before.slice(1)]);
    await status(page).filter({ hasText: 'seen by nobody yet' }).waitFor();
    await questions.nth(1).click();
    const better = unique('And ships');
    await type(page, better);
    await more(page);
    await press(page, 'Move up');
    await expect.poll(texts).toEqual([better, first, ...before.slice(1)]);
    await press(page, 'Undo');
    await press(page, 'Undo');
    await expect.poll(texts).toEqual([first, asked, ...before.slice(1)]);
    await publish(page);
    await until(async () => (await asVisitor('/faq-page')).includes(asked), 'visitors to read it');
    await close();
  });

  it('what was typed into a long text stays after a reload (R-OWNER-65)', async () => {
    const { page, close } = await enterPage(viewport, await postPath());
    await page.locator('#main .rich p[data-origin]').first().click();
    await editor(page).waitFor();
    const word = unique('Kept');
    await page.keyboard.type(` ${word}`);
    await page.reload();
    await editor(page).getByText(word).waitFor();
    await page.keyboard.press('Escape');
    await editor(page).waitFor({ state: 'detached' });
    expect(await page.getByText(word).count()).toBe(0);
    await close();
  });
});

/** The words of a part of the page as they are stored, whatever the browser made of them. */
const storedWords = (page: Page, part: string) =>
  page.evaluate(async (selector) => {
    const html = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(html, 'text/html').querySelector(selector)?.textContent ?? '';
  }, part);

it.each(thorough ? (Object.keys(alterations) as Alteration[]) : (['translated by the browser'] as const))(
  'on a page that was %s only what is typed changes (R-OWNER-65)',
  async (altered) => {
    const { page, close } = await enterPage(LAPTOP, await postPath());
    await page.evaluate(alterations[altered]);
    for (const [part, pressed] of [
      ['h1', 'h1'],
      ['#main .rich', '#main .rich p'],
    ] as const) {
      const word = unique('Marigold').replace(' ', '');
      const before = withoutOrigins(await storedWords(page, part));
      await page.locator(pressed).first().click();
      await page.locator('[contenteditable]:focus').waitFor();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type(word);
      await press(page, 'Save');
      await status(page).filter({ hasText: 'seen by nobody yet' }).waitFor();
      expect(withoutOrigins(await storedWords(page, part))).toBe(`${/^\s*/.exec(before)}${word}${before.trimStart()}`);
    }
    await close();
  },
);
