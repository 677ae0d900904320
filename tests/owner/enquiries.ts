import type { Page } from 'playwright-core';
import { type Stack, signIn, until } from '../kit/stack';

/** The number of the one enquiry of that name, once it is there. */
export async function enquiryOf(stack: Stack, name: string): Promise<number> {
  const ask = await signIn(stack.cms);
  const found = () => ask<{ docs: { id: number }[] }>('GET', `/leads?where[name][equals]=${encodeURIComponent(name)}&depth=0`);
  return until(async () => (await found()).docs[0]?.id, `the enquiry of ${name}`);
}

interface Office {
  stack: Stack;
  url: string;
}

/** Opens the office’s page of an enquiry; resolves with its number. */
export async function openEnquiry(office: Office, page: Page, name: string): Promise<number> {
  const id = await enquiryOf(office.stack, name);
  await page.goto(`${office.url}/office/enquiries/${id}`);
  await page.getByRole('heading', { name, exact: true }).waitFor();
  return id;
}

/** Presses a button of an office’s page. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
