import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { startPayload } from '../../testing/api';
import { callWebhook } from './webhook';

/** DNS answers for `hook.test`, in order; the last one repeats. */
const names = vi.hoisted(() => ({ answers: [] as string[][], asked: 0 }));
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  return {
    ...dns,
    lookup(host: string, options: object, done: (error: Error | null, found: object[]) => void) {
      if (host !== 'hook.test') return dns.lookup(host, options, done as never);
      names.asked += 1;
      const [first, ...rest] = names.answers;
      if (rest.length > 0) names.answers = rest;
      return done(
        null,
        (first ?? []).map((address) => ({ address, family: 4 })),
      );
    },
  };
});

/** An address of the documentation network, where nobody answers. */
const OUTSIDE = '203.0.113.9';
let payload: Payload;
let server: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  payload = await startPayload();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://hook.test:${(server.address() as AddressInfo).port}/leads`;
  await payload.updateGlobal({ slug: 'notifications', data: { webhook_url: url, webhook_secret: 'a secret of the webhook' } });
});
beforeEach(() => {
  names.asked = 0;
});
afterAll(() => {
  server.close();
});

const call = () => callWebhook(payload, { id: 1, reference: 'Q-2222-2222' } as Lead, 0, new Date());

it.each([[['127.0.0.1']], [[OUTSIDE, '127.0.0.1']], [['10.1.2.3', OUTSIDE]]])(
  'a host name that resolves to %j is not called',
  async (addresses) => {
    names.answers = [addresses];
    expect(await call()).toMatchObject({ state: 'retry', error: expect.stringContaining('may not go there') });
    expect(asked).toEqual([]);
  },
);

it('a host name that resolves to an internal address after the check is not called there', async () => {
  names.answers = [[OUTSIDE], ['127.0.0.1']];
  expect(await call()).toMatchObject({ state: 'retry' });
  expect(names.asked).toBe(1);
  expect(asked).toEqual([]);
  expect(await call()).toMatchObject({ error: expect.stringContaining('may not go there') });
}, 30_000);
