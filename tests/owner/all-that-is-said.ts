import type { Page } from 'playwright-core';
import { mailParts } from '../kit/mail-parts';
import { textsOf } from '../kit/page-texts';
import { printed } from '../kit/paper';
import { signIn, until } from '../kit/stack';
import { LAPTOP, PHONE, type useOffice } from './office';

type Office = ReturnType<typeof useOffice>;
/** Where something is said, and what. */
export type Said = [place: string, text: string];

const FILES = ['/feed.xml', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];

/** Paths of the sitemap, and those that no list has. */
export async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  return [...listed, '/nothing-here', '/suburb-check'];
}

function namesOf(manifest: string): string {
  const { name, short_name, description } = JSON.parse(manifest) as Record<string, string>;
  return [name, short_name, description].join('\n');
}

/** What all public pages and files say, and where their links lead. */
export async function saidInPublic(site: string): Promise<{ said: Said[]; links: string[] }> {
  const said: Said[] = [];
  const links = new Set<string>();
  for (const path of [...(await pathsOf(site)), ...FILES]) {
    const html = await (await fetch(site + path)).text();
    said.push([path, path.endsWith('.webmanifest') ? namesOf(html) : textsOf(html).replaceAll(site, '')]);
    for (const [, href = ''] of html.matchAll(/ href="([^"#]+)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  return { said, links: [...links] };
}

export const QUOTED = { what: 'What was asked for', price: '90', sums: ['$90.00', '$8.18'] };
/** Somebody who asks for a clean, as they type it. */
export const CUSTOMER = { name: 'Robin Example', email: 'robin@example.com', phone: '0491 570 158', address: '1 Example Street' };

async function enquireAt(visitor: Page, site: string): Promise<void> {
  await visitor.goto(`${site}/contact-us`);
  // As fast as a person: a faster one gets no confirmation.
  for (const [field, text] of Object.entries(CUSTOMER))
    await visitor.locator(`form [name=${field}]`).pressSequentially(text, { delay: 90 });
  await visitor.locator('form [name=captcha]').fill('10');
  await visitor.locator('.lead-form [type=submit]').click();
  await visitor.locator('.form-reference').first().waitFor();
}

/** What an enquiry and its quote make: the mails to the office and to the customer, the page of the quote, and its print. */
export async function saidToCustomer(office: Office): Promise<Said[]> {
  const { site, cms } = office.stack;
  const { page: visitor, close: leave } = await office.open(PHONE);
  await enquireAt(visitor, site.url);
  await until(async () => office.smtp.accepted.length >= 2, 'the mails to the office and to the customer', 60_000);
  const ask = await signIn(cms);
  const { docs } = await ask<{ docs: { id: number }[] }>('GET', '/leads?limit=1&sort=-id&depth=0');

  const { page, close } = await office.enter(LAPTOP);
  await page.goto(`${office.url}/office/enquiries/${docs[0]?.id}/quote`);
  const line = page.getByRole('group', { name: 'Line 1', exact: true });
  await line.getByLabel('What').fill(QUOTED.what);
  await line.getByLabel('Price each (AUD)').fill(QUOTED.price);
  await page.getByRole('button', { name: 'Send …', exact: true }).click();
  await page.getByRole('button', { name: 'Send it by mail', exact: true }).click();
  await page.getByText(/^Sent\. /).waitFor();
  const link = await page.getByLabel('The customer’s link').inputValue();
  await close();
  await until(async () => office.smtp.accepted.some(({ raw }) => raw.includes('Your quote from')), 'the mail with the quote');

  const address = site.url + new URL(link).pathname;
  await visitor.goto(address);
  const print = (await printed(visitor, 'A4')).join('\n');
  const quote = textsOf(await (await fetch(address)).text());
  await leave();
  const mails = office.smtp.accepted.map(({ raw }, at): Said => {
    const { text, html } = mailParts(raw);
    return [`mail ${at + 1}`, [text, textsOf(html)].join('\n')];
  });
  return [...mails, ['the quote', quote], ['the quote on paper', print]].map(([place = '', text = '']) => [
    place,
    [site.url, cms.url, office.url].reduce((all, own) => all.replaceAll(own, ''), text),
  ]);
}
