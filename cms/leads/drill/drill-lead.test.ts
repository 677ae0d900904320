import { DRILL_FIELD, markOf } from 'contract/drill';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../base/process/env';
import { callApi, startPayload } from '../../testing/api';
import { leadsByDay, waitingNow, wonBy } from '../figures/figures';
import { csvOf } from '../inbox/csv';
import { medianResponse } from '../record/answer-times';
import { overdue } from '../record/views';

const SECRET = 'a secret that site and office share';
const THIRTY_HOURS_MS = 30 * 60 * 60 * 1000;
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  env.publishSecret = SECRET;
});

/** A lead of thirty hours ago. */
const arrive = (name: string, drill?: string) =>
  callApi(payload, '/contact-submit', {
    name,
    email: `${name}@example.com`,
    phone: '0491 570 156',
    city: 'Adelaide',
    address: '1 Example Street',
    message: '',
    captcha: '10',
    origin: {
      key: `key of ${name}`,
      reference: `E-${name}`,
      received_at: new Date(Date.now() - THIRTY_HOURS_MS).toISOString(),
      page: '/contact-us',
      [DRILL_FIELD]: drill,
    },
  });

/** Everything that is counted, listed or exported. */
async function seen() {
  const now = new Date();
  const user = { ...(await payload.find({ collection: 'users', limit: 1 })).docs[0], collection: 'users' as const };
  const { waiting, overdue: late } = await waitingNow(payload, now);
  return {
    days: await leadsByDay(payload, 'Australia/Adelaide', now),
    waiting,
    late,
    median: await medianResponse(payload, now),
    services: await wonBy(payload, 'service', now),
    sources: await wonBy(payload, 'source', now),
    listed: (await payload.count({ collection: 'leads' })).totalDocs,
    digest: (await payload.count({ collection: 'leads', where: overdue(now) })).totalDocs,
    export: await (await csvOf(await createLocalReq({ user: user as never }, payload), {})).text(),
  };
}

it('a fire drill’s lead is stored, and counted, listed and exported nowhere (R-LEAD-5)', async () => {
  await arrive('Real');
  const before = await seen();
  expect(before).toMatchObject({ waiting: 1, late: 1, listed: 1, digest: 1, export: expect.stringContaining('Real') });

  await arrive('Drill', markOf(SECRET, 'a1b2', Date.now()));
  const stored = await payload.find({ collection: 'leads', where: { name: { equals: 'Drill' } }, trash: true, depth: 0 });
  expect(stored.docs).toMatchObject([{ drill: true, is_test: true }]);
  expect(await seen()).toEqual(before);

  await arrive('Another');
  expect(await seen()).toMatchObject({ waiting: 2, late: 2, listed: 2, digest: 2 });
});
