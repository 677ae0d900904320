import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { env } from '../../base/process/env';
import { siteState } from './site-state';

/** A site that tells its details to who has the secret of both parts. */
async function site(spool: object, waiting?: object): Promise<string> {
  const server = createServer(({ headers }, response) => {
    const isOurs = headers.authorization === `Bearer ${env.publishSecret}`;
    response.end(JSON.stringify(isOurs ? { ok: true, spool, waiting } : { ok: true, degraded: [] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('counts the leads at all sites, which tell of them to who has the secret of both parts alone (R-SAFE-18)', async () => {
  const { sites } = env;
  onTestFinished(() => void Object.assign(env, { sites }));
  const one = await site(
    { writable: true, waiting: 2, refused: 1, oldest_ms: 500 },
    { page_ms: 40, enquiry_ms: 20, limit_ms: 30 },
  );
  const other = await site({ writable: false, waiting: 3, refused: 0, oldest_ms: 900 });
  Object.assign(env, { sites: [one, other] });
  expect(await siteState()).toEqual({ writable: false, waiting: 5, refused: 1, oldest_ms: 900, page_ms: 40, enquiry_ms: 0 });
});
