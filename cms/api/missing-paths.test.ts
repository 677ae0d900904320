import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldMissingPaths } from '../operations/start/jobs';
import { callApi, callAsStranger, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => payload.delete({ collection: 'missing-paths', where: {} }));

type Row = [path: string, visits: number, bots: number];
const report = (...rows: Row[]) =>
  callApi(payload, '/missing-paths', { paths: rows.map(([path, visits, bots]) => ({ path, visits, bots })) });
const listed = async () => {
  const { docs } = await payload.find({ collection: 'missing-paths', sort: 'path', limit: 0 });
  return docs.map(({ path, visits, bots }): Row => [path, visits, bots]);
};

it('adds up the visits that are reported of an address (R-OWNER-5)', async () => {
  expect(await report(['/old', 2, 1], ['/older', 0, 1])).toEqual({ status: 200, body: { success: true } });
  await report(['/old', 1, 0]);
  expect(await listed()).toEqual([
    ['/old', 3, 1],
    ['/older', 0, 1],
  ]);
});

it('keeps the 1,000 addresses with the most visits, and of equal ones the newest', async () => {
  const fill = async (name: string, visits: number) => {
    for (let part = 0; part < 10; part += 1) {
      await report(...Array.from({ length: 100 }, (_, n): Row => [`/${name}/${part}-${n}`, visits, 1]));
    }
  };
  const found = async (...paths: string[]) => (await listed()).filter(([path]) => paths.includes(path));
  await fill('bots', 0);
  await report(['/old', 2, 0]);
  expect(await listed()).toHaveLength(1000);
  await fill('people', 1);
  await report(['/new', 1, 0], ['/of-bots', 0, 1]);
  expect(await listed()).toHaveLength(1000);
  expect(await found('/old', '/new', '/of-bots')).toEqual([
    ['/new', 1, 0],
    ['/old', 2, 0],
  ]);
});

it('rejects a report without a valid path or count', async () => {
  expect(await report(['old', 1, 0])).toMatchObject({ status: 400 });
  expect(await report(['/old', -1, 0])).toMatchObject({ status: 400 });
  expect(await listed()).toEqual([]);
});

it('deletes an address that nobody requested for 90 days', async () => {
  await report(['/old', 1, 0]);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await deleteOldMissingPaths(payload, inDays(89));
  expect(await listed()).toHaveLength(1);
  await deleteOldMissingPaths(payload, inDays(91));
  expect(await listed()).toEqual([]);
});

it('rejects a report without a site’s signature (R-LEAD-9)', async () => {
  expect((await callAsStranger(payload, '/missing-paths', { paths: [] })).status).toBe(401);
});
