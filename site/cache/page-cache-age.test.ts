import { expect, it } from 'vitest';
import { startCache, text } from './testing/cache';

const MINUTE = 60_000;

/** Waits for renderings in the background. */
const settled = () => new Promise((done) => setTimeout(done, 5));

it('renews a page when it is older than a minute, and one that lacks a section after two seconds', async () => {
  for (const [failed, age] of [
    [[], MINUTE],
    [['/statbox'], 2000],
  ] as const) {
    const { state, pageAt } = startCache();
    state.over = { failed: new Set(failed) };
    await pageAt('/');
    state.now += age;
    await pageAt('/');
    await settled();
    expect(state.renders).toBe(1);
    state.now += 1;
    await pageAt('/');
    await expect.poll(() => state.renders).toBe(2);
  }
});

it('counts fresh hits, stale hits and misses', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  await pageAt('/');
  await pageAt('/');
  state.now += MINUTE + 1;
  await pageAt('/');
  await pageAt('/other');
  expect(cache.counts()).toEqual({ hits: 2, stale: 1, misses: 2 });
});

it('reports its size: pages of the sitemap and others, with the data of former renderings', async () => {
  const { state, cache, pageAt } = startCache();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  await pageAt('/');
  await cache.idle();
  const { pages, bytes } = cache.size();
  expect(pages).toBe(1);
  state.over = { shelf: 'other' };
  await pageAt('/other');
  expect(cache.size()).toEqual({ pages: 2, bytes: 2 * bytes });
  state.over = { version: 'v-two' };
  state.now += 1;
  await cache.expire(['testimonials']);
  expect(cache.size().bytes).toBeGreaterThan(2 * bytes);
});

it('has the data of the two former renderings for ten minutes', async () => {
  const { state, cache, pageAt } = startCache();
  const renew = async (version: string, later = 1000) => {
    state.over = { version };
    state.now += later;
    await cache.expire(['testimonials']);
    return (await pageAt('/')).former.map((former) => former.version);
  };
  expect(await renew('a')).toEqual([]);
  expect(await renew('b')).toEqual(['a']);
  expect(await renew('b')).toEqual(['a']);
  expect(await renew('c')).toEqual(['b', 'a']);
  expect(await renew('d')).toEqual(['c', 'b']);
  expect(await renew('c')).toEqual(['d', 'b']);
  expect(await renew('e', 10 * MINUTE)).toEqual(['c']);
});

it('renews the pages that were requested last first', async () => {
  const { state, cache, pageAt } = startCache();
  const rendered: number[] = [];
  for (const key of ['/a', '/b', '/c']) {
    state.now += 1;
    await pageAt(key);
  }
  state.now += 1;
  cache.peek('/b');
  state.next = 'two';
  state.now += 1;
  await cache.expire(['testimonials']);
  for (const key of ['/b', '/c', '/a']) rendered.push((await pageAt(key)).position);
  expect(rendered).toEqual([...rendered].sort((one, other) => one - other));
});

it('does not render a queued page that has been renewed meanwhile', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/a');
  state.now += 1;
  await pageAt('/b');
  state.hold = true;
  const expired = cache.expire(['testimonials']); // renders /b and waits
  const release = state.release;
  state.hold = false;
  state.now += 1000;
  await pageAt('/a');
  release?.();
  await expired;
  expect(state.renders).toBe(4);
});

it('serves the cached page for half a second after a change, then waits for the new one', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.next = 'two';
  state.hold = true;
  const expired = cache.expire(['testimonials']);
  state.now += 500;
  expect(cache.peek('/')).toBeDefined();
  state.now += 1;
  expect(cache.peek('/')).toBeUndefined();
  const visit = pageAt('/').then(text);
  expect(await Promise.race([visit, settled()])).toBeUndefined();
  state.release?.();
  expect(await visit).toBe('two');
  await expired;
});

it('serves the cached page when the new one takes too long', async () => {
  const { state, cache, pageAt } = startCache();
  await pageAt('/');
  state.hold = true;
  const expired = cache.expire(['testimonials']);
  state.now += 501;
  expect(text(await pageAt('/'))).toBe('one');
  state.release?.();
  await expired;
});

it('logs a rendering that failed with nobody waiting for it', async () => {
  const { state, pageAt, lines } = startCache();
  await pageAt('/');
  state.fails = new Error('broken');
  state.now += MINUTE + 1;
  expect(text(await pageAt('/'))).toBe('one');
  await expect.poll(() => lines.length).toBe(1);
  state.now += 1999;
  await pageAt('/');
  await settled();
  expect(state.renders).toBe(2);
  state.now += 1;
  await pageAt('/');
  await expect.poll(() => state.renders).toBe(3);
});

it('rejects when the first rendering fails, and tries again at the next request', async () => {
  const { state, pageAt } = startCache();
  state.fails = new Error('broken');
  await expect(pageAt('/')).rejects.toThrow('broken');
  state.fails = undefined;
  expect(text(await pageAt('/'))).toBe('one');
});

it('gives equal pages one ETag, and other pages another', async () => {
  const { state, pageAt } = startCache();
  const first = (await pageAt('/')).etag;
  expect(first).toMatch(/^"[\w-]{22}"$/);
  expect((await pageAt('/same')).etag).toBe(first);
  state.next = 'two';
  expect((await pageAt('/third')).etag).not.toBe(first);
});
