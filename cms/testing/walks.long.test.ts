import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { handleEndpoints, type Payload, type Where } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handleApi } from '../api/handler';
import type { Service } from '../base/database/payload-types';
import { env } from '../base/process/env';
import { answerQuote } from '../leads/pages/quote-routes';
import { askRest, signedIn, startPayload } from './api';

const root = join(import.meta.dirname, '..', '..');
const OURS = /^(contract|site|cms)\/(?!.*(node_modules|testing\/|migrations\/|\.test\.|dist\/|\.next\/))/;

const pathOf = (url: string) =>
  url.startsWith('file:') ? relative(root, fileURLToPath(url)) : isAbsolute(url) ? relative(root, url) : '';
/** The room that a file is in: a folder of the back office or the site, or the contract. */
const roomOf = (file: string) => (file.startsWith('contract/') ? 'contract' : file.split('/').slice(0, -1).slice(0, 2).join('/'));

/** Our files that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].flatMap(([, name = '', lazy = '']) => {
    const asked = name || lazy;
    if (!/^(\.|contract)/.test(asked)) return [];
    const base = asked.startsWith('.') ? join(dirname(file), asked) : asked;
    return ['.ts', '.tsx', '/index.ts', '']
      .map((end) => base + end)
      .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
      .slice(0, 1);
  });
}

interface Walk {
  /** Files of which a function ran. */
  files: string[];
  /** Pairs of rooms, the first of which imports the second, between files that ran. */
  changes: string[];
}

/** Which of our files run during an act each time, by V8's own counts; what a process does besides is not in every one of them. */
async function filesRun(act: (turn: number) => Promise<void>): Promise<Walk> {
  const [first = [], ...others] = [await ranIn(() => act(1)), await ranIn(() => act(2)), await ranIn(() => act(3))];
  const files = first.filter((file) => others.every((other) => other.includes(file)));
  const pairs = files.flatMap((file) =>
    importsOf(file)
      .filter((other) => files.includes(other) && roomOf(other) !== roomOf(file))
      .map((other) => `${roomOf(file)} → ${roomOf(other)}`),
  );
  return { files, changes: [...new Set(pairs)].sort() };
}

async function ranIn(act: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const files = result
    .filter(({ url }) => OURS.test(pathOf(url)))
    .filter(({ functions }) => {
      const end = Math.max(...functions.map(({ ranges }) => ranges[0]?.endOffset ?? 0));
      // A module itself runs when it is loaded.
      return functions.some(({ ranges: [range] }) => range && range.count > 0 && range.endOffset < end - 20);
    })
    .map(({ url }) => pathOf(url));
  return [...new Set(files)].sort();
}

interface Site {
  app: {
    request(path: string, init?: RequestInit): Response | Promise<Response>;
    fetch(request: Request): Response | Promise<Response>;
  };
  close(): unknown;
}
/** A path that no type check follows: the site's types are not the back office's. */
const { siteWith }: { siteWith(variables: Record<string, string>): Promise<Site> } = await import(
  join(root, 'site/server/testing/site.ts')
);

let payload: Payload;
let token: string;
let site: Site;
let openSite: () => Promise<Site>;
let folder: string;
let onSignal: (value?: unknown) => void = () => undefined;
const servers: Server[] = [];
const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = incoming.method === 'POST' ? new Uint8Array(await buffer(incoming)) : undefined;
    const answered = await answer(new Request(`http://127.0.0.1${incoming.url}`, { method: incoming.method, headers, body }));
    outgoing.writeHead(answered.status, Object.fromEntries(answered.headers)).end(new Uint8Array(await answered.arrayBuffer()));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return origin(server);
}

beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
  const cms = await listen((request) =>
    new URL(request.url).pathname.startsWith('/api')
      ? handleApi(request, payload)
      : handleEndpoints({ config: payload.config, request }),
  );
  vi.useFakeTimers({ toFake: ['setInterval'] }); // what a site does by the clock is on no walk
  folder = await mkdtemp(join(tmpdir(), 'walks-'));
  openSite = () => siteWith({ API_URL: cms, DATA_DIR: folder, PUBLISH_SECRET: env.publishSecret, PROVIDER_DEADLINE_MS: '60000' });
  site = await openSite();
  const url = await listen(async (request) => {
    const answer = await site.app.fetch(request);
    if (new URL(request.url).pathname === '/_publish') onSignal();
    return answer;
  });
  Object.assign(env, { sites: [url] });
});
afterAll(async () => {
  vi.useRealTimers();
  await site?.close();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const page = async (path: string) => (await site.app.request(path)).text();
const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 60_000, interval: 100 }).toBe(true);

