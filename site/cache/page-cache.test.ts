import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageAnswer } from './page-response';
import { startCache, text } from './testing/cache';

it('renders once for many visitors at the same time', async () => {
  const { state, pageAt } = startCache();
  await Promise.all([pageAt('/'), pageAt('/'), pageAt('/')]);
  expect(state.renders).toBe(1);
});

it('serves the stale page while it is rendered again after a publish signal', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.next = 'two';
  state.hold = true;
  state.now += 1;
  const expired = cache.expire(['testimonials']);
  expect(text(await pageAt('/'))).toBe('one');
  await expect.poll(() => state.release).toBeDefined();
  state.release?.();
  await expired;
  expect(text(await pageAt('/'))).toBe('two');
});

it('does not touch pages that used other calls', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.now += 1;
  await cache.expire(['blogs']);
  expect(state.renders).toBe(1);
});

it('renews a page by age', async () => {
  const { state, pageAt } = startCache();
  await pageAt('/');
  state.next = 'two';
  state.now += 61_000;
  expect(text(await pageAt('/'))).toBe('one');
  await expect.poll(async () => text(await pageAt('/'))).toBe('two');
});

it('renders an aged page again only if its content has changed', async () => {
  const { state, pageAt } = startCache();
  await pageAt('/');
  state.now += 61_000;
  const aged = await pageAt('/');
  await expect.poll(async () => (await pageAt('/')).at).toBeGreaterThan(aged.at);
  expect(state).toMatchObject({ renders: 2, drawn: 1 });
  state.next = 'two';
  state.now += 61_000;
  await pageAt('/');
  await expect.poll(async () => text(await pageAt('/'))).toBe('two');
  expect(state).toMatchObject({ renders: 3, drawn: 2 });
});

it('renews aged pages two at a time, so that requests are served in between', async () => {
  const { state, cache, pageAt } = startCache();
  const keys = Array.from({ length: 20 }, (_, index) => `/${index}`);
  for (const key of keys) await pageAt(key);
  state.now += 61_000;
  for (const key of keys) cache.peek(key);
  await setImmediate();
  expect(state.renders - keys.length).toBeLessThanOrEqual(2);
  for (const key of keys) cache.peek(key);
  await expect.poll(() => state.renders).toBe(2 * keys.length);
});

it('remembers the data of the former rendering by its version', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.next = 'two';
  state.now += 1;
  await cache.expire(['testimonials']);
  const page = await pageAt('/');
  expect(page.version).toBe('v-two');
  expect(page.former.map((former) => former.version)).toEqual(['v-one']);
});

it('keeps one 404 page for all wrong addresses', async () => {
  const { state, cache, pageAt } = startCache();
  state.gone = [];
  for (let name = 0; name < 50; name += 1) expect((await pageAt(`/nothing-${name}`)).status).toBe(404);
  expect(cache.size().pages).toBe(1);
  expect(state.drawn).toBe(1);
});

it('answers in the encoding that was asked for, and 304 where the browser has the page', async () => {
  const { pageAt } = startCache();
  const page = await pageAt('/');
  const br = pageAnswer(page, { acceptEncoding: 'gzip, br', ifNoneMatch: undefined });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body as Buffer).toString()).toBe('one');
  const zipped = pageAnswer(page, { acceptEncoding: 'gzip', ifNoneMatch: undefined });
  expect(gunzipSync(zipped.body as Buffer).toString()).toBe('one');
  expect(pageAnswer(page, { acceptEncoding: undefined, ifNoneMatch: page.etag })).toMatchObject({ status: 304, body: null });
});

it('keeps few pages that no sitemap lists, so that made-up ones push out no other page (R-CONTENT-11)', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.over = { shelf: 'other' };
  for (let page = 0; page < 300; page += 1) await pageAt(`/blog-details/${page}`);
  expect(cache.size().pages).toBe(201);
  state.over = { shelf: 'none' };
  for (let page = 0; page < 300; page += 1) await pageAt(`/suburb-check?suburb=${page}`);
  expect(cache.peek('/blog-details/299')).toBeDefined();
  const before = state.renders;
  await pageAt('/');
  expect(state.renders).toBe(before);
});

it('keeps a page with the others once no sitemap lists it any more, and the other way round', async () => {
  const { state, cache, pageAt } = startCache();
  for (const shelf of ['listed', 'other', 'listed'] as const) {
    state.over = { shelf };
    await cache.expire(['testimonials']);
    state.now += 10_000;
    await pageAt('/blog-details/1');
    expect(cache.size().pages).toBe(1);
  }
});

