import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Stack, signIn, tokenOf, until } from '../kit/stack';

/** The number of the one enquiry of that name, once it is there. */
async function enquiryOf(stack: Stack, name: string): Promise<number> {
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

/** Asks for the page of an enquiry as the owner; with a body, posts its form. */
async function ask(cms: Stack['cms'], id: number, body?: Record<string, string>): Promise<Response> {
  return fetch(`${cms.url}/office/enquiries/${id}`, {
    headers: { authorization: `JWT ${await tokenOf(cms)}` },
    ...{ redirect: 'manual', ...(body && { method: 'POST', body: new URLSearchParams(body) }) },
  });
}

/** The markup of an enquiry’s page. */
export const pageOf = async (cms: Stack['cms'], id: number) => (await ask(cms, id)).text();

/** Does an act on the newest version of an enquiry, as its page's form does. */
export async function pressOn(cms: Stack['cms'], id: number, act: string): Promise<void> {
  const made_from = /data-version="([^"]+)"/.exec(await pageOf(cms, id))?.[1] ?? '';
  expect((await ask(cms, id, { act, made_from, id: 'a'.repeat(24) })).status).toBe(303);
}
