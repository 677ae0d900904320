import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { User } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';
import { askRest, PASSWORD, startPayload } from '../testing/api';
import { accountOfLink, sendPasswordLink } from './links';

const EMAIL = 'forgetful@example.org';
const NEW_PASSWORD = 'seven quiet window panes';
let payload: Payload;
let account: User;

beforeAll(async () => {
  payload = await startPayload();
  const data = { name: 'Forgetful', email: EMAIL, password: PASSWORD, role: 'editor' } as const;
  account = await payload.create({ collection: 'users', data });
});
beforeEach(() => execute(payload, sql`UPDATE users SET reset_password_requested_at = NULL`)); // some seconds later

async function post(path: string, body: object) {
  return (await askRest(payload, 'POST', `/users/${path}`, { body })).status;
}

/** Everything about the accounts that a backup contains. */
const stored = async () => JSON.stringify(await rowsOf(payload, sql`SELECT * FROM users`));
const storedToken = async () => {
  const [row] = await rowsOf<{ token: string }>(
    payload,
    sql`SELECT reset_password_token AS token FROM users WHERE email = ${EMAIL}`,
  );
  return row?.token ?? '';
};
const tokenOfMail = async () => {
  const [mail] = await rowsOf<{ text: string }>(payload, sql`SELECT text FROM outbox WHERE "to" = ${EMAIL}`);
  return /\/office\/password\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const ways: [string, () => Promise<string>][] = [
  ['asked for at the sign-in', async () => ((await post('forgot-password', { email: EMAIL })) === 200 ? tokenOfMail() : '')],
  [
    'sent by an owner',
    async () => (await sendPasswordLink({ payload, user: null } as never, account)).link.split('/').at(-1) ?? '',
  ],
  ['made at the terminal', () => payload.forgotPassword({ collection: 'users', data: { email: EMAIL }, disableEmail: true })],
];

it.each(ways)(
  'the token of a link %s is not stored in plain text, and the stored value does not work as a token',
  async (_, make) => {
    const token = await make();
    expect(token).toMatch(/^\w{40,}$/);
    expect(await stored()).not.toContain(token);
    expect((await accountOfLink(payload, token))?.email).toBe(EMAIL);
    expect(await accountOfLink(payload, await storedToken())).toBeUndefined();
    expect(await post('reset-password', { token: await storedToken(), password: NEW_PASSWORD })).toBe(403);
  },
);

it('asking for a new password does not end an invitation', async () => {
  const email = 'invited@example.org';
  const data = { name: 'Invited', email, password: NEW_PASSWORD, role: 'editor' as const, invited: true };
  const invited = await payload.create({ collection: 'users', data });
  const { link } = await sendPasswordLink({ payload, user: null } as never, invited);
  expect(await post('forgot-password', { email })).toBe(200);
  expect((await accountOfLink(payload, link.split('/').at(-1) ?? ''))?.email).toBe(email);
});

it('a link works once, also after others have changed the account', async () => {
  const token = await payload.forgotPassword({ collection: 'users', data: { email: EMAIL }, disableEmail: true });
  await payload.update({ collection: 'users', id: account.id, data: { name: 'Renamed' } });
  expect(await post('reset-password', { token, password: NEW_PASSWORD })).toBe(200);
  expect(await post('reset-password', { token, password: NEW_PASSWORD })).toBe(403);
  expect(await post('login', { email: EMAIL, password: NEW_PASSWORD })).toBe(200);
});