it('compresses a page further once nobody waits for it, and an unchanged one only once', async () => {
  const { state, cache, pageAt } = startCache();
  state.next = Array.from({ length: 2000 }, (_, index) => `<p>${(index * 7919) % 1013}</p>`).join('');
  const page = await pageAt('/');
  const quick = page.html.br;
  await cache.idle();
  expect(page.html.br.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(page.html.br).toString()).toBe(state.next);
  await cache.expire(['testimonials']);
  const again = await pageAt('/');
  expect(again).not.toBe(page);
  expect(again.html).toBe(page.html);
});

it('forgets a page, and its data, as soon as a rendering finds it gone', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.gone = [];
  await cache.expire(['testimonials']);
  expect(cache.peek('/')).toBeUndefined();
  expect((await pageAt('/')).status).toBe(404);
  state.gone = undefined;
  expect(await pageAt('/')).toMatchObject({ status: 200, former: [] });
});

it('removes a page that has moved, and reports its new address', async () => {
  const { state, cache, lines } = startCache();
  await cache.get('/');
  state.movedTo = '/elsewhere';
  await cache.expire(['testimonials']);
  expect(cache.size().pages).toBe(0);
  expect(await cache.get('/')).toEqual({ kind: 'moved', to: '/elsewhere' });
  expect(lines).toEqual([]);
});

it('keeps a whole page when a new rendering lacks a part or fails, and tries again soon (R-CONTENT-10)', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.next = 'less';
  for (const change of [{ over: { failed: new Set(['/statbox']) } }, { gone: ['/service-pages'] }]) {
    Object.assign(state, change);
    await cache.expire(['testimonials']);
    state.now += 10_000;
    expect(text(await pageAt('/'))).toBe('one');
  }
  state.fails = new Error('broken');
  await cache.expire(['testimonials']);
  state.now += 10_000;
  expect(text(await pageAt('/'))).toBe('one');
  const before = state.renders;
  for (let visit = 0; visit < 5; visit += 1) await pageAt('/');
  expect(state.renders).toBe(before);
  Object.assign(state, { next: 'two', over: {}, gone: undefined, fails: undefined, now: state.now + 3000 });
  expect(text(await pageAt('/'))).toBe('two');
});

it('replaces a page that lacks a part by one that lacks no other part', async () => {
  const { state, cache, pageAt } = startCache();
  state.over = { failed: new Set(['/statbox', '/blogs']) };
  await pageAt('/');
  state.next = 'other part missing';
  state.over = { failed: new Set(['/faqs']) };
  await cache.expire(['testimonials']);
  expect(text(await pageAt('/'))).toBe('one');
  state.next = 'better';
  state.over = { failed: new Set(['/blogs']) };
  await cache.expire(['testimonials']);
  expect(text(await pageAt('/'))).toBe('better');
});

it('shows nobody the old page a second after a change, even while the page is queued (R-ROUTE-19)', async () => {
  const { state, cache, pageAt } = startCache();
  const keys = Array.from({ length: 60 }, (_, index) => `/${index}`);
  for (const key of keys) await pageAt(key);
  state.next = 'two';
  state.hold = true;
  const expired = cache.expire(['testimonials']);
  expect(text(await pageAt('/7'))).toBe('one');
  state.hold = false;
  state.now += 1000;
  expect(cache.peek('/7')).toBeUndefined();
  expect(text(await pageAt('/7'))).toBe('two');
  state.release?.();
  await expired;
});

it('keeps nothing of a rendering that began before the change', async () => {
  const { state, cache, pageAt } = startCache();
  state.hold = true;
  const early = pageAt('/');
  const releaseEarly = state.release;
  state.hold = false;
  state.next = 'two';
  await cache.expire(['testimonials']);
  expect(text(await pageAt('/'))).toBe('two');
  releaseEarly?.();
  expect(text(await early)).toBe('one');
  expect(text(await pageAt('/'))).toBe('two');
});

it.each(['before', 'after'])('has the data of such a rendering, for whoever got it %s the new page was there', async (when) => {
  const { state, cache, pageAt } = startCache();
  state.hold = true;
  const early = pageAt('/');
  state.hold = false;
  await cache.expire(['testimonials']);
  state.now += 1000;
  state.next = 'two';
  if (when === 'after') await pageAt('/');
  state.release?.();
  const { version } = await early;
  const page = await pageAt('/');
  expect([text(page), page.former.map((former) => former.version)]).toEqual(['two', [version]]);
});

it('keeps a restored page although an older rendering did not find it', async () => {
  const { state, cache, pageAt } = startCache();
  state.hold = true;
  state.gone = [];
  const early = pageAt('/');
  const releaseEarly = state.release;
  Object.assign(state, { hold: false, gone: undefined });
  await cache.expire(['testimonials']);
  await pageAt('/');
  releaseEarly?.();
  await early;
  expect(cache.peek('/')?.status).toBe(200);
});
