import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { deleteFarJobs } from '../base/database/planned-jobs';
import { failedPlans } from '../model/dashboard/failed-plans';
import { startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Runs what is due, as the process does every minute. */
const runDue = async () => {
  await deleteFarJobs(payload, new Date());
  await payload.jobs.run();
};

it('publishes and unpublishes at a time, days ahead and after a restart too (R-OWNER-11)', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', limit: 1, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const statusNow = async () => (await payload.findByID({ collection: 'testimonials', id }))._status;
  const waiting = async () =>
    (await payload.find({ collection: 'payload-jobs', where: { taskSlug: { equals: 'schedulePublish' } } })).docs;
  const plan = (type: 'publish' | 'unpublish') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'testimonials', value: id } },
      waitUntil: new Date(Date.now() + WEEK_MS),
    });
  const dayComes = async () => {
    for (const job of await waiting()) {
      await payload.update({
        collection: 'payload-jobs',
        id: job.id,
        data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
      });
    }
  };

  await plan('unpublish');
  await runDue();
  expect([await statusNow(), (await waiting()).length]).toEqual(['published', 1]);
  await dayComes();
  await runDue();
  expect([await statusNow(), (await waiting()).length]).toEqual(['draft', 0]);

  // A draft that lacks something is not published, and the first page says so until it is.
  await payload.update({ collection: 'testimonials', id, data: { name: '' }, draft: true });
  await plan('publish');
  await dayComes();
  await runDue();
  expect(await statusNow()).toBe('draft');
  expect(await failedPlans(payload)).toMatchObject([{ href: `/admin/collections/testimonials/${id}` }]);
  await payload.update({ collection: 'testimonials', id, data: { name: docs[0]?.name }, draft: true });

  await plan('publish');
  await dayComes();
  await runDue();
  expect(await statusNow()).toBe('published');
  expect(await failedPlans(payload)).toEqual([]);
});
