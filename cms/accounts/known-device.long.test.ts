import type { Payload } from 'payload';
import { handleEndpoints } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

async function account(name: string) {
  const email = `${name}@example.org`;
  const { id } = await payload.create({ collection: 'users', data: { name, email, password: PASSWORD, role: 'owner' } });
  return { id, email };
}

async function signIn(email: string, password: string, cookie = '') {
  const request = new Request('http://localhost:3001/payload-api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ email, password }),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  const given = response.headers.getSetCookie().find((one) => one.startsWith('known-device='));
  return { status: response.status, body: await response.text(), cookie: given?.split(';')[0] ?? '', whole: given ?? '' };
}

const lockOut = async (email: string) => {
  for (let guess = 0; guess < 6; guess += 1) await signIn(email, `a stranger's guess ${guess}`);
};

it('a known device signs in with the right password, however many wrong ones strangers tried (R-SAFE-10)', async () => {
  const { email } = await account('known');
  const first = await signIn(email, PASSWORD);
  expect(first.whole).toMatch(/HttpOnly; SameSite=Lax/);
  await lockOut(email);
  expect((await signIn(email, PASSWORD)).status, 'a strange device').toBe(401);
  expect((await signIn(email, PASSWORD, first.cookie)).status).toBe(200);
  expect((await signIn(email, PASSWORD)).status, 'strangers stay locked out').toBe(401);
}, 60_000);

it('a known device is served before strangers, however many of them wait (R-SAFE-10)', async () => {
  const { email } = await account('hurried');
  const { cookie } = await signIn(email, PASSWORD);
  const strangers = Array.from({ length: 24 }, (_, at) => signIn(`stranger-${at}@example.org`, 'a guess'));
  let answered = 0;
  for (const one of strangers) void one.then(() => (answered += 1));
  expect((await signIn(email, PASSWORD, cookie)).status).toBe(200);
  expect(answered).toBeLessThan(12);
  expect((await Promise.all(strangers)).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
}, 60_000);

it('a known device has its own attempt limit: it locks out nobody else, and cannot guess without end', async () => {
  const { email } = await account('clumsy');
  const { cookie } = await signIn(email, PASSWORD);
  for (let guess = 0; guess < 9; guess += 1) expect((await signIn(email, `a wrong one ${guess}`, cookie)).status).toBe(401);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
  // Its own attempts are used up, so the next ones count with those of strangers.
  for (let guess = 0; guess < 6; guess += 1) await signIn(email, `one more ${guess}`, cookie);
  expect((await signIn(email, PASSWORD, cookie)).status).toBe(401);
}, 60_000);

it('a device cookie of another account, a forged one and an altered one are rejected', async () => {
  const [mine, other] = [await account('target'), await account('visitor')];
  const { cookie } = await signIn(other.email, PASSWORD);
  await lockOut(mine.email);
  const [name, token = ''] = cookie.split('=');
  const claims = Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString()
    .replace(`${other.id}`, `${mine.id}`);
  const forged = `${name}=${Buffer.from(claims).toString('base64url')}.${token.split('.')[1]}`;
  for (const tried of [cookie, forged, 'known-device=x', 'known-device=x.y', 'known-device='])
    expect((await signIn(mine.email, PASSWORD, tried)).status, tried).toBe(401);
}, 60_000);

it('a password link ends the lock-out at once; the rejection says so, in the same words for every account', async () => {
  const { email } = await account('forgetful');
  await lockOut(email);
  const [locked, unknown] = [await signIn(email, PASSWORD), await signIn('nobody@example.org', PASSWORD)];
  expect(locked.body).toBe(unknown.body);
  expect(locked.body).toContain('Forgot password?');
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const request = new Request('http://localhost:3001/payload-api/users/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'six unrelated words' }),
  });
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(200);
  expect((await signIn(email, 'six unrelated words')).status).toBe(200);
}, 60_000);
