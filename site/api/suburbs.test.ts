import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from 'contract/catalogue/examples';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../entry.server';
import { siteWith } from '../server/testing/site';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A provider with these answers below /api and nothing else. */
async function provider(answers: Record<string, unknown>): Promise<string> {
  const server: Server = createServer((request, response) => {
    const answer = answers[(request.url ?? '').replace('/api', '')];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function site(answers: Record<string, unknown> = {}, env: Record<string, string> = {}, render = renderPage) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const built = await siteWith({ API_URL: await provider(answers), DATA_DIR: dataDir, ...env }, { renderPage: render });
  closing.push(built.close);
  return (path: string) => Promise.resolve(built.app.request(path));
}

const ownersArea = {
  '/additions': { additions: ['serviceArea'] },
  '/service-area': { areas: [{ office: 'adelaide', postcodes: ['5096'] }] },
};

it('a few answers are rendered at a time, more requests get 503 at once, and other pages stay available', async () => {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  const get = await site({}, {}, async (path, data) => {
    if (data.page === 'suburbCheck') await opened;
    return renderPage(path, data);
  });
  const answers = Array.from({ length: 60 }, (_, i) => get(`/suburb-check?suburb=para+hills+${i}`));
  expect((await Promise.race(answers)).status).toBe(503);
  expect((await get('/contact-us')).status).toBe(200);
  open();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([200, 503].map((status) => statuses.filter((one) => one === status).length)).toEqual([44, 16]);
  expect((await get('/suburb-check?suburb=5096')).status).toBe(200);
});

describe('/_suburbs', () => {
  it('answers the beginning of a name with suburbs, in few bytes', async () => {
    const get = await site();
    const response = await get('/_suburbs?q=Kesters%20Rd%20para%20h');
    expect(await response.json()).toEqual({
      suburbs: [
        { suburb: 'Para Hills', state: 'SA', postcodes: ['5096'] },
        { suburb: 'Para Hills West', state: 'SA', postcodes: ['5096'] },
      ],
      words: 2,
    });
    expect((await (await get('/_suburbs?q=s')).text()).length).toBeLessThan(1000);
    expect(await (await get('/_suburbs')).json()).toEqual({ suburbs: [], words: 0 });
    expect((await get(`/_suburbs?q=${'%F0%9F%8F%A0x '.repeat(500)}`)).status).toBe(200);
  });
});

describe('/_suburbs/area', () => {
  it('uses the owner’s service area', async () => {
    const get = await site(ownersArea);
    expect(await (await get('/_suburbs/area?suburb=para+hills')).json()).toEqual({
      asked: 'para hills',
      places: [{ place: 'Para Hills SA 5096', office: 'Adelaide office' }],
    });
    expect(await (await get('/_suburbs/area?suburb=brunswick')).json()).toEqual({
      asked: 'brunswick',
      places: [{ place: 'Brunswick VIC 3056' }],
    });
  });

  it('uses the surroundings of the offices if the provider has no service area', async () => {
    const get = await site();
    const { places } = await (await get('/_suburbs/area?suburb=3056')).json();
    expect(places).toEqual([{ place: '3056 (Brunswick, Brunswick Lower, Brunswick North)', office: 'Melbourne office' }]);
  });

  it('accepts the contract’s own example', async () => {
    const get = await site({ '/additions': { additions: ['serviceArea'] }, '/service-area': examples.serviceArea });
    const { places } = await (await get('/_suburbs/area?suburb=example+heights')).json();
    expect(places).toEqual([{ place: 'Example Heights SA', office: 'Adelaide office' }]);
  });
});

describe('/suburb-check', () => {
  it('answers yes, not yet or unknown as a page for visitors without JavaScript, and is not indexed', async () => {
    const get = await site(ownersArea);
    const page = async (suburb: string) =>
      (await (await get(`/suburb-check?suburb=${encodeURIComponent(suburb)}`)).text()).replaceAll('<!-- -->', '');
    const yes = await page('Para Hills');
    expect(yes).toContain('Yes, we clean in Para Hills SA 5096.');
    expect(yes).toContain('Our Adelaide office looks after it.');
    expect(yes).toMatch(/<meta name="robots" content="noindex/);
    expect(yes.match(/<h1[ >]/g)).toHaveLength(1);
    const notYet = await page('Brunswick');
    expect(notYet).toContain('Not yet in Brunswick VIC 3056.');
    expect(notYet).toContain('href="/contact-us"');
    expect(await page('<script>')).toContain('a suburb called “&lt;script&gt;”');
    expect(await page('')).not.toContain('suburb called');
  });
});

describe('the maps key', () => {
  it('is sent only on request, in no page and no cache, and pages then allow the maps provider', async () => {
    const get = await site({}, { GOOGLE_MAPS_API_KEY: 'test-key' });
    const answer = await get('/_maps-key');
    expect(await answer.json()).toEqual({ key: 'test-key' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await get('/free-quote');
    expect(await page.text()).not.toContain('test-key');
    expect(page.headers.get('content-security-policy')).toContain('https://places.googleapis.com');
  });

  it('is not sent when none is set, and pages do not allow the maps provider', async () => {
    const get = await site();
    expect((await get('/_maps-key')).status).toBe(204);
    expect((await get('/free-quote')).headers.get('content-security-policy')).not.toContain('googleapis');
  });
});
