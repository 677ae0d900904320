import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hangingFetch } from '../base/testing/no-end';
import { createProvider, FILE_DEADLINE_MS, type Provider, ProviderFailure } from './provider';

let answer: (response: ServerResponse, url: string) => void;
let [open, mostOpen] = [0, 0];
let provider: Provider;
let close: () => Promise<unknown>;
let apiUrl: string;

beforeEach(async () => {
  [open, mostOpen] = [0, 0];
  const server = createServer((request, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => (open -= 1));
    answer(response, request.url ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = createProvider({ apiUrl, deadlineMs: 200 });
  close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
});
afterEach(() => close());

const json = (response: ServerResponse, status: number, body: unknown = {}) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const fromVisitor = (n: number) =>
  provider.read('faqCategory', { category: `made up ${n}` }, true).catch((error: Error) => error);

describe('queries of visitors', () => {
  it('do not block calls for pages, however many fail', async () => {
    answer = (response, url) => (url.includes('made') ? undefined : json(response, 200, { review_count: 150 }));
    const made = Promise.all(Array.from({ length: 200 }, (_, n) => fromVisitor(n)));
    expect(await provider.read('reviewCount')).toEqual({ review_count: 150 });
    for (const error of await made) expect(error).toBeInstanceOf(ProviderFailure);
    expect(provider.state()).toBe('closed');
    expect(await provider.read('reviewCount')).toEqual({ review_count: 150 });
  });

  it('run a few at a time, and not at all while the breaker is open', async () => {
    answer = (response) => setTimeout(() => json(response, 404), 5);
    await Promise.all(Array.from({ length: 50 }, (_, n) => fromVisitor(n)));
    expect(mostOpen).toBeLessThanOrEqual(4);
    answer = (response) => json(response, 500);
    for (let n = 0; n < 5; n += 1) await provider.read('reviewCount').catch(() => undefined);
    expect(provider.state()).toBe('open');
    expect(await fromVisitor(1)).toMatchObject({ message: expect.stringContaining('spared') });
  });
});

it.each([400, 401, 403, 410, 422])('status %i does not open the breaker', async (status) => {
  answer = (response) => json(response, status);
  for (let n = 0; n < 9; n += 1) await expect(provider.read('reviewCount')).rejects.toThrow(`status ${status}`);
  expect(provider.state()).toBe('closed');
});

it.each([429, 500, 503])('status %i opens the breaker', async (status) => {
  answer = (response) => json(response, status);
  for (let n = 0; n < 5; n += 1) await expect(provider.read('reviewCount')).rejects.toThrow(`status ${status}`);
  expect(provider.state()).toBe('open');
});

it('ends calls that never end, of pages, visitors and leads, and then works as before (R-CONTENT-14)', async () => {
  answer = (response) => json(response, 200, { review_count: 150 });
  const goOn = hangingFetch((url) => url.startsWith(`${apiUrl}/`)); // what another file's site still asks is not counted
  const late = await Promise.all([
    ...[1, 2, 3].map(() => provider.read('reviewCount').catch((error: Error) => error.message)),
    ...[1, 2, 3, 4, 5].map(async (n) => ((await fromVisitor(n)) as Error).message),
    provider.submit('contactSubmit', {}).catch((error: Error) => error.message),
  ]);
  for (const message of late) expect(message).toContain('no end after 200 ms');
  expect(goOn()).toBe(9);
  expect(await provider.read('reviewCount')).toEqual({ review_count: 150 });
});

it('ends a call whose answer begins and never ends', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  await expect(provider.read('reviewCount')).rejects.toThrow('no end after 200 ms');
});

it('ends the call of a photo (R-CONTENT-14)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const goOn = hangingFetch();
  const photo = { reference: 'Q-1111-1111', photo: 'a'.repeat(32), name: 'a.jpg', sha256: 'b'.repeat(64) };
  const sent = expect(provider.submitFile('leadPhotos', photo, Buffer.from('x'))).rejects.toThrow(
    `no end after ${FILE_DEADLINE_MS} ms`,
  );
  await vi.advanceTimersByTimeAsync(FILE_DEADLINE_MS);
  await sent;
  goOn();
  vi.useRealTimers();
});
