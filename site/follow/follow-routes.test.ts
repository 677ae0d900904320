import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { examples } from 'contract/catalogue/examples';
import { FOLLOW_HEADER, type FollowedRequest, writeFollowKey } from 'contract/follow';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { SPECULATION_RULES } from '../behaviours/speculation-rules';
import { siteWith, type TestedSite } from '../server/testing/site';

const SECRET = 'shared by site and provider';
const REFERENCE = 'Q-7F3K-2PXM';
const KEY = writeFollowKey(SECRET, { reference: REFERENCE, edition: 0 });
const DRAFT = writeFollowKey(SECRET, { reference: REFERENCE, draft: 3 });
const PAGE = `/your-request/${KEY}`;
const request = examples.follow as FollowedRequest;
const quote = {
  ...{ first_name: 'Fay', last_name: 'Example', email: 'fay@example.com', phone: '0491 570 156', service: 'Oven Cleaning' },
  ...{ cleaning_model: 'Once', city: 'Adelaide', address: '1 Secret Street', suburb: 'Para Hills', post_code: '5096' },
  ...{ state: 'South Australia', requirements: '' },
};

let standIn: StandIn;
let provider: Server;
let dataDir: string;
let site: TestedSite;
let lines: string[] = [];
/** What the provider answers to calls about a request, and which acts it got. */
let answer: (path: string, key: string) => { status: number; body: unknown };
let additions = ['follow', 'followAct', 'leadOrigin', 'signedPosts', 'missingPaths'];
let acts: { body: Record<string, unknown>; key: string; signed: boolean }[] = [];
let looked: string[] = [];
let reports: string[] = [];
/** Photos that the provider got: of which request, and their names. */
let delivered: string[] = [];

async function takeCall(url: string, body: string, headers: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  const path = url.replace('/api', '');
  const key = String(headers[FOLLOW_HEADER] ?? '');
  if (path === '/additions') return { status: 200, body: { additions } };
  if (path === '/follow') {
    looked.push(key);
    return answer(path, key);
  }
  if (path === '/follow-act') {
    acts.push({ body: JSON.parse(body), key, signed: headers[SIGNATURE_HEADER] === signatureOf(SECRET, path, body) });
    return answer(path, key);
  }
  if (path === '/service-booking') return answer(path, key);
  if (path.startsWith('/lead-photos')) {
    const { searchParams } = new URL(path, 'http://provider');
    delivered.push(`${searchParams.get('reference')} ${searchParams.get('name')}`);
    return { status: 200, body: { status: 'stored' } };
  }
  if (path === '/missing-paths') reports.push(body);
  const response = await fetch(`${standIn.url}${url}`);
  return { status: response.status, body: await response.json().catch(() => ({})) };
}

const start = (secret = SECRET) =>
  siteWith(
    {
      API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      DATA_DIR: dataDir,
      PUBLISH_SECRET: secret,
      SITE_URL: 'http://site.example',
      PROVIDER_DEADLINE_MS: '5000',
    },
    { line: (line) => lines.push(line) },
  );

beforeAll(async () => {
  standIn = await startStandIn();
  provider = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    const taken = await takeCall(incoming.url ?? '', body, incoming.headers);
    response.writeHead(taken.status, { 'content-type': 'application/json' }).end(JSON.stringify(taken.body));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await standIn.close();
});
beforeEach(async () => {
  answer = (path) => ({ status: 200, body: path === '/follow' ? request : { done: true } });
  [acts, looked, lines, reports, delivered] = [[], [], [], [], []];
  additions = ['follow', 'followAct', 'leadOrigin', 'leadPhotos', 'signedPosts', 'missingPaths'];
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  site = await start();
});
afterEach(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The socket that a request comes from. */
const visitor = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
const ask = (path: string, init?: RequestInit) =>
  site.app.request(`http://site.example${path}`, init, visitor) as Promise<Response>;
const newId = () => randomBytes(12).toString('hex');
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = PAGE) =>
  ask(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
    body: new URLSearchParams({ act: 'question', id: newId(), ...fields }),
  });
const refusedByProvider = () => {
  answer = () => ({ status: 403, body: { code: 'FORBIDDEN' } });
};
const downForRequests = () => {
  answer = () => ({ status: 503, body: {} });
};

