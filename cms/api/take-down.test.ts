import type { Redirect } from 'contract/redirect';
import { type Payload, ValidationError } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { callApi, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const read = async <T>(path: string) => (await callApi(payload, path)).body as T;
const redirects = () => read<Redirect[]>('/redirects');
const leadsTo = async (from: string) => (await redirects()).find((redirect) => redirect.from === from)?.to;
const idOf = async (collection: 'services' | 'cities', slug: string) =>
  (await payload.find({ collection, where: { slug: { equals: slug } }, trash: true, depth: 0 })).docs[0]?.id ?? 0;
const trash = async (collection: 'services' | 'cities', slug: string, away = true) =>
  payload.update({
    collection,
    id: await idOf(collection, slug),
    data: { deletedAt: away ? new Date().toISOString() : null },
    trash: true,
  });

/** Error message of an invalid field. */
async function reason(write: Promise<unknown>): Promise<string> {
  const error = await write.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ValidationError);
  return (error as ValidationError).data.errors.map(({ message }) => message).join(' ');
}
const add = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } });

it('a service in the trash is on no card, list or listing, has no questions, and is reported as gone (R-ROUTE-17)', async () => {
  const holds = async (path: string) => JSON.stringify(await read(path)).includes('/service/oven-cleaning');
  const lists = ['/premium-services', '/servicesinadelaide'];
  for (const path of lists) expect([path, await holds(path)]).toEqual([path, true]);
  const questions = JSON.stringify(await read('/faqs'));
  await trash('services', 'oven-cleaning');
  for (const path of lists) expect([path, await holds(path)]).toEqual([path, false]);
  expect((await callApi(payload, '/meta-tag?route=/service/oven-cleaning')).status).toBe(404);
  expect((await callApi(payload, '/whychoosehousecleaningservice/view/4')).status).toBe(404);
  expect(JSON.stringify(await read('/faqs')).length).toBeLessThan(questions.length);
  const named = (await read<{ slug: string; gone?: boolean }[]>('/service-pages')).filter(({ slug }) => slug === 'oven-cleaning');
  expect(named).toEqual([{ slug: 'oven-cleaning', gone: true }]);
  await trash('services', 'oven-cleaning', false);
  for (const path of lists) expect([path, await holds(path)]).toEqual([path, true]);
  expect(JSON.stringify(await read('/faqs'))).toBe(questions);
});

it('a default page that was permanently deleted is gone; its questions do not become general ones, and its redirect stays (R-ROUTE-17)', async () => {
  const id = await idOf('services', 'solar-panel-cleaning');
  const { docs } = await payload.find({ collection: 'faq-categories', where: { service: { equals: id } }, depth: 0 });
  await payload.update({ collection: 'services', id, data: { leads_to: '/service/window-cleaning' } });
  await payload.delete({ collection: 'services', id });
  expect(await read('/service-pages')).toContainEqual({ slug: 'solar-panel-cleaning', gone: true });
  expect(JSON.stringify(await read('/faqs'))).not.toContain(docs[0]?.items?.[0]?.question);
  expect(await leadsTo('/service/solar-panel-cleaning')).toBe('/service/window-cleaning');
});

it('a city in the trash is on no card, and its address redirects where the owner chose until it is restored', async () => {
  const id = await idOf('cities', 'melbourne');
  await payload.update({ collection: 'cities', id, data: { leads_to: '/adelaide-service' } });
  expect(await leadsTo('/melbourne-service')).toBeUndefined();
  await trash('cities', 'melbourne');
  expect(JSON.stringify(await read('/service-cities'))).not.toContain('/melbourne-service');
  expect(await read('/city-pages')).toContainEqual({ slug: 'melbourne', gone: true });
  expect(await leadsTo('/melbourne-service')).toBe('/adelaide-service');
  await trash('cities', 'melbourne', false);
  expect(await leadsTo('/melbourne-service')).toBeUndefined();
});

it('a page that was moved in a draft and then trashed redirects from its public address (R-ROUTE-17)', async () => {
  const id = await idOf('cities', 'melbourne');
  await payload.update({ collection: 'cities', id, data: { leads_to: '/adelaide-service', _status: 'published' } });
  await payload.update({ collection: 'cities', id, data: { route: '/melbourne-moved', _status: 'draft' }, draft: true });
  await trash('cities', 'melbourne');
  expect(await leadsTo('/melbourne-service')).toBe('/adelaide-service');
  expect(await leadsTo('/melbourne-moved')).toBeUndefined();
  await trash('cities', 'melbourne', false);
  const data = { route: '/melbourne-service', leads_to: null, _status: 'published' } as const;
  await payload.update({ collection: 'cities', id, data });
});

