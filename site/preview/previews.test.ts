import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterSettings } from 'contract/catalogue';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { siteWith, type TestedSite } from '../server/testing/site';

/** Has the shape of a token; this provider has no previews and refuses it as it refuses any path that it does not know. */
const TOKEN = `e30.${'A'.repeat(43)}`;

let provider: StandIn;
let dataDir: string;
let site: TestedSite;
const lines: string[] = [];

const startSite = (apiUrl: string) =>
  siteWith({ API_URL: apiUrl, CMS_URL: 'https://office.example.com', DATA_DIR: dataDir }, { line: (line) => lines.push(line) });

beforeAll(async () => {
  provider = await startStandIn();
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  site = await startSite(provider.url);
});
afterAll(async () => {
  await Promise.all([site.close(), provider.close()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const ask = (path: string, init?: RequestInit) => site.app.request(path, init) as Promise<Response>;

describe('a page with an invalid token (R-OWNER-21)', () => {
  it.each(['', 'x', TOKEN, `${TOKEN}x`, '<script>'])('"%s" gets a page that says so, whatever is cached', async (token) => {
    const published = await (await ask('/about-us/')).text();
    const response = await ask(`/about-us/?preview=${encodeURIComponent(token)}`);
    expect(response.status).toBe(403);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining('frame-ancestors https://office.example.com'),
    });
    const html = await response.text();
    expect(html).toContain('This preview has ended');
    expect(published).not.toContain('This preview has ended');
    expect(await (await ask('/about-us/')).text()).toBe(published);
  });

  it('says when the back office does not answer', async () => {
    provider.faults.set('/preview', 'fails');
    const response = await ask(`/?preview=${TOKEN}`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Please try again in a moment');
    provider.faults.clear();
    expect((await ask('/')).status).toBe(200); // pages are not spared a call for it
  });

  it('does not accept posts (R-OWNER-22)', async () => {
    const response = await ask(`/contact-us?preview=${TOKEN}`, { method: 'POST', body: new URLSearchParams({ name: 'A' }) });
    expect([response.status, await response.text()]).toEqual([403, 'This is a preview: nothing was sent.']);
  });

  it('keeps the token in a redirect, and out of the log', async () => {
    const response = await ask(`/faq?preview=${TOKEN}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/faq-page?preview=${TOKEN}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(lines.join('\n')).not.toContain(TOKEN);
  });
});

it('a preview measures nothing, though the website does (R-MEASURE-6)', async () => {
  const measuring = { asks: ['meta'], tags: { meta: { id: '123456789012345' } } };
  const answers: Record<string, unknown> = {
    '/preview': { live: false, ends_at: new Date(Date.now() + 60_000).toISOString() },
    '/additions': { additions: ['settings'] },
    '/settings': { ...starterSettings, measuring },
  };
  const office = createServer((request, response) => {
    const answer = answers[(request.url ?? '').replace('/api', '')];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => office.listen(0, '127.0.0.1', done));
  const measured = await startSite(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  for (const [path, isMeasured] of [
    ['/free-quote', true],
    [`/free-quote?preview=${TOKEN}`, false],
  ] as const) {
    const response = await measured.app.request(path);
    expect(response.status).toBe(200);
    expect((await response.text()).includes('/measuring.js'), path).toBe(isMeasured);
    expect(response.headers.get('content-security-policy')?.includes('facebook'), path).toBe(isMeasured);
  }
  await measured.close();
  office.close();
});

describe('the Edit bar (R-OWNER-23)', () => {
  it('needs a ticket that the provider accepts, and leads to pages of the site only', async () => {
    const to = async (target: string) => {
      const response = await ask(`/_edit?ticket=${TOKEN}&to=${encodeURIComponent(target)}`);
      return [response.status, response.headers.get('location'), response.headers.get('set-cookie')];
    };
    expect(await to('/privacy')).toEqual([303, '/privacy', null]);
    const edits = await ask(`/_edit?ticket=${TOKEN}&to=/privacy&edits=1`);
    expect(edits.headers.get('location')).toBe('/_edit/page?to=%2Fprivacy');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/_edit/end']) {
      expect(await to(bad)).toEqual([303, '/', null]);
    }
  });

  it('ends without a session, so that pages stop calling', async () => {
    const cookie = `edit_session=${TOKEN}; editing=1`;
    for (const init of [{}, { headers: { cookie } }]) {
      const response = await ask('/_edit/records?path=/', init);
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^edit_session=; Max-Age=0; Path=\/_edit/),
        expect.stringMatching(/^editing=; Max-Age=0; Path=\//),
      ]);
    }
  });

  it('is no part of a page: cookies change nothing', async () => {
    const headers = { cookie: `edit_session=${TOKEN}; editing=1` };
    expect(await (await ask('/', { headers })).text()).toBe(await (await ask('/')).text());
  });

  it('reads no byte of a file from elsewhere, or without a session that holds (R-OWNER-66)', async () => {
    const pull = vi.fn();
    const body = () => new ReadableStream({ pull }, { highWaterMark: 0 });
    const upload = async (headers: Record<string, string>) => {
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: body(), duplex: 'half', headers };
      return (await ask('/_edit/picture?name=oven.jpg', init)).status;
    };
    const cookie = `edit_session=${TOKEN}`;
    expect(await upload({})).toBe(401);
    expect(await upload({ cookie })).toBe(404); // this provider knows no sessions
    expect(await upload({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await upload({ cookie, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(pull).not.toHaveBeenCalled();
  });
});
