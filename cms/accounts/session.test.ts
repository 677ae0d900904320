import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { User } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';
import { startPayload } from '../testing/api';
import { answerAccount } from './pages/account';
import { endOldSessions, MAX_SESSION_MS } from './session';

const account = { email: 'session@example.com', password: 'twelve quiet panes' };
const HOUR_MS = 60 * 60 * 1000;
let payload: Payload;
let token: string;

beforeAll(async () => {
  payload = await startPayload();
  await payload.create({ collection: 'users', data: { ...account, name: 'Session', role: 'editor' } });
});
beforeEach(async () => {
  token = (await payload.login({ collection: 'users', data: account })).token ?? '';
});

/** The account that the back office recognises for a token. */
const whoIs = async (bearer: string) => {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${bearer}` }) });
  return user?.email;
};

/** A token of the session that ends in so many seconds. */
async function signed(tokenExpiration: number) {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
  const collectionConfig = payload.collections.users.config;
  const { _sid: sid } = user as User & { _sid: string };
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, sid, user: user as User });
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token;
}

it('a session ends eight hours after it was last renewed', async () => {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBe(8 * 60 * 60);
  expect(await whoIs(await signed(60))).toBe(account.email);
  expect(await whoIs(await signed(-1))).toBeUndefined();
});

it('a session ends twelve hours after it began, however busy its account is', async () => {
  const begunAgo = (ms: number) =>
    execute(payload, sql`UPDATE users_sessions SET created_at = ${new Date(Date.now() - ms).toISOString()}`);
  await begunAgo(MAX_SESSION_MS - HOUR_MS);
  await endOldSessions(payload, new Date());
  expect(await whoIs(token)).toBe(account.email);

  await begunAgo(MAX_SESSION_MS + 1000);
  await endOldSessions(payload, new Date());
  expect(await whoIs(token)).toBeUndefined();
  expect(await rowsOf(payload, sql`SELECT id FROM users_sessions`)).toEqual([]);
});

/** What a page of the office answers to a browser, or to a program that has the session's token. */
async function open(cookie: string, headers: Record<string, string> = {}) {
  const asked = { accept: 'text/html,application/xhtml+xml', cookie: `payload-token=${cookie}`, ...headers };
  const response = await answerAccount(payload, new Request('http://localhost:3001/office/account', { headers: asked }));
  const [renewed] = response.headers.getSetCookie().flatMap((line) => /^payload-token=([^;]+)/.exec(line)?.[1] ?? []);
  return { status: response.status, renewed };
}
const claimsOf = (bearer = '') => JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());

it('whoever opens pages of the office stays signed in, up to twelve hours (R-OWNER-43)', async () => {
  expect(await open(token), 'just begun').toEqual({ status: 200, renewed: undefined });
  const old = await signed(7 * 60 * 60);
  const { renewed } = await open(old);
  const { sid, exp } = claimsOf(renewed);
  expect([sid, exp > claimsOf(old).exp + 30 * 60]).toEqual([claimsOf(old).sid, true]);
  expect(await whoIs(renewed ?? '')).toBe(account.email);
  expect(await open(old, { accept: 'text/html' }), 'a script looks whether something is new').toEqual({
    status: 200,
    renewed: undefined,
  });
  expect(await open('', { authorization: `JWT ${old}` }), 'a program').toEqual({ status: 200, renewed: undefined });
  const long = new Date(Date.now() - MAX_SESSION_MS - 1000).toISOString();
  await execute(payload, sql`UPDATE users_sessions SET created_at = ${long}`);
  expect(await open(old), 'begun long ago').toEqual({ status: 200, renewed: undefined });
});

it('a session is invalid without its record on the server', async () => {
  expect(await whoIs(token)).toBe(account.email);
  await execute(payload, sql`DELETE FROM users_sessions`);
  expect(await whoIs(token)).toBeUndefined();
});