it('a post that is not public redirects where the owner chose, from its number and from its name (R-ROUTE-18)', async () => {
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0 });
  const [post] = docs;
  await payload.update({ collection: 'posts', id: post?.id ?? 0, data: { leads_to: '/blog', _status: 'published' } });
  expect(await leadsTo(`/blog-details/${post?.id}`)).toBeUndefined();
  await payload.update({ collection: 'posts', id: post?.id ?? 0, data: { _status: 'draft' } });
  for (const name of [post?.id, post?.slug]) expect(await leadsTo(`/blog-details/${name}`)).toBe('/blog');
});

it('a changed path redirects to the new one, as do older ones, and changing it back removes the redirect', async () => {
  const id = await idOf('cities', 'melbourne');
  const move = (route: string) => payload.update({ collection: 'cities', id, data: { route } });
  await move('/cleaning-in-melbourne');
  expect(JSON.stringify((await callApi(payload, '/service-cities')).body)).toContain('"button_link":"/cleaning-in-melbourne"');
  await move('/melbourne-cleaning');
  expect(await leadsTo('/melbourne-service')).toBe('/melbourne-cleaning');
  expect(await leadsTo('/cleaning-in-melbourne')).toBe('/melbourne-cleaning');
  expect((await callApi(payload, '/meta-tag?route=/melbourne-cleaning')).status).toBe(200);
  await move('/melbourne-service');
  expect(await leadsTo('/melbourne-service')).toBeUndefined();
  expect(await leadsTo('/melbourne-cleaning')).toBe('/melbourne-service');
  expect(await leadsTo('/cleaning-in-melbourne')).toBe('/melbourne-service');
});

it('redirects store old addresses in one spelling, and an invalid one is rejected with the reason', async () => {
  const { id, from } = await add(' /Old/Päge// ', ' /contact-us?from=old ');
  expect(from).toBe('/old/p%C3%A4ge');
  expect(await leadsTo(from)).toBe('/contact-us?from=old');
  expect(await reason(add('/OLD/päge', '/blog'))).toContain('already');
  expect(await reason(add('/contact-us/', '/blog'))).toContain('There is a page at /contact-us');
  expect(await reason(add('/service/roof-cleaning', '/blog'))).toContain('There is a page');
  expect(await reason(add('/api/old', '/blog'))).toContain('/api');
  expect(await reason(add('/old#part', '/blog'))).toContain('Leave out the #');
  expect(await reason(add('old', '/blog'))).toContain('Start with a slash');
  expect(await reason(add('/loop', '/Loop/'))).toContain('itself');
  expect(await reason(add('/older', from))).toContain('leads on to /contact-us?from=old');
  expect(await reason(add('/older', '/nowhere'))).toContain('There is no page at /nowhere');
  for (const to of ['javascript:alert(1)', '//evil.example', 'ftp://example.com', 'https://', 'contact us'])
    expect(await reason(add('/older', to)), to).toContain('https://');
  await add('/far', 'https://example.com/a?b#c');
  const chain = payload.update({ collection: 'redirects', id, data: { to: '/far' } });
  expect(await reason(chain)).toContain('leads on to https://example.com');
});

it('a redirect may have a query, also where its path has a page, but none that the site reads (R-OWNER-5)', async () => {
  expect((await add('/?p=61', '/blog')).from).toBe('/?p=61');
  expect((await add('/Page/?utm_source=mail&b=2&ID=3&gclid=x', '/contact-us')).from).toBe('/page?ID=3&b=2');
  expect(await leadsTo('/?p=61')).toBe('/blog');
  expect(await reason(add('/?p=61', '/faq-page'))).toContain('leads to /blog already');
  expect(await reason(add('/blog?page=2', '/faq-page'))).toContain('The site itself reads “page”');
  expect(await reason(add('/?utm_source=mail', '/faq-page'))).toContain('There is a page at /');
  expect(await reason(add('/?p=62', '/?x=1&p=62'))).toContain('round and round');
  expect(await reason(add('/?p=62', '/?p=61'))).toContain('leads on to /blog');
  await add('/?p=63', '/?q=1');
  expect(await reason(add('/?q=1', '/blog'))).toContain('/?p=63 leads to this address');
});
