import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, contract } from 'contract';
import { RECEIPT_HEADER, receiptOf, SIGNATURE_HEADER } from 'contract/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postingTo } from './additions';
import { createProvider, type Provider, type SubmitOptions } from './provider';

const SECRET = 'shared by site and provider';
const YES = '{"success":true,"done":true,"status":"stored","reference":"Q-2222-2222"}';
const json = 'application/json';

/** Calls that post something: each yes of theirs ends something at the site. */
const posts = (Object.keys(contract) as CallName[]).filter((name) => contract[name]['~orpc'].route.method === 'POST');

interface Given {
  status: number;
  type?: string;
  body: string;
  receipt?: (signature: string) => string;
}
let given: Given;
let provider: Provider;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
    const { status, type, body, receipt } = given;
    response.writeHead(status, {
      ...(type && { 'content-type': type }),
      ...(receipt && { [RECEIPT_HEADER]: receipt(signature) }),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = createProvider({ apiUrl, deadlineMs: 5000, secret: SECRET });
  close = () => new Promise((done) => server.close(done));
});
afterAll(() => close());

/** Whether the site takes the answer for a yes. */
async function isYes(name: CallName, options: SubmitOptions, answer: Given): Promise<boolean> {
  given = answer;
  const photo = {
    photo: '0'.repeat(32),
    name: 'oven.jpg',
    key: 'key-of-a-lead',
    reference: 'Q-2222-2222',
    sha256: '0'.repeat(64),
  };
  const posted =
    name === 'leadPhotos' || name === 'editPicture'
      ? provider.submitFile(name, photo, Buffer.from('photo'), options.receipts)
      : provider.submit(name as Parameters<Provider['submit']>[0], { any: 'thing' }, options);
  return (await posted).ok;
}

/** Answers of a portal, a firewall, a proxy or another program. */
const foreign: Record<string, Given> = {
  'a page': { status: 200, type: 'text/html', body: '<h1>Welcome</h1>' },
  'a page that is JSON inside': { status: 200, type: 'text/html', body: YES },
  'nothing, without a type': { status: 200, body: '' },
  accepted: { status: 202, body: '' },
  'no content': { status: 204, body: '' },
  'a part': { status: 206, type: json, body: YES },
  'another’s copy': { status: 203, type: json, body: YES },
};

it('are all calls that post (R-LEAD-18)', () => {
  expect(posts).toEqual([
    'contactSubmit',
    'serviceBooking',
    'editAct',
    'editPicture',
    'followAct',
    'vitals',
    'missingPaths',
    'leadPhotos',
  ]);
});

describe.each(posts)('a yes to %s', (name) => {
  it.each([
    ['none', postingTo(new Set())],
    ['receipts', postingTo(new Set(['signedPosts', 'signedReceipts']))],
  ])('is no yes from anything else; the provider’s additions: %s (R-LEAD-18)', async (_, options) => {
    for (const [what, answer] of Object.entries(foreign))
      expect([what, await isYes(name, options, answer)]).toEqual([what, false]);
  });

  it('needs the receipt over post and answer from a provider that gives one (R-LEAD-18)', async () => {
    const options = postingTo(new Set(['signedPosts', 'signedReceipts']));
    const answer = (receipt?: Given['receipt']) => isYes(name, options, { status: 200, type: json, body: YES, receipt });
    expect(await answer()).toBe(false);
    expect(await answer((signature) => receiptOf('a guess', signature, 200, YES))).toBe(false);
    expect(await answer(() => receiptOf(SECRET, 'of another post', 200, YES))).toBe(false);
    expect(await answer((signature) => receiptOf(SECRET, signature, 200, '{"success":true}'))).toBe(false);
    expect(await answer((signature) => receiptOf(SECRET, signature, 201, YES))).toBe(false);
    expect(await answer((signature) => receiptOf(SECRET, signature, 200, YES))).toBe(true);
  });

  it('is the documented answer of any other, such as an earlier release (R-LEAD-19)', async () => {
    for (const additions of [[], ['signedPosts']])
      for (const status of [200, 201])
        for (const type of [json, 'application/json; charset=utf-8'])
          expect(await isYes(name, postingTo(new Set(additions)), { status, type, body: YES })).toBe(true);
  });
});
