import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LeadGateway } from './gateway';
import { openSpool, type Spool } from './spool';
import { leadProvider } from './testing/lead-provider';
import { enquiry, listeningLog, quoteRequest } from './testing/leads';
import { createThanks } from './thanks';

const { fields } = enquiry();
let folder: string;
let provider: Awaited<ReturnType<typeof leadProvider>>;
let spool: Spool;
let gateway: LeadGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  provider = await leadProvider();
  spool = await openSpool({ dir: join(folder, 'spool'), deliver: provider.deliver, log: listeningLog() });
  gateway = new LeadGateway({
    thanks: createThanks('a secret of this test alone'),
    spool,
    proofs: undefined,
    log: listeningLog(),
    phone: async () => '1300 000 000',
    aboutOf: async () => {
      throw new Error('no answer');
    },
    trustProxy: [],
    leadsPer10Min: 1,
  });
});
afterEach(async () => {
  await spool.close();
  await provider.close();
  await rm(folder, { recursive: true });
});

const json = (body: unknown, headers: Record<string, string> = {}) =>
  gateway.app.request('/api/contact-submit', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const form = (body: BodyInit, headers: Record<string, string> = {}) =>
  gateway.acceptPagePost(new Request('http://site/contact-us', { method: 'POST', body, headers }), {
    path: '/contact-us',
    form: 'contact',
    peer: '203.0.113.7',
  });

it('answers why a JSON post cannot be read', async () => {
  for (const [body, headers, status] of [
    ['{', {}, 400],
    ['{}', { 'content-type': 'text/plain' }, 415],
    [`{"a":"${'x'.repeat(70_000)}"}`, {}, 413],
  ] as const) {
    const answer = await json(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ success: false, message: expect.stringMatching(/\w+ \w+/) });
  }
});

it('answers why a form cannot be read, and accepts nothing of it', async () => {
  const answer = await form('{}', { 'content-type': 'application/json' });
  expect(answer).toEqual({
    status: 422,
    state: { form: 'contact', status: 'refused', values: {}, errors: {}, message: 'Send the form as a browser does.' },
    headers: {},
  });
  expect(provider.posts).toEqual([]);
});

it('names the first wrong field of a JSON post, with its reason', async () => {
  const answer = await json({ ...fields, email: 'nobody' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(await answer.json()).toEqual({ success: false, message: expect.stringContaining('e-mail'), field: 'email' });
});

it('names every wrong field of a form, without a general message', async () => {
  const answer = await form(new URLSearchParams({ ...fields, name: '' }));
  expect(answer).toMatchObject({ status: 422, state: { errors: { name: expect.any(String) }, values: { phone: fields.phone } } });
  expect(answer).toMatchObject({ state: { message: undefined }, headers: {} });
});

it('answers a JSON post and a form with the whole seconds until the next lead is allowed', async () => {
  await json(fields);
  const again = await json({ ...fields, name: 'Other Example' });
  expect(again.status).toBe(429);
  const wait = Number(again.headers.get('retry-after'));
  expect(Number.isInteger(wait) && wait > 500 && wait <= 600).toBe(true);
  expect(await again.json()).toMatchObject({ success: false, message: expect.stringContaining('1300 000 000') });
  await form(new URLSearchParams(fields));
  const native = await form(new URLSearchParams({ ...fields, name: 'Third Example' }));
  expect(native).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^[56]\d\d$/) } });
});

it('takes the page of a lead from the post, else from the referrer', async () => {
  const referer = 'http://site/service/house-cleaning?from=mail';
  await json({ ...fields, page: '/faq-page' }, { referer });
  expect(provider.posts[0]?.origin?.page).toBe('/faq-page');
});

it.each([
  ['http://site/service/house-cleaning?from=mail', '/service/house-cleaning'],
  ['no address', ''],
  [undefined, ''],
])('takes the page of a lead without one from the referrer %s', async (referer, page) => {
  await json(fields, referer ? { referer } : {});
  expect(provider.posts[0]?.origin?.page).toBe(page);
});

it('adds the origin of the visit', async () => {
  await json({ ...fields, visit: { utm_source: 'mail' } });
  expect(provider.posts[0]?.origin?.visit).toEqual({ utm_source: 'mail' });
});

it('accepts a quote whose service page cannot be loaded', async () => {
  const answer = await gateway.app.request('/api/service-booking', {
    method: 'POST',
    body: JSON.stringify({ ...quoteRequest().fields, about: 'house-cleaning' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(provider.posts[0]?.origin?.about).toBeUndefined();
});

it('has no challenge if proofs are switched off', async () => {
  const answer = await gateway.app.request('/_challenge?form=contact');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ message: 'There is no challenge for this' });
});
