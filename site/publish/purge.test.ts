import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startStandIn } from '../../tests/kit/stand-in-provider';
import { createLog } from '../base/log';
import { hangingFetch } from '../base/testing/no-end';
import { siteWith } from '../server/testing/site';
import { createPurge } from './purge';

const closing: (() => Promise<unknown>)[] = [];
const purges: { authorization?: string; body: string }[] = [];
let answer = 200;
let purgeUrl: string;
let provider: Awaited<ReturnType<typeof startStandIn>>;

/** Stands in for the CDN's purge call. */
const cdn = createServer(async (request, response) => {
  purges.push({ authorization: request.headers.authorization, body: await text(request) });
  response.writeHead(answer).end();
  cdn.emit('purged');
});

beforeAll(async () => {
  provider = await startStandIn();
  cdn.listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  cdn.close();
  await provider.close();
});

async function openSite(variables: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const site = await siteWith({ DATA_DIR: dataDir, API_URL: provider.url, PUBLISH_SECRET: 'shared', ...variables });
  closing.push(site.close);
  const cdnHeadersOf = async (path: string) => {
    const { headers } = await site.app.request(path);
    return [headers.get('cdn-cache-control'), headers.get('cache-tag')];
  };
  const publish = (call: string) =>
    site.app.request('/_publish', {
      method: 'POST',
      headers: { authorization: 'Bearer shared', 'content-type': 'application/json' },
      body: JSON.stringify({ calls: [call] }),
    });
  return { site, cdnHeadersOf, publish };
}

it('a CDN may keep complete pages for minutes, and is told to drop them after each change (R-RUN-11)', async () => {
  const { cdnHeadersOf, publish } = await openSite({ CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: 'token' });
  expect(await cdnHeadersOf('/')).toEqual(['public, max-age=300', 'pages']);
  expect(await cdnHeadersOf('/nothing-here')).toEqual([null, null]);
  expect(await cdnHeadersOf('/_challenge')).toEqual([null, null]);

  let purged = once(cdn, 'purged');
  await publish('statBoxes');
  await purged;
  expect(purges).toEqual([{ authorization: 'Bearer token', body: '{"tags":["pages"]}' }]);

  answer = 500;
  purged = once(cdn, 'purged');
  await publish('statBoxes');
  await purged;
  answer = 200;
  await once(cdn, 'purged'); // tried again
});

it('a CDN may keep no page that is incomplete because of a failed call', async () => {
  const { cdnHeadersOf } = await openSite({ CDN_PURGE_URL: purgeUrl });
  provider.faults.set('/statbox', 'fails');
  expect(await cdnHeadersOf('/')).toEqual([null, null]);
  provider.faults.clear();
});

it('a CDN may cache nothing if it is not told of changes', async () => {
  const { cdnHeadersOf } = await openSite({});
  expect(await cdnHeadersOf('/')).toEqual([null, null]);
});

it('a CDN whose answer never comes is told again (R-CONTENT-14)', async () => {
  const hangs = hangingFetch();
  const lines: string[] = [];
  const purged = createPurge(
    { purgeUrl },
    createLog((line) => lines.push(line)),
    20,
  )();
  await vi.waitFor(() => expect(lines.join()).toContain('no end after 20 ms'));
  hangs();
  const before = purges.length;
  await purged;
  expect(purges.length).toBe(before + 1);
});
