import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProvider, type Provider, ProviderFailure } from './provider';

let answer: (response: ServerResponse, url: string) => void;
let [open, mostOpen] = [0, 0];
let provider: Provider;
let close: () => Promise<unknown>;

beforeEach(async () => {
  [open, mostOpen] = [0, 0];
  const server = createServer((request, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => (open -= 1));
    answer(response, request.url ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provider = createProvider({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deadlineMs: 200 });
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