describe('the page of a request', () => {
  it('shows it to whoever has its key, kept by no cache and named to no other site (R-FOLLOW-1, R-FOLLOW-2)', async () => {
    const before = site.cache.size();
    const response = await ask(PAGE);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/script-src 'none'.*form-action 'self'.*frame-ancestors 'none'/),
    });
    const html = await response.text();
    for (const words of [
      REFERENCE,
      'Our quote',
      '$189.00',
      '$17.18',
      'Thank you for asking us.',
      'After 3 pm',
      'Oven, inside and out',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<script|data-page|data-version|\/_data\//);
    expect(html).toContain('content="noindex, nofollow"');
    expect(html.split(KEY).length - 1).toBe([...html.matchAll(/(?:action|href)="\/your-request\//g)].length);
    expect(site.cache.size()).toEqual(before);
    expect(looked).toEqual([KEY]);
  });

  it('is as small on the line as other pages, also after a post that was not done (R-FOLLOW-1)', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    for (const response of [
      await ask(PAGE, { headers }),
      await post({ text: 'Hello' }, { ...headers, 'sec-fetch-site': 'cross-site' }),
    ]) {
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      const sent = Buffer.from(await response.arrayBuffer());
      const html = brotliDecompressSync(sent);
      expect(String(html)).toContain('Our quote');
      expect(sent.length).toBeLessThan(html.length / 3);
    }
  });

  it('is for each key its own, however many look at once (R-FOLLOW-2)', async () => {
    answer = (_, key) => ({ status: 200, body: { ...request, reference: key.slice(0, 11) } });
    const references = Array.from({ length: 12 }, (_, n) => `Q-7F3K-22${String(n).padStart(2, '0')}`);
    const pages = await Promise.all(
      references.map(async (reference) =>
        (await ask(`/your-request/${writeFollowKey(SECRET, { reference, edition: 0 })}`)).text(),
      ),
    );
    for (const [index, html] of pages.entries()) expect([...new Set(html.match(/Q-7F3K-22\d\d/g))]).toEqual([references[index]]);
  });

  it('opens for no key that nobody signed, and the provider is not asked (R-FOLLOW-2)', async () => {
    const other = writeFollowKey(SECRET, { reference: 'Q-OTHER-1', edition: 0 });
    const guessed = [
      '',
      'x',
      KEY.slice(0, -1),
      `${REFERENCE}.1.${KEY.slice(-43)}`,
      `Q-OTHER-2.0.${other.slice(-43)}`,
      `${KEY}x`,
      `${KEY}/x`,
    ];
    for (const text of guessed) {
      const response = await ask(`/your-request/${text}`);
      expect([text, response.status, response.headers.get('cache-control')]).toEqual([text, 404, 'no-store']);
      expect(await response.text()).toContain('This link does not work');
      expect((await post({ text: 'Anybody?' }, {}, `/your-request/${text}`)).status).toBe(404);
    }
    expect([looked, acts]).toEqual([[], []]);
  });

  it('ends with its key: replaced, erased and trashed are one answer (R-FOLLOW-2)', async () => {
    refusedByProvider();
    const response = await ask(PAGE);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('This link does not work')]);
    expect((await ask(`${PAGE}/office.vcf`)).status).toBe(404);
  });

  it('is reached by no other spelling, and stands in no list of missing addresses and no log (R-FOLLOW-2)', async () => {
    for (const path of [
      `/YOUR-REQUEST/${KEY}`,
      `${PAGE}/`,
      `/_data${PAGE}`,
      `//your-request/${KEY}`,
      `/de${PAGE}`,
      `${PAGE}?preview=x`,
      `${PAGE}?utm_source=x`,
    ]) {
      const response = await ask(path, { headers: { 'sec-fetch-mode': 'navigate' } });
      expect([path, response.headers.get('cache-control')]).toEqual([path, expect.not.stringContaining('max-age=6')]);
    }
    downForRequests();
    await ask(PAGE);
    await post({ text: 'Anybody?' });
    const logged = lines.join('');
    expect(logged).toContain('request not shown');
    expect(logged).not.toContain(KEY.slice(-43));
    expect(reports.join('')).not.toContain(KEY.slice(-43));
  });

  it('is changed by nobody who only opens it and its links, as programs do that look into mails (R-FOLLOW-2)', async () => {
    answer = (path) => ({
      status: 200,
      body:
        path === '/follow'
          ? { ...request, agreed: { starts_at: '2030-01-02T00:00:00.000Z', ends_at: '2030-01-02T02:00:00.000Z' } }
          : { done: true },
    });
    const html = await (await ask(PAGE)).text();
    const links = [...html.matchAll(/(?:href|action|src)="(\/[^"]*)"/g)].flatMap(([, link]) => link ?? []);
    expect(links).toEqual(expect.arrayContaining([PAGE, `${PAGE}/office.vcf`, `${PAGE}/visit.ics`]));
    for (const link of new Set([...links, `${PAGE}?done=accept`, `${PAGE}?act=accept&text=Fay`]))
      for (const method of ['GET', 'HEAD']) expect((await ask(link, { method })).status).toBeLessThan(500);
    expect((await ask(PAGE, { method: 'HEAD' })).status).toBe(200); // by which programs look whether a link works
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await ask(PAGE, { method })).status).toBe(405);
    expect(acts).toEqual([]);
  });

  it('is prerendered by no browser: its links elsewhere are whole addresses (R-FOLLOW-2)', async () => {
    const response = await ask('/api/service-booking', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quote),
    });
    const { follow } = (await response.json()) as { follow: string };
    expect(follow).toMatch(/^http:\/\/site\.example\/your-request\/Q-/);
    expect(JSON.parse(SPECULATION_RULES).prerender[0].where.selector_matches).toContain('a[href^="/"]');
  });

  it('says of a draft that the customer has not got it, and has no button (R-FOLLOW-2)', async () => {
    answer = () => ({ status: 200, body: { ...request, draft: true } });
    const html = await (await ask(`/your-request/${DRAFT}`)).text();
    expect(html).toContain('This is a draft');
    expect(html).not.toMatch(/<form|<button type="submit"/);
    const pressed = await post({ act: 'accept', text: 'Fay', version: '1' }, {}, `/your-request/${DRAFT}`);
    expect([pressed.status, acts]).toEqual([403, []]);
  });

  it.each([
    ['accepted', 'The job is agreed, so there is nothing to accept here any more.'],
    ['closed', 'This quote is closed, like your request.'],
    ['quoted', 'This quote has expired. Ask us for a new one.'],
  ] as const)('a quote that is over says why: the request is %s (R-QUOTE-8, R-QUOTE-10)', async (stage, words) => {
    answer = () => ({ status: 200, body: { ...request, stage, quote: { ...request.quote, state: 'expired' } } });
    const html = await (await ask(PAGE)).text();
    expect(html).toContain(words);
    expect(html).toContain('ABN 51 824 753 556');
    expect(html).not.toContain('Accept this quote');
  });
});

