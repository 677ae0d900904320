import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { startPayload } from '../../testing/api';
import { deleteFarJobs } from './planned-jobs';

const DAY_MS = 24 * 60 * 60 * 1000;
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

/** Milliseconds until the next scheduled sweep. */
async function nextWake(): Promise<number> {
  await payload.jobs.handleSchedules();
  const where = { taskSlug: { equals: 'wake-sweep' } };
  const { docs } = await payload.find({ collection: 'payload-jobs', where, depth: 0 });
  return Date.parse(docs[0]?.waitUntil ?? '') - Date.now();
}

it('jobs run again after a clock that was ten days ahead has been set right', async () => {
  const real = Date.now;
  vi.useFakeTimers({ toFake: ['Date'], now: real() + 10 * DAY_MS });
  await payload.jobs.handleSchedules();
  vi.useRealTimers();
  expect(await nextWake()).toBeGreaterThan(9 * DAY_MS);

  await deleteFarJobs(payload, new Date());
  expect(await nextWake()).toBeLessThanOrEqual(60_000);

  const planned = async () => (await payload.find({ collection: 'payload-jobs', depth: 0, sort: 'id' })).docs.map(({ id }) => id);
  const before = await planned();
  await deleteFarJobs(payload, new Date());
  expect(await planned()).toEqual(before);
});
