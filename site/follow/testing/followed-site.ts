import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from 'contract/catalogue/examples';
import { FOLLOW_HEADER, type FollowedRequest, writeFollowKey } from 'contract/follow';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type StandIn, startStandIn } from '../../../tests/kit/stand-in-provider';
import { siteWith, type TestedSite } from '../../server/testing/site';

export const SECRET = 'shared by site and provider';
export const REFERENCE = 'Q-7F3K-2PXM';
export const KEY = writeFollowKey(SECRET, { reference: REFERENCE, edition: 0 });
export const DRAFT = writeFollowKey(SECRET, { reference: REFERENCE, draft: 3 });
export const PAGE = `/your-request/${KEY}`;
export const request = examples.follow as FollowedRequest;
export const quote = {
  ...{ first_name: 'Fay', last_name: 'Example', email: 'fay@example.com', phone: '0491 570 156', service: 'Oven Cleaning' },
  ...{ cleaning_model: 'Once', city: 'Adelaide', address: '1 Secret Street', suburb: 'Para Hills', post_code: '5096' },
  ...{ state: 'South Australia', requirements: '' },
};

let standIn: StandIn;
let provider: Server;

/** What a test sets and sees. */
export const its = {
  site: undefined as unknown as TestedSite,
  dataDir: '',
  lines: [] as string[],
  /** What the provider answers to calls about a request. */
  answer: (_path: string, _key: string): { status: number; body: unknown } => ({ status: 500, body: {} }),
  additions: [] as string[],
  acts: [] as { body: Record<string, unknown>; key: string; signed: boolean }[],
  /** Keys that were looked up. */
  looked: [] as string[],
  reports: [] as string[],
  /** Photos that the provider got: of which request, and their names. */
  delivered: [] as string[],
};

async function takeCall(url: string, body: string, headers: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  const path = url.replace('/api', '');
  const key = String(headers[FOLLOW_HEADER] ?? '');
  if (path === '/additions') return { status: 200, body: { additions: its.additions } };
  if (path === '/follow') {
    its.looked.push(key);
    return its.answer(path, key);
  }
  if (path === '/follow-act') {
    its.acts.push({ body: JSON.parse(body), key, signed: headers[SIGNATURE_HEADER] === signatureOf(SECRET, path, body) });
    return its.answer(path, key);
  }
  if (path === '/service-booking') return its.answer(path, key);
  if (path.startsWith('/lead-photos')) {
    const { searchParams } = new URL(path, 'http://provider');
    its.delivered.push(`${searchParams.get('reference')} ${searchParams.get('name')}`);
    return { status: 200, body: { status: 'stored' } };
  }
  if (path === '/missing-paths') its.reports.push(body);
  const response = await fetch(`${standIn.url}${url}`);
  return { status: response.status, body: await response.json().catch(() => ({})) };
}

export const start = (secret = SECRET) =>
  siteWith(
    {
      API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      DATA_DIR: its.dataDir,
      PUBLISH_SECRET: secret,
      SITE_URL: 'http://site.example',
      PROVIDER_DEADLINE_MS: '5000',
    },
    { line: (line) => its.lines.push(line) },
  );

/** Starts a site and a provider for the tests of a file; each test begins with a site and a folder of its own. */
export function withFollowedSite() {
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
    its.answer = (path) => ({ status: 200, body: path === '/follow' ? request : { done: true } });
    Object.assign(its, { acts: [], looked: [], lines: [], reports: [], delivered: [] });
    its.additions = ['follow', 'followAct', 'leadOrigin', 'leadPhotos', 'signedPosts', 'missingPaths'];
    its.dataDir = await mkdtemp(join(tmpdir(), 'site-'));
    its.site = await start();
  });
  afterEach(async () => {
    await its.site.close();
    await rm(its.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** The socket that a request comes from. */
export const visitor = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
export const ask = (path: string, init?: RequestInit) =>
  its.site.app.request(`http://site.example${path}`, init, visitor) as Promise<Response>;
export const newId = () => randomBytes(12).toString('hex');
export const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = PAGE) =>
  ask(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
    body: new URLSearchParams({ act: 'question', id: newId(), ...fields }),
  });
export const refusedByProvider = () => {
  its.answer = () => ({ status: 403, body: { code: 'FORBIDDEN' } });
};
export const downForRequests = () => {
  its.answer = () => ({ status: 503, body: {} });
};
