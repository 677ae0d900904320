import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stack } from '../kit/stack';
import { inRecord, ready } from './office';

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

/** The row of a lead in the list. */
export const rowOf = (page: Page, name: string) => page.locator('.collection-list tbody tr').filter({ hasText: name });

/** Opens one of the views above the list. */
export async function showView(page: Page, view: string) {
  await page
    .getByRole('navigation', { name: 'Views of the inbox' })
    .getByRole('link', { name: new RegExp(`^${view}( \\d+)?$`) })
    .click();
  await page.waitForURL(/view/);
  await ready(page);
}

/** Types into the list's search field. */
export async function searchFor(page: Page, text: string) {
  await page.locator('.search-filter input').fill(text);
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await ready(page);
}

/** Opens a lead of the list. */
export async function openLead(page: Page, name: string) {
  await rowOf(page, name).getByRole('link').first().click();
  await inRecord(page);
}
