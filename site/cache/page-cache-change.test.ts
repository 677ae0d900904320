import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { END_MS, startCache, text } from './testing/cache';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets what can go on go on. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}

/** A cache with these pages, which have changed since: the site's own attempt to renew them failed or did not. */
async function changed(failure: object) {
  const started = startCache();
  const { state, cache, pageAt } = started;
  for (const key of ['/', '/about-us', '/faq-page']) await pageAt(key);
  Object.assign(state, failure, { next: 'two', now: state.now + 1 });
  await cache.expire(['testimonials']);
  Object.assign(state, { fails: undefined, over: {}, gone: undefined });
  return started;
}

it.each([
  ['fails', { fails: new Error('broken') }],
  ['lacks a part', { over: { failed: new Set(['testimonials']) } }],
  ['does not find it', { gone: ['cityPages'] }],
])('renews each page without a visitor when the first attempt %s (R-CONTENT-15)', async (_, failure) => {
  const { state, cache } = await changed(failure);
  expect(state.renewed, 'a CDN is told to ask again').toBe(1);
  const before = state.renders;
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(state.renewed).toBe(2));
  expect(state.renders - before).toBe(3);
  state.now += 3_600_000;
  for (const key of ['/', '/about-us', '/faq-page']) expect(text(cache.peek(key) as never)).toBe('two');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state.renewed, 'nothing is left to renew').toBe(2);
});

it('tries again with growing pauses while the provider fails, and at once after another change (R-CONTENT-15)', async () => {
  const { state, cache } = startCache();
  await cache.get('/');
  state.fails = new Error('broken');
  await cache.expire(['testimonials']);
  const rendersIn = async (ms: number) => {
    const before = state.renders;
    await vi.advanceTimersByTimeAsync(ms);
    return state.renders - before;
  };
  expect(await rendersIn(1999)).toBe(0);
  expect(await rendersIn(1)).toBe(1);
  expect(await rendersIn(3999)).toBe(0);
  expect(await rendersIn(1)).toBe(1);
  await rendersIn(60_000);
  expect(await rendersIn(60_000)).toBe(2);
  await cache.expire(['testimonials']);
  expect(await rendersIn(2000)).toBe(1);
  state.fails = undefined;
});

it('renews an incomplete page that still shows what was replaced (R-CONTENT-15)', async () => {
  const { state, cache, pageAt } = startCache();
  state.over = { failed: new Set(['testimonials']) };
  await pageAt('/');
  state.next = 'also replaced'; // the last known content
  await cache.expire(['testimonials']);
  Object.assign(state, { next: 'two', over: {} });
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(text(cache.peek('/') as never)).toBe('two'));
});

it('renews a page whose first rendering began before the change (R-CONTENT-15)', async () => {
  const { state, cache, pageAt } = startCache();
  state.hold = true;
  const early = pageAt('/');
  state.hold = false;
  state.next = 'two';
  await cache.expire(['testimonials']);
  state.release?.();
  expect(text(await early)).toBe('one');
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(text(cache.peek('/') as never)).toBe('two'));
});

it('lets a visitor wait for a slow new page half a second after the change, and shows no old one (R-CONTENT-16)', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  Object.assign(state, { next: 'two', hold: true, now: state.now + 1 });
  const expired = cache.expire(['testimonials']);
  state.now += 501;
  let shown: string | undefined;
  const visit = pageAt('/').then((page) => (shown = text(page)));
  await vi.advanceTimersByTimeAsync(END_MS - 1);
  await sleep(2100); // visitors once got the old page after two seconds
  expect(shown).toBeUndefined();
  state.release?.();
  await Promise.all([visit, expired]);
  expect(shown).toBe('two');
});

it('postpones nothing because a rendering from before the change failed (R-CONTENT-16)', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.now += 61_000;
  Object.assign(state, { hold: true, fails: new Error('broken') });
  await pageAt('/'); // renewed in the background
  await vi.waitFor(() => expect(state.release).toBeDefined());
  const releaseEarly = state.release;
  Object.assign(state, { fails: undefined, next: 'two', release: undefined, now: state.now + 1 });
  const expired = cache.expire(['testimonials']);
  releaseEarly?.();
  await settled();
  state.now += 501;
  expect(cache.peek('/')).toBeUndefined();
  state.release?.();
  await expired;
  expect(text(await pageAt('/'))).toBe('two');
});

it('gives up renderings that never end, frees their turns, and keeps nothing of what comes late (R-CONTENT-14)', async () => {
  const { state, cache, pageAt, lines } = startCache();
  const keys = ['/', '/about-us', '/faq-page'];
  for (const key of keys) await pageAt(key);
  Object.assign(state, { now: state.now + 61_000, hold: true, next: 'late' });
  for (const key of keys) cache.peek(key); // two turns in the background
  await vi.waitFor(() => expect(state.renders).toBe(5));
  const releases = [state.release];
  await vi.advanceTimersByTimeAsync(END_MS);
  expect(lines.join()).toContain(`no end after ${END_MS} ms`);
  await vi.waitFor(() => expect(state.renders).toBe(6)); // the third has its turn
  await vi.advanceTimersByTimeAsync(END_MS);
  Object.assign(state, { hold: false, next: 'two' });
  for (const key of keys) {
    cache.peek(key);
    await vi.waitFor(() => expect(text(cache.peek(key) as never)).toBe('two'));
  }
  for (const release of releases) release?.();
  await settled();
  for (const key of keys) expect(text(cache.peek(key) as never)).toBe('two');
});

it('renews the other pages after a change although one never ends (R-CONTENT-14)', async () => {
  const { state, cache, pageAt } = startCache();
  for (const key of ['/', '/about-us']) await pageAt(key);
  state.now += 1;
  cache.peek('/'); // the first to be renewed
  Object.assign(state, { hold: true, next: 'two' });
  const expired = cache.expire(['testimonials']);
  await vi.waitFor(() => expect(state.release).toBeDefined());
  state.hold = false;
  await vi.advanceTimersByTimeAsync(END_MS);
  await expired;
  expect(text(cache.peek('/about-us') as never)).toBe('two');
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(text(cache.peek('/') as never)).toBe('two'));
});
