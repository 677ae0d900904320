import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldMissingPaths } from '../jobs';
import { callApi, startPayload } from '../testing/api';

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

it('adds reports of an address up (R-OWNER-5)', async () => {
  expect(await report(['/old', 2, 1], ['/older', 0, 1])).toEqual({ status: 200, body: { success: true } });
  await report(['/old', 1, 0]);
  expect(await listed()).toEqual([
    ['/old', 3, 1],
    ['/older', 0, 1],
  ]);
});

it('keeps 1,000 addresses; those that only bots requested make room for others', async () => {
  const fill = async (name: string, visits: number) => {
    for (let part = 0; part < 10; part += 1) {
      await report(...Array.from({ length: 100 }, (_, n): Row => [`/${name}/${part}-${n}`, visits, 1]));
    }
  };
  await fill('bots', 0);
  await report(['/old', 1, 0]);
  expect(await listed()).toEqual([['/old', 1, 0]]);
  await fill('people', 1);
  await report(['/new', 1, 0], ['/old', 1, 0]);
  const rows = await listed();
  expect(rows).toHaveLength(1000);
  expect(rows.filter(([path]) => path === '/new' || path === '/old')).toEqual([['/old', 2, 0]]);
});

it('refuses what is no path or no count', async () => {
  expect(await report(['old', 1, 0])).toMatchObject({ status: 400 });
  expect(await report(['/old', -1, 0])).toMatchObject({ status: 400 });
  expect(await listed()).toEqual([]);
});

it('forgets an address that nobody requested for 90 days', async () => {
  await report(['/old', 1, 0]);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await deleteOldMissingPaths(payload, inDays(89));
  expect(await listed()).toHaveLength(1);
  await deleteOldMissingPaths(payload, inDays(91));
  expect(await listed()).toEqual([]);
});
