import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { networkServer } from '../../../tests/kit/networks';
import type { Lead, Measuring } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { startPayload } from '../../testing/api';
import { conversionsOf } from './conversions';
import { testGoogleAnalytics } from './google-analytics';
import { testMeta } from './meta';

const DAY_MS = 24 * 3_600_000;
let payload: Payload;
let network: Awaited<ReturnType<typeof networkServer>>;
let settings: Measuring;

beforeAll(async () => {
  payload = await startPayload();
  network = await networkServer();
  Object.assign(env.measuring, { googleAnalytics: network.url, meta: `${network.url}/v26.0` });
  settings = await payload.updateGlobal({
    slug: 'measuring',
    data: {
      google_analytics: { way: 'server', account: 'G-AB12CD34EF', secret: 'the secret of the stream' },
      meta: { way: 'server', account: '123456789012345', secret: 'the right token' },
    },
  });
});
afterAll(() => network.close());

/** An enquiry that was held back as suspicious for so many days, and is cleared now. */
async function cleared(days: number): Promise<Lead> {
  const lead = await payload.create({
    collection: 'leads',
    data: {
      ...{ form: 'contact', status: 'new', name: 'Late', reference: `E-LATE-${days}`, idempotency_key: `late ${days}` },
      ...{ received_at: new Date(Date.now() - days * DAY_MS).toISOString(), page: '/contact-us', suspicion: 'Odd' },
      ...{ agreed_to: 'Meta', agreed_browser: 'A browser' },
    } as never,
    depth: 0,
  });
  return payload.update({ collection: 'leads', id: lead.id, data: { suspicion: null }, depth: 0 });
}

it.each([
  [1, { google_analytics: 'sent', meta: 'sent' }],
  [4, { google_analytics: 'failed', meta: 'sent' }],
  [8, { google_analytics: 'failed', meta: 'failed' }],
])(
  'an enquiry that is cleared after %i days is told where it still counts, else it is too late (R-MEASURE-3)',
  async (days, states) => {
    const lead = await cleared(days);
    await vi.waitFor(
      async () => {
        const told = await conversionsOf(payload, lead.id);
        expect(Object.fromEntries(told.map((one) => [one.network, one.conversion_state]))).toEqual(states);
      },
      { timeout: 20_000, interval: 30 },
    );
    for (const { conversion_state, conversion_error } of await conversionsOf(payload, lead.id))
      if (conversion_state === 'failed') expect(conversion_error).toMatch(/^Too late: (Google Analytics|Meta) counts only what/);
  },
);

it('what Google Analytics gets shows in its reports: a session, and a time (R-MEASURE-1)', async () => {
  network.requests.length = 0;
  await testGoogleAnalytics(settings, 'the secret of the stream');
  for (const { body } of network.requests)
    expect(body.events[0].params).toMatchObject({ session_id: expect.stringMatching(/^\d+$/), engagement_time_msec: 1 });
  expect(network.requests).toHaveLength(2);
});

it('what Meta says is shown beside what to do (R-MEASURE-5)', async () => {
  expect(await testMeta(settings, 'a wrong token')).toEqual({
    error: 'Meta does not accept the access token: make a new one in the Events Manager. Meta says: Invalid OAuth access token.',
  });
});
