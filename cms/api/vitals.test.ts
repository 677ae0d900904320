import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { bucketOf, p75 } from '../model/vitals';
import { deleteOldVitals } from '../operations/start/jobs';
import { callApi, callAsStranger, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const rows = async (page: string, metric: string) =>
  (await payload.find({ collection: 'vitals', where: { page: { equals: page }, metric: { equals: metric } } })).docs;

it('adds measurements to the day’s histogram, and computes the 75th percentile (R-OWNER-4)', async () => {
  const measure = (metric: string, values: number[]) => values.map((value) => ({ page: '/', metric, value }));
  const vitals = [...measure('LCP', [900, 1000, 1100, 4000]), ...measure('CLS', [0, 0.05, 0.08, 0.5])];
  expect(await callApi(payload, '/vitals', { vitals })).toEqual({ status: 200, body: { success: true } });
  expect(await callApi(payload, '/vitals', { vitals })).toMatchObject({ status: 200 });
  const lcp = await rows('/', 'LCP');
  expect(lcp).toHaveLength(1);
  expect(p75(lcp)).toBeGreaterThanOrEqual(1100);
  expect(p75(lcp)).toBeLessThan(1100 * Math.SQRT2);
  const cls = p75(await rows('/', 'CLS'));
  expect(cls).toBeGreaterThanOrEqual(0.08);
  expect(cls).toBeLessThan(0.08 * Math.SQRT2);
  expect(p75([])).toBeUndefined();
});

it('puts every value into a bucket', () => {
  for (const value of [0, 1, 50, 51, 5000, 600_000]) {
    expect(bucketOf({ metric: 'LCP', value })).toBeGreaterThanOrEqual(0);
    expect(bucketOf({ metric: 'LCP', value })).toBeLessThan(24);
  }
});

it('counts further paths of a day together once there are many', async () => {
  const vitals = Array.from({ length: 500 }, (_, n) => ({ page: `/made-up/${n}`, metric: 'TTFB', value: 1 }));
  await callApi(payload, '/vitals', { vitals });
  await callApi(payload, '/vitals', { vitals: [{ page: '/one-more', metric: 'TTFB', value: 1 }] });
  expect(await rows('/one-more', 'TTFB')).toHaveLength(0);
  expect(await rows('(other pages)', 'TTFB')).toHaveLength(1);
});

it('rejects what is not a measurement', async () => {
  const { status } = await callApi(payload, '/vitals', { vitals: [{ page: '/', metric: 'LCP', value: -1 }] });
  expect(status).toBe(400);
});

it('deletes measurements after 90 days', async () => {
  const inHundredDays = new Date(Date.now() + 100 * 24 * 60 * 60 * 1000);
  await deleteOldVitals(payload, inHundredDays);
  expect((await payload.count({ collection: 'vitals' })).totalDocs).toBe(0);
});

it('rejects measurements without a site’s signature (R-LEAD-9)', async () => {
  expect((await callAsStranger(payload, '/vitals', { vitals: [] })).status).toBe(401);
});
