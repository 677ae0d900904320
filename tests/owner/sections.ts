import type { Locator, Page } from 'playwright-core';
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

/** Adds a section of that kind at the end, and resolves with its place; it stays open when the server has answered. */
export async function addSection(page: Page, kind: string, click = (target: Locator) => target.click()): Promise<number> {
  const at = await page.locator('[id^=sections-row-]').count();
  await click(page.getByRole('button', { name: 'Add Section' }));
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'));
  const offered = page.locator('.blocks-drawer__block', { has: page.getByText(kind, { exact: true }) });
  await click(offered.locator('button'));
  await offered.waitFor({ state: 'hidden' });
  await answered;
  await row(page, at).locator('.collapsible__content :is(input, textarea, button)').first().waitFor();
  expect(await row(page, at).locator('.collapsible__toggle').first().getAttribute('class')).not.toContain('--collapsed');
  return at;
}

/** Creates a page that begins with the words of a landing page. */
export async function begin(page: Page, office: string, title: string) {
  await goTo(page, `${office}/admin/collections/own-pages`);
  await page.locator('a[href$="/own-pages/create"]').first().click();
  await inRecord(page);
  await page.waitForURL(/\/own-pages\/\d+/);
  await page.getByRole('heading', { name: 'New own page' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Landing page' }).click();
  await row(page, 5).waitFor();
  await page.locator('#field-title').fill(title);
  await expect.poll(() => page.locator('#field-route').inputValue()).toBe(`/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
}

/** Answers as the host of a video, and notes what is asked of others than the site. */
export async function asHost(page: Page, site: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/.*/, (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === new URL(site).origin) return route.continue();
    asked.push(origin);
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>The oven is clean.</p>' });
  });
  return asked;
}

/** Fills in the quote form and sends it. */
export async function sendQuote(form: Locator, email: string) {
  const values = {
    ...{ first_name: 'Ada', last_name: 'Example', email, phone: '0400 000 000' },
    ...{ address: '1 Example Street', suburb: 'Adelaide', post_code: '5000' },
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[type=submit]').click();
}

/** A PDF that the library takes. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>>\n%%EOF\n');
