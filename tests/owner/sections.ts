import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations, goTo, inRecord } from './office';

/** A section of the form, by its place. */
export const row = (page: Page, at: number) => page.locator(`#sections-row-${at}`);

/** Opens a section that is closed. */
export async function openSection(page: Page, at: number) {
  const toggle = row(page, at).locator('.collapsible__toggle').first();
  const isClosed = async () => (await toggle.getAttribute('class'))?.includes('--collapsed');
  await expect
    .poll(async () => {
      if (await isClosed()) await toggle.click();
      return isClosed();
    })
    .toBe(false);
}

/** Adds a section of that kind at the end; it stays open when the server has answered. */
export async function addSection(page: Page, kind: string) {
  const at = await page.locator('[id^=sections-row-]').count();
  await page.getByRole('button', { name: 'Add Section' }).click();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'));
  const offered = page.locator('.blocks-drawer__block', { has: page.getByText(kind, { exact: true }) });
  await offered.locator('button').click();
  await offered.waitFor({ state: 'hidden' });
  await answered;
  await row(page, at).locator('.collapsible__content :is(input, textarea, button)').first().waitFor();
  expect(await row(page, at).locator('.collapsible__toggle').first().getAttribute('class')).not.toContain('--collapsed');
}

/** Creates a page that begins with the words of a landing page. */
export async function begin(page: Page, office: string, title: string) {
  await goTo(page, `${office}/admin/collections/own-pages`);
  await page.locator('a[href$="/own-pages/create"]').first().click();
  await inRecord(page);
  await page.waitForURL(/\/own-pages\/\d+/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Landing page' }).click();
  await row(page, 5).waitFor();
  await page.locator('#field-title').fill(title);
  await expect.poll(() => page.locator('#field-route').inputValue()).toBe(`/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
}