describe('what is done there', () => {
  it('is signed and sent once, and the page says so (R-FOLLOW-3)', async () => {
    const id = newId();
    const response = await post({ act: 'accept', id, text: ' Fay Example ', version: '1' }, { 'x-forwarded-for': '203.0.113.9' });
    expect([response.status, response.headers.get('location'), response.headers.get('referrer-policy')]).toEqual([
      303,
      `${PAGE}?done=accept`,
      'no-referrer',
    ]);
    expect(acts).toEqual([
      { key: KEY, signed: true, body: { act: 'accept', id, text: ' Fay Example ', version: 1, address: '203.0.113.7' } },
    ]);
    const accepted = async () => (await (await ask(`${PAGE}?done=accept`)).text()).includes('You have accepted our quote');
    expect(await accepted()).toBe(false); // the address alone says nothing
    answer = () => ({ status: 200, body: { ...request, stage: 'accepted', quote: { ...request.quote, state: 'accepted' } } });
    expect(await accepted()).toBe(true);
    expect(await (await ask(`${PAGE}?done=<script>`)).text()).not.toContain('role="status"');
  });

  it.each<[string, Record<string, string>]>([
    ['another website', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ])('is not done for a page of %s, and nothing typed is lost (R-FOLLOW-2)', async (_, headers) => {
    const response = await post({ text: 'Typed <b>words</b>' }, headers);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('Typed &lt;b&gt;words&lt;/b&gt;</textarea>'),
    ]);
    expect(acts).toEqual([]);
  });

  it('comes back with what was typed when the office refuses it, when it is too long or no form of ours (R-FOLLOW-3)', async () => {
    answer = (path) => ({
      status: 200,
      body: path === '/follow' ? request : { done: false, field: 'text', message: 'Type your question first.' },
    });
    const id = newId();
    const refused = await post({ id, text: ' ' });
    const html = await refused.text();
    expect([refused.status, html.match(/Type your question first\./g)?.length]).toEqual([422, 2]);
    expect(html).toContain(`value="${id}"`); // so that an act whose answer was lost is done once
    acts = [];
    const long = await post({ text: 'x'.repeat(10_000) });
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('x'.repeat(10_000))]);
    expect((await post({ text: 'x'.repeat(100_000) })).status).toBe(413);
    for (const [name, value] of [
      ['id', 'mine'],
      ['act', 'erase'],
    ] as const)
      expect((await post({ text: 'Kept', [name]: value })).status).toBe(400);
    expect(acts).toEqual([]);
  });

  it('loses its NUL, which no database takes, and no other letter (R-FOLLOW-3)', async () => {
    await post({ act: 'accept', text: 'Zoë\0 李 O’Hara', version: '1' });
    expect(acts[0]?.body.text).toBe('Zoë 李 O’Hara');
  });

  it('has a limit for each key (R-FOLLOW-2)', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await post({ text: `Question ${n}` })).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    const last = await post({ text: 'One more' });
    expect([last.status, last.headers.get('retry-after'), await last.text()]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
      expect.stringContaining('One more'),
    ]);
  });

  it('is not kept from whoever has the newest link by a link that was replaced (R-FOLLOW-2, R-FOLLOW-6)', async () => {
    const replaced = `/your-request/${writeFollowKey(SECRET, { reference: REFERENCE, edition: 0 })}`;
    const newest = `/your-request/${writeFollowKey(SECRET, { reference: REFERENCE, edition: 1 })}`;
    const others = { incoming: { socket: { remoteAddress: '203.0.113.99' } } };
    for (let n = 0; n < 31; n += 1) {
      const body = new URLSearchParams({ act: 'question', id: newId(), text: 'Spite' });
      await site.app.request(`http://site.example${replaced}`, { method: 'POST', body }, others);
    }
    expect((await post({ text: 'May I?' }, {}, newest)).status).toBe(303);
  });

  it('another website’s page uses up no limit of whoever it sends here (R-FOLLOW-2)', async () => {
    for (let n = 0; n < 31; n += 1) expect((await post({ text: 'Led' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ text: 'Mine' })).status).toBe(303);
  });

  it('opened very often at once keeps no other customer waiting (R-FOLLOW-2)', async () => {
    const other = writeFollowKey(SECRET, { reference: 'Q-OTHER-1', edition: 0 });
    const opened = Array.from({ length: 120 }, () => ask(PAGE));
    const theirs = await ask(`/your-request/${other}`);
    expect([theirs.status, ...(await Promise.all(opened)).map(({ status }) => status)]).toEqual(Array(121).fill(200));
    expect(looked.length).toBeLessThan(120);
    expect(lines.filter((line) => line.includes('request not shown'))).toEqual([]);
  });

  it('brings no files: a large form is not read to its end (R-FOLLOW-2)', async () => {
    let read = 0;
    const boundary = 'b';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="x"; filename="x"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (read === 0) controller.enqueue(new TextEncoder().encode(head));
        else if (read < 40) controller.enqueue(new Uint8Array(64 * 1024));
        else controller.close();
        read += 1;
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await ask(PAGE, init)).status).toBe(413);
    expect(read).toBeLessThan(10);
  });

  it('waits with what was typed while the back office does not answer (R-FOLLOW-9)', async () => {
    downForRequests();
    const id = newId();
    const response = await post({ id, text: 'Is <i>anybody</i> there?' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const html = await response.text();
    expect(html).toContain('Is &lt;i&gt;anybody&lt;/i&gt; there?</textarea>');
    expect(html).toContain(`value="${id}"`);
    expect(html).toContain('What you typed is still here');
  });
});

