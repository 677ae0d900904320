import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createLog } from './log';
import { pageAnswer } from './page-answer';
import { createPageCache, type Rendering } from './page-cache';

const rendering = (html: string, over: Partial<Rendering> = {}): Rendering => ({
  status: 200,
  data: JSON.stringify({ html }),
  version: `v-${html}`,
  source: html,
  used: new Set(['testimonials']),
  incomplete: false,
  draw: async () => ({ html, headers: { 'content-type': 'text/html' } }),
  ...over,
});

function setup() {
  const state = { now: 1000, renders: 0, drawn: 0, next: 'one', release: undefined as (() => void) | undefined, hold: false };
  const cache = createPageCache({
    log: createLog(() => undefined),
    now: () => state.now,
    render: async () => {
      state.renders += 1;
      const html = state.next;
      if (state.hold) await new Promise<void>((done) => (state.release = done));
      const { draw, ...made } = rendering(html);
      return {
        ...made,
        draw() {
          state.drawn += 1;
          return draw();
        },
      };
    },
  });
  return { state, cache };
}

const text = (page: { html: { identity: Buffer } }) => page.html.identity.toString();

it('renders once for many visitors at the same time', async () => {
  const { state, cache } = setup();
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  expect(state.renders).toBe(1);
});

it('serves the stale page while it is rendered again after a publish signal', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  state.next = 'two';
  state.hold = true;
  state.now += 1;
  const expired = cache.expire(['testimonials']);
  expect(text(await cache.get('/'))).toBe('one');
  await expect.poll(() => state.release).toBeDefined();
  state.release?.();
  await expired;
  expect(text(await cache.get('/'))).toBe('two');
});

it('does not touch pages that used other calls', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  state.now += 1;
  await cache.expire(['blogs']);
  expect(state.renders).toBe(1);
});

it('renews a page by age', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  state.next = 'two';
  state.now += 61_000;
  expect(text(await cache.get('/'))).toBe('one');
  await expect.poll(async () => text(await cache.get('/'))).toBe('two');
});

it('draws an aged page again only when it shows something else', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  state.now += 61_000;
  const aged = await cache.get('/');
  await expect.poll(async () => (await cache.get('/')).at).toBeGreaterThan(aged.at);
  expect(state).toMatchObject({ renders: 2, drawn: 1 });
  state.next = 'two';
  state.now += 61_000;
  await cache.get('/');
  await expect.poll(async () => text(await cache.get('/'))).toBe('two');
  expect(state).toMatchObject({ renders: 3, drawn: 2 });
});

it('renews many pages that have aged a few at a time, so that requests come between', async () => {
  const { state, cache } = setup();
  const keys = Array.from({ length: 20 }, (_, index) => `/${index}`);
  for (const key of keys) await cache.get(key);
  state.now += 61_000;
  for (const key of keys) cache.peek(key);
  await setImmediate();
  expect(state.renders - keys.length).toBeLessThanOrEqual(2);
  for (const key of keys) cache.peek(key);
  await expect.poll(() => state.renders).toBe(2 * keys.length);
});

it('remembers the data of the former rendering by its version', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  state.next = 'two';
  state.now += 1;
  await cache.expire(['testimonials']);
  const page = await cache.get('/');
  expect(page.version).toBe('v-two');
  expect(page.former.map((former) => former.version)).toEqual(['v-one']);
});

it('does not keep wrong addresses', async () => {
  const cache = createPageCache({ log: createLog(() => undefined), render: async () => rendering('gone', { status: 404 }) });
  await cache.get('/nothing');
  expect(cache.size().pages).toBe(0);
});

it('answers in the encoding that was asked for, and 304 where the browser has the page', async () => {
  const { cache } = setup();
  const page = await cache.get('/');
  const br = pageAnswer(page, { acceptEncoding: 'gzip, br', ifNoneMatch: undefined });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body as Buffer).toString()).toBe('one');
  const zipped = pageAnswer(page, { acceptEncoding: 'gzip', ifNoneMatch: undefined });
  expect(gunzipSync(zipped.body as Buffer).toString()).toBe('one');
  expect(pageAnswer(page, { acceptEncoding: undefined, ifNoneMatch: page.etag })).toMatchObject({ status: 304, body: null });
});

it('keeps few pages with a query, so that made-up ones push out no other page', async () => {
  const { state, cache } = setup();
  await cache.get('/');
  for (let query = 0; query < 300; query += 1) await cache.get(`/free-quote?service=${query}`);
  expect(cache.size().pages).toBe(201);
  const before = state.renders;
  await cache.get('/');
  expect(state.renders).toBe(before);
});

it('makes a page smaller once nobody waits for it, and compresses an unchanged one no second time', async () => {
  const { state, cache } = setup();
  state.next = Array.from({ length: 2000 }, (_, index) => `<p>${(index * 7919) % 1013}</p>`).join('');
  const page = await cache.get('/');
  const quick = page.html.br;
  await cache.idle();
  expect(page.html.br.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(page.html.br).toString()).toBe(state.next);
  await cache.expire(['testimonials']);
  const again = await cache.get('/');
  expect(again).not.toBe(page);
  expect(again.html).toBe(page.html);
});
