import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { thorough } from '../kit/sample';
import { slowSignIns } from '../kit/slow-clients';
import { OWNER, postAsSite, type Stack, startStack } from '../kit/stack';

const MOST = 10;
let stack: Stack;
beforeAll(async () => {
  // The tests act as the proxy, so that each attempt may come from another address.
  stack = await startStack(inject('prepared'), { TRUST_PROXY: '127.0.0.1', SIGN_INS_PER_10_MIN: String(MOST) });
});
afterAll(() => stack?.stop());

const post = (path: string, address: string, body: object) =>
  fetch(`${stack.cms.url}/payload-api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

it('one IP address is rate-limited over all sign-in calls; others can sign in', async () => {
  const paths = ['login', 'forgot-password', 'reset-password'];
  const answers = await Promise.all(
    Array.from({ length: MOST * 2 }, (_, n) => post(paths[n % paths.length] ?? '', '203.0.113.7', {})),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(answers.length - MOST);
  const words = await Promise.all(refused.map((answer) => answer.json()));
  expect(new Set(words.map(({ message }) => message))).toEqual(new Set(['Too many tries. Wait a minute and try again.']));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('login', '203.0.113.7', OWNER)).status).toBe(429);
  expect((await post('login', '203.0.113.8', OWNER)).status).toBe(200);
});

const postForm = (path: string, headers: Record<string, string>, form: Record<string, string> = {}) =>
  fetch(`${stack.cms.url}/office/${path}`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) });

it('the same limit holds for the forms of its pages, which say how long to wait (R-OWNER-43)', async () => {
  const own = { origin: stack.cms.url, 'x-forwarded-for': '203.0.113.9' };
  const paths = ['sign-in', 'forgot-password', 'password'];
  const tries = Array.from({ length: MOST + 3 }, (_, n) => postForm(paths[n % paths.length] ?? '', { ...own, 'x-wait-ms': '' }));
  const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const last = await postForm('sign-in', own, OWNER);
  expect([last.status, last.headers.get('set-cookie')]).toEqual([429, null]);
  expect(await last.text()).toMatch(/role="alert"[^>]*>Too many tries[\s\S]*value="owner@example\.com"/);
  const other = await postForm('sign-in', { ...own, 'x-forwarded-for': '203.0.113.10', 'x-wait-ms': '60000' }, OWNER);
  expect([other.status, other.headers.get('location')]).toEqual([303, '/office']);
});

it('slow sign-in requests, from one address or many, block no other user', async () => {
  const crowd = await slowSignIns(stack.cms.url, 60, (n) => (n < MOST ? '198.51.100.1' : `198.51.100.${n}`));
  expect((await post('login', '203.0.113.20', OWNER)).status).toBe(200);
  expect((await post('forgot-password', '203.0.113.20', { email: 'nobody@example.com' })).status).toBe(200);
  expect(crowd.open()).toBeGreaterThan(MOST);
  crowd.end();
});

describe('another website’s page', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const send = (path: string, headers: Record<string, string>, body: BodyInit) =>
    fetch(`${stack.cms.url}/payload-api/users/${path}`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.30' };

  it('cannot sign anybody in or out', async () => {
    for (const path of ['login', 'forgot-password', 'reset-password', 'logout', 'unlock', 'first-register']) {
      const answer = await send(path, { ...json, ...foreign }, JSON.stringify(OWNER));
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null]);
      expect((await answer.json()).message).toContain('came from another website');
    }
    const own = await send('login', { ...json, origin: stack.cms.url, 'sec-fetch-site': 'same-origin' }, JSON.stringify(OWNER));
    expect(own.status).toBe(200);
  });

  it('cannot sign in with the form of a page (R-OWNER-43, R-SAFE-8)', async () => {
    const ip = { 'x-forwarded-for': '203.0.113.32' };
    const others: Record<string, string>[] = [foreign, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, {}];
    for (const headers of others) {
      const answer = await postForm('sign-in', { ...ip, ...headers }, OWNER);
      expect([headers, answer.status, answer.headers.get('set-cookie')]).toEqual([headers, 403, null]);
    }
  });

  it('cannot sign in with a plain form from a browser that sends no Origin or Sec-Fetch-Site', async () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify(OWNER));
    const ip = { 'x-forwarded-for': '203.0.113.31' };
    for (const body of [form, new URLSearchParams({ _payload: JSON.stringify(OWNER) }), JSON.stringify(OWNER)]) {
      const answer = await send('login', ip, body);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([415, null]);
    }
  });
});

describe.runIf(thorough)('a hundred sign-ins at once', () => {
  const ROUNDS = 5;
  const CALLS_A_ROUND = 200;
  let n = 0;
  const lead = () => {
    n += 1;
    const fields = { name: `Visitor ${n}`, email: `v${n}@example.com`, phone: '1', city: 'Adelaide', address: `${n} Example St` };
    return postAsSite(stack.cms.url, stack.dataDir, '/contact-submit', { ...fields, message: '', captcha: '10' });
  };
  /** Duration in milliseconds of calls in sequence as the site's pages make them, one in ten a lead. */
  async function calls(): Promise<number[]> {
    const times: number[] = [];
    const paths = ['/api/settings', '/api/testimonials', '/api/blogs', '/api/service-pages'];
    for (let call = 0; call < CALLS_A_ROUND; call += 1) {
      const start = performance.now();
      const answer = await (call % 10 === 0 ? lead() : fetch(stack.cms.url + (paths[call % paths.length] ?? '')));
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      expect(answer.status).toBe(200);
    }
    return times;
  }
  const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

  it('do not slow down the site’s calls', async () => {
    await calls();
    const [quiet, busy]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet?.push(...(await calls()));
      const attack = Promise.all(
        Array.from({ length: 100 }, async (_, k) => {
          const email = k % 2 ? `nobody${k}@example.com` : OWNER.email;
          await post('login', `2001:db8:${round + 1}:${k}::1`, { email, password: 'a wrong guess' });
        }),
      );
      busy?.push(...(await calls()));
      await attack;
    }
    const [without, beside] = [p99(quiet ?? []), p99(busy ?? [])];
    const figures = `p99 ${without.toFixed(1)} ms, beside sign-ins ${beside.toFixed(1)} ms`;
    expect(beside / without, figures).toBeLessThan(2);
  });
});