/** The fields of a page's forms, as they stand there. */
const typed = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*?name="([^"]*)"[^>]*?value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** Prints a walk, and fails once it has become longer. */
function expectWalk({ files, changes }: Walk, most: { files: number; changes: number }) {
  console.log([`${files.length} files, ${changes.length} changes of room`, ...files, ...changes].join('\n  '));
  expect(files.length).toBeLessThanOrEqual(most.files);
  expect(changes.length).toBeLessThanOrEqual(most.changes);
}

it('a service is published, and the site forgets what it had of it', async () => {
  const where = { slug: { equals: 'oven-cleaning' } };
  const { docs } = await payload.find({ collection: 'services', where, depth: 0, limit: 1 });
  let [service] = docs;
  const publish = async (turn: number) => {
    const heard = new Promise((done) => (onSignal = done));
    const body = { title: `Ovens, cleaned ${turn} times`, _status: 'published', updatedAt: service?.updatedAt };
    const answer = await askRest(payload, 'PATCH', `/services/${service?.id}?depth=0`, { token, body });
    ({ doc: service } = (await answer.json()) as { doc: Service });
    await heard;
  };
  await site.close(); // its spool tries again now and then
  await publish(0); // what a process does once
  const walk = await filesRun(publish);
  site = await openSite();
  await until(async () => (await page('/service/oven-cleaning')).includes('Ovens, cleaned 3 times'));
  expectWalk(walk, { files: 45, changes: 14 });
});

it('an enquiry with a photo comes, and its quote is accepted', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#845' } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'application/json' };
  const nameOf = (turn: number) => `Walter Walk${'abc'[turn - 1]}`;
  const quoteOf = (turn: number) => ({
    ...{
      first_name: 'Walter',
      last_name: nameOf(turn).slice(7),
      email: `walter${turn}@example.com`,
      phone: `0491 570 15${turn}`,
    },
    ...{ service: 'Oven Cleaning', cleaning_model: 'Once off', city: 'Adelaide', address: '1 Street', suburb: 'Para Hills' },
    ...{
      post_code: '5096',
      state: 'South Australia',
      requirements: '',
      photos: [{ id: String(turn).repeat(32), name: 'oven.jpg' }],
    },
  });
  const follow = (path: string, posted?: Record<string, string>) =>
    site.app.request(path, {
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(posted && { method: 'POST', body: new URLSearchParams(posted) }),
    });
  const office = async (turn: number, query: string, posted?: Record<string, string>) => {
    const { docs } = await payload.find({ collection: 'leads', where: { name: { equals: nameOf(turn) } }, depth: 0 });
    const id = String(docs[0]?.id);
    const request = new Request(`${env.cmsUrl}/office/enquiries/${id}/quote${query}`, {
      headers: { authorization: `JWT ${token}` },
      ...(posted && { method: 'POST', body: new URLSearchParams(posted) }),
    });
    return (await answerQuote(payload, request, id)).text();
  };
  const count = async (collection: 'lead-photos' | 'leads', where: Where) =>
    (await payload.count({ collection, where })).totalDocs;
  await (await follow('/your-request/Q-AAAA-AAAA.0.a')).text(); // loads what every page has
  const walk = await filesRun(async (turn) => {
    await site.app.request(`/_photos/${String(turn).repeat(32)}`, { method: 'POST', body: photo });
    const answer = await site.app.request('/api/service-booking', {
      method: 'POST',
      headers,
      body: JSON.stringify(quoteOf(turn)),
    });
    const { pathname } = new URL(((await answer.json()) as { follow: string }).follow);
    await until(async () => (await count('lead-photos', { file: { exists: true } })) === turn);
    const line = { text1: 'Oven', quantity1: '1', price1: '90', greeting: '' };
    await office(turn, '', { ...typed(await office(turn, '')), ...line, act: 'send' });
    await office(turn, '', { ...typed(await office(turn, '?step=send')), act: 'deliver', way: 'link' });
    await follow(pathname, { act: 'accept', id: String(turn).repeat(24), version: '1', text: nameOf(turn) });
    await until(async () => (await count('leads', { status: { equals: 'won' } })) === turn);
  });
  expectWalk(walk, { files: 178, changes: 34 });
});
