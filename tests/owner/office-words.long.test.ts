import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { enquire } from './leads';
import { goTo, LAPTOP, PHONE, useOffice } from './office';

const office = useOffice();

/** Words of the machinery, which nobody in an office uses. "Leads to" a page is plain English. */
const FOREIGN =
  /\b(leads?(?! (to|back|on|elsewhere)\b)|documents?|submissions?|HMAC|undefined|null|NaN|payload)\b|<No |Failed to fetch|\[object|\b[a-z]+_[a-z_]+\b|figures\.[a-z]/gi;
/** Sentences in which "lead" is the verb. */
const VERB =
  /(address|pages?|old one|entry|link|button|Introduction) (should |once .*)?leads?\b|should .* lead\b|(can|may) lead\b/gi;

/** What a person reads on the screen, or hears of it. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    // The title of a box is taken away before it is seen: `payload-patches/control-names.tsx`.
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
      .filter((one) => !one.matches('[type=checkbox]'))
      .flatMap((one) => ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...named].join('\n');
  });

it('no screen speaks of leads, documents or names of the database (R-OWNER-34)', { timeout: 900_000 }, async () => {
  await enquire(office.stack, { name: 'Word Hunt', email: 'words@example.com', phone: '0491 570 156' });
  const api = await signIn(office.stack.cms);
  const { page, close } = await office.enter(LAPTOP);
  await goTo(page, `${office.url}/admin`);
  const inMenu = await page
    .locator('.nav a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = new Set(inMenu);
  for (const list of inMenu.filter((path) => path.includes('/collections/'))) {
    const [record] = (await api<{ docs: { id: number }[] }>('GET', `/${list.split('/').at(-1)}?limit=1&depth=0`)).docs;
    if (record) paths.add(`${list}/${record.id}`);
    paths.add(`${list}/create`);
  }
  const found: string[] = [];
  const look = async (at: string) => {
    const text = (await shownOn(page)).replace(VERB, '').replace(/\{\w+\}/g, ''); // names to be filled in stay in braces
    const words = [...new Set([...text.matchAll(FOREIGN)].map(([word]) => word))];
    if (words.length > 0) found.push(`${at}: ${words.join(', ')}`);
  };
  for (const path of paths) {
    // The light page needs no hydration.
    await (path.startsWith('/office') ? page.goto(office.url + path) : goTo(page, office.url + path));
    await look(path);
    const tabs = page.locator('.tabs-field__tab-button');
    for (let index = 1; index < (await tabs.count()); index += 1) {
      await tabs.nth(index).click();
      await look(`${path}, tab ${index + 1}`);
    }
  }
  await page.setViewportSize(PHONE);
  for (const path of ['/admin', '/admin/collections/leads', '/admin/globals/home']) {
    await goTo(page, office.url + path);
    await look(`${path} on a phone`);
  }
  expect(found).toEqual([]);
  await close();
});