describe('photos', () => {
  const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), Buffer.alloc(3000, 1)]);
  type File = [name: string, content?: string | Buffer<ArrayBuffer>];
  function bring(
    files: File[],
    { id = newId(), path = PAGE, headers = {} }: { id?: string; path?: string; headers?: object } = {},
  ) {
    const body = new FormData();
    body.append('id', id);
    for (const [name, content = JPEG] of files) body.append('photos', new Blob([content]), name);
    return ask(`${path}/photos`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body });
  }
  const inSpool = () => readdir(join(dataDir, 'spool', 'photos')).catch(() => []);
  const bound = async () => (await inSpool()).filter((name) => name.endsWith('.json'));
  const without = (files: number): File[] => Array.from({ length: files }, (_, n) => [`${n}.jpg`]);

  it('are added with one act, and the page says so and which did not come along (R-FOLLOW-10, R-PHOTO-7)', async () => {
    expect(await (await ask(PAGE)).text()).toMatch(/You have not sent us any yet\.[\s\S]*action="\/your-request\/[^"]+\/photos"/);
    const id = newId();
    const response = await bring([['oven.jpg'], ['film.mp4', 'no photo at all'], ['فرن 🔥.jpg']], { id });
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([
      303,
      expect.stringMatching(/\?done=photos&missing=film\.mp4&signed=[\w-]{43}$/),
    ]);
    expect(acts).toEqual([{ key: KEY, signed: true, body: { act: 'photos', id, photos: 2 } }]);
    await expect.poll(() => [...delivered].sort()).toEqual([`${REFERENCE} oven.jpg`, `${REFERENCE} فرن 🔥.jpg`]);
    const html = await (await ask(location)).text();
    expect(html).toContain('Your photos have arrived.');
    expect(html).toContain('These photos did not come along: film.mp4.');
    expect((await ask(`${PAGE}/photos`)).headers.get('location')).toBe(PAGE);
  });

  it('are named as missing in our own words alone: whoever sends a link puts none on the page (R-FOLLOW-10)', async () => {
    const real = (await bring([['oven.jpg'], ['film.mp4', 'no photo at all']])).headers.get('location') ?? '';
    const { search } = new URL(real, 'http://site.example');
    const words = 'Pay to 123 now';
    const other = writeFollowKey(SECRET, { reference: REFERENCE, edition: 1 });
    for (const address of [
      `${PAGE}?done=photos&missing=${words}`,
      `${PAGE}${search.replace('film.mp4', words)}`,
      `${PAGE}${search}&missing=${words}`,
      `/your-request/${other}${search}`,
      `${PAGE}?done=${words}`,
      ...['constructor', '__proto__', 'toString'].map((name) => `${PAGE}?done=${name}`),
    ]) {
      const html = await (await ask(address)).text();
      expect([address, html]).toEqual([address, expect.not.stringMatching(/Pay to|film\.mp4|native code|did not come along/)]);
    }
    expect(await (await ask(real)).text()).toContain('did not come along: film.mp4.');
  });

  it('that are still on their way are counted (R-FOLLOW-10)', async () => {
    answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 4 } : { done: true } });
    expect(await (await ask(PAGE)).text()).toContain('You have sent us 4 photos.');
    const { length } = delivered;
    await bring([['oven.jpg']]);
    expect(await (await ask(PAGE)).text()).toMatch(/You have sent us [45] photos\./); // 4 again once it was delivered
    await expect.poll(() => delivered.length).toBe(length + 1);
  });

  it('are at most eight at once and 24 of a request (R-PHOTO-7)', async () => {
    const nine = await bring(without(9));
    expect(nine.headers.get('location')).toContain(`${PAGE}?done=photos&missing=8.jpg&signed=`);
    const many = await bring(without(30));
    const location = many.headers.get('location') ?? '';
    expect(new URL(location, 'http://site').searchParams.getAll('missing')).toEqual([
      ...[8, 9, 10, 11, 12, 13, 14, 15].map((n) => `${n}.jpg`),
      '14 more',
    ]);
    answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 22 } : { done: true } });
    await expect.poll(bound).toEqual([]);
    expect((await bring(without(3))).headers.get('location')).toContain(`${PAGE}?done=photos&missing=2.jpg&signed=`);
    expect(acts.map(({ body }) => body.photos)).toEqual([8, 8, 2]);
    answer = (path) => ({ status: 200, body: path === '/follow' ? { ...request, photos: 24 } : { done: true } });
    await expect.poll(bound).toEqual([]);
    const full = await bring(without(1));
    expect([full.status, await full.text()]).toEqual([422, expect.stringContaining('did not come along: 0.jpg.')]);
    expect(await (await ask(PAGE)).text()).not.toContain('type="file"');
    expect(acts).toHaveLength(3);
  });

  it('are named, or chosen first, or nothing is done (R-PHOTO-7)', async () => {
    const none = await bring([]);
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('Choose photos first.')]);
    const wrong = await bring([['film.mp4', 'no photo at all']]);
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('did not come along: film.mp4.')]);
    const cut = await ask(`${PAGE}/photos`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n',
    });
    expect([cut.status, (await post({ act: 'photos' })).status]).toEqual([400, 400]);
    expect([acts, await bound(), delivered]).toEqual([[], [], []]);
  });

  it.each<[string, () => { path?: string; headers?: object }, number]>([
    ['a key that nobody signed', () => ({ path: `/your-request/${KEY}x` }), 404],
    ['a draft', () => ({ path: `/your-request/${DRAFT}` }), 403],
    ['another website', () => ({ headers: { 'sec-fetch-site': 'cross-site' } }), 403],
    [
      'a request that was erased, trashed, or has a newer link',
      () => {
        refusedByProvider();
        return {};
      },
      404,
    ],
    [
      'a back office that does not answer',
      () => {
        downForRequests();
        return {};
      },
      503,
    ],
  ])('of %s are not kept (R-FOLLOW-2, R-PHOTO-7)', async (_, given, status) => {
    const response = await bring([['oven.jpg']], given());
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect([acts, await inSpool(), delivered]).toEqual([[], [], []]);
  });

  it('are not kept for a key that ends while they arrive, and are here when the back office is gone then (R-PHOTO-7)', async () => {
    answer = (path) => (path === '/follow' ? { status: 200, body: request } : { status: 403, body: {} });
    expect((await bring([['oven.jpg']])).status).toBe(503);
    expect(await bound()).toEqual([]);
    answer = (path) => (path === '/follow' ? { status: 200, body: request } : { status: 503, body: {} });
    const id = newId();
    const html = await (await bring([['oven.jpg']], { id })).text();
    const [, kept = ''] = /value="([0-9a-f]{32} [^"]+)"/.exec(html) ?? [];
    expect([html.includes(`value="${id}"`), kept]).toEqual([true, expect.stringMatching(/^[0-9a-f]{32} oven\.jpg$/)]);
    answer = (path) => ({ status: 200, body: path === '/follow' ? request : { done: true } });
    const body = new FormData();
    body.append('id', id);
    body.append('kept_photo', kept);
    const again = await ask(`${PAGE}/photos`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body });
    expect(again.headers.get('location')).toBe(`${PAGE}?done=photos`);
    await expect.poll(() => delivered).toEqual([`${REFERENCE} oven.jpg`]);
  });

  it('count as acts (R-FOLLOW-2)', async () => {
    for (let n = 0; n < 30; n += 1) await post({ text: `Question ${n}` });
    const late = await bring([['oven.jpg']]);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await inSpool()).toEqual([]);
  });

  it('are not offered where the provider takes none (R-FOLLOW-10)', async () => {
    await site.close();
    await rm(dataDir, { recursive: true });
    additions = ['follow', 'followAct', 'leadOrigin', 'signedPosts'];
    site = await start();
    expect(await (await ask(PAGE)).text()).not.toMatch(/type="file"|have not sent/);
    expect((await bring([['oven.jpg']])).status).toBe(422);
    expect(acts).toEqual([]);
  });
});

