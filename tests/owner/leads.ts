import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stack } from '../kit/stack';
import { inRecord } from './office';

/** Sends an enquiry through the public contact form like a browser without JavaScript. */
export async function enquire(stack: Stack, fields: Record<string, string>): Promise<void> {
  const body = { phone: '08 7000 0000', city: 'Adelaide', address: '1 Example Street', message: '', captcha: '10', ...fields };
  const response = await fetch(`${stack.site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ form: 'contact', ...body }),
  });
  expect(response.status).toBe(303);
}

/** Posts only the documented fields like a bot: the lead is stored and marked as suspicious. */
export async function enquireLikeARobot(stack: Stack, fields: Record<string, string>): Promise<void> {
  const body = { phone: '08 7000 0000', city: 'Adelaide', address: '1 Example Street', message: '', captcha: '10', ...fields };
  const response = await fetch(`${stack.site.url}/api/contact-submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ success: true });
}

/** Opens the list of enquiries. */
export const openList = (page: Page, { url }: { url: string }, query = '') => page.goto(`${url}/office/enquiries${query}`);

/** The row of a lead in the list. */
export const rowOf = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });

/** Opens one of the views above the list. */
export async function showView(page: Page, view: string) {
  const link = page
    .getByRole('navigation', { name: 'Views of the enquiries' })
    .getByRole('link', { name: new RegExp(`^${view}( \\d+\\+?)?$`) });
  await Promise.all([page.waitForURL(new URL((await link.getAttribute('href')) ?? '', page.url()).href), link.click()]);
}

/** Types into the list's search field. */
export async function searchFor(page: Page, text: string) {
  const field = page.getByRole('searchbox', { name: 'Name, phone, e-mail, place or number' });
  await field.fill(text);
  await Promise.all([page.waitForURL((url) => url.searchParams.get('q') === text), field.press('Enter')]);
}

/** Ticks leads in the list. */
export async function tick(page: Page, names: readonly string[]) {
  for (const name of names) await rowOf(page, name).getByRole('checkbox').check();
}

/** Presses an act on the chosen leads, reads what it will do, and confirms it. */
export async function confirmAct(page: Page, act: string, said: string, confirmation: string) {
  await page.getByRole('group', { name: 'With the chosen enquiries' }).getByRole('button', { name: act, exact: true }).click();
  await page.getByText(said).first().waitFor();
  await page.getByRole('button', { name: confirmation, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
}

/** Opens a lead of the list. */
export async function openLead(page: Page, name: string) {
  await rowOf(page, name).getByRole('link').first().click();
  await page.locator('main[data-enquiry]').waitFor();
}

/** Opens the whole form of a lead of the list. */
export async function openForm(page: Page, name: string) {
  await openLead(page, name);
  await page.getByRole('link', { name: 'All details' }).click();
  await inRecord(page);
}
