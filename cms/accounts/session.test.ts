import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { User } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';
import { startPayload } from '../testing/api';
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

it('a session ends eight hours after it was last renewed', async () => {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBe(8 * 60 * 60);
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
  const signed = async (tokenExpiration: number) => {
    const collectionConfig = payload.collections.users.config;
    const { _sid: sid } = user as User & { _sid: string };
    const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, sid, user: user as User });
    return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token;
  };
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

it('a session is invalid without its record on the server', async () => {
  expect(await whoIs(token)).toBe(account.email);
  await execute(payload, sql`DELETE FROM users_sessions`);
  expect(await whoIs(token)).toBeUndefined();
});