describe('while the back office does not answer', () => {
  const send = async () =>
    (await (
      await ask('/api/service-booking', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quote),
      })
    ).json()) as { reference: string; follow: string };

  it('says that a request has arrived, and nothing that was typed (R-FOLLOW-9)', async () => {
    downForRequests();
    const { reference, follow } = await send();
    const response = await ask(new URL(follow).pathname);
    const html = await response.text();
    expect([response.status, html]).toEqual([
      200,
      expect.stringMatching(new RegExp(`Your request ${reference} arrived on \\w+ \\d+ \\w+ \\d{4}, \\d+:\\d\\d [ap]m`)),
    ]);
    expect(html).toContain('href="tel:1300975707"');
    expect(html).not.toMatch(/Fay|Secret Street|0491/);
    refusedByProvider(); // it is there again, and has not got the request yet
    expect(await (await ask(new URL(follow).pathname)).text()).toContain('arrived on');
    const replaced = writeFollowKey(SECRET, { reference, draft: 1 });
    expect((await ask(`/your-request/${replaced}`)).status).toBe(404);
  });

  it('of any other request says that it cannot be looked up just now (R-FOLLOW-9)', async () => {
    downForRequests();
    const response = await ask(PAGE);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await response.text()).toContain('We cannot look up your request just now.');
    expect((await ask(`${PAGE}/visit.ics`)).status).toBe(503);
  });

  it('a request that was delivered ends with its key (R-FOLLOW-2, R-FOLLOW-9)', async () => {
    answer = () => ({ status: 200, body: { success: true } });
    const { follow } = await send();
    refusedByProvider();
    expect((await ask(new URL(follow).pathname)).status).toBe(404);
    downForRequests();
    expect(await (await ask(new URL(follow).pathname)).text()).toContain('arrived on');
  });
});

