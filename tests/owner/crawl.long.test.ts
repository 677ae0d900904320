import { expect, it } from 'vitest';
import { crawlCollection, crawlGlobal, listen, offered } from './crawler';
import { goTo, LAPTOP, PHONE, useOffice } from './office';

const office = useOffice();
/** Created or changed in other tests, because one value of theirs depends on another: invite, mail-setup, second-factor, announcement, measuring, own-pages. */
const OF_THEIR_OWN = ['users', 'notifications', 'sign-in-rules', 'announcement', 'measuring', 'own-pages'];
/** What the menu offers at least: a link that is not found must not shorten the crawl unseen. */
const KINDS_OF_CONTENT = ['posts', 'testimonials', 'services', 'cities', 'faq-categories'];
const PAGES = ['home', 'city-pages', 'words', 'settings'];

it('on a laptop every kind of content is created, changed, reverted, trashed and restored', { timeout: 1_200_000 }, async () => {
  const { page, close } = await office.enter(LAPTOP);
  const { faults, at } = listen(page);
  await goTo(page, `${office.url}/admin`);
  const ofTheUsualKind = (name: string) => !OF_THEIR_OWN.includes(name);
  const collections = (await offered(page, 'collections')).filter(ofTheUsualKind);
  const globals = (await offered(page, 'globals')).filter(ofTheUsualKind);
  expect(collections).toEqual(expect.arrayContaining(KINDS_OF_CONTENT));
  expect(globals).toEqual(expect.arrayContaining(PAGES));
  for (const name of collections) await crawlCollection(page, office.url, name, '1', at);
  for (const name of globals) await crawlGlobal(page, office.url, name, at);
  expect(faults).toEqual([]);
  await close();
});

it.each(['posts', 'testimonials', 'services'])('on a phone the same works for %s', async (name) => {
  const { page, close } = await office.enter(PHONE);
  const { faults, at } = listen(page);
  await crawlCollection(page, office.url, name, '2', at);
  expect(faults).toEqual([]);
  await close();
});