describe('there is no link', () => {
  const send = async () =>
    (
      (await (
        await ask('/api/service-booking', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(quote),
        })
      ).json()) as { follow?: string }
    ).follow;

  it('without the shared secret, nor with a provider that has no such pages (R-FOLLOW-1)', async () => {
    answer = () => ({ status: 200, body: { success: true } });
    expect(await send()).toContain('/your-request/');
    await site.close();
    site = await start('');
    expect(await send()).toBeUndefined();
    expect((await ask(PAGE)).status).toBe(404);
    await site.close();
    await rm(dataDir, { recursive: true });
    additions = [];
    site = await start();
    expect(await send()).toBeUndefined();
  });

  it.each([100, 2100])(
    'a native form with a whole album of %i photos loses nothing that was typed (R-PHOTO-2, R-FORM-22)',
    { timeout: 30_000 },
    async (length) => {
      answer = () => ({ status: 200, body: { success: true } });
      const album = (typed: Record<string, string>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...typed, asked: 'yes' })) body.append(name, value);
        for (let n = 0; n < length; n += 1) body.append('photos', new Blob(['no photo']), `${n}.jpg`);
        return ask('/free-quote', { method: 'POST', body });
      };
      const wrong = await album({ ...quote, requirements: 'Two ovens', email: 'fay' });
      const html = await wrong.text();
      expect([wrong.status, html]).toEqual([422, expect.stringMatching(/value="1 Secret Street"/)]);
      expect(html).toMatch(/<textarea[^>]*>Two ovens</);
      const whole = await album({ ...quote, requirements: 'Two ovens' });
      const thanks = new URL(whole.headers.get('location') ?? 'http://site.example', 'http://site.example').searchParams;
      if (length > 2000)
        expect([whole.status, await whole.text()]).toEqual([422, expect.stringContaining('more than this form takes')]);
      else expect([whole.status, thanks.getAll('missing').at(-1)]).toEqual([303, '92 more']);
    },
  );

  it('but for a form without JavaScript its thanks have one (R-FOLLOW-1)', async () => {
    answer = () => ({ status: 200, body: { success: true } });
    const sent = await ask('/free-quote', { method: 'POST', body: new URLSearchParams({ ...quote, asked: 'yes' }) });
    const location = sent.headers.get('location') ?? '';
    expect([sent.status, location]).toEqual([303, expect.stringContaining('reference=')]);
    expect(await (await ask(location)).text()).toMatch(
      /<a href="http:\/\/site\.example\/your-request\/Q-[^"]+"[^>]*>Follow your request/,
    );
  });
});
