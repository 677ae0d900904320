import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { admin, OWNER, type Stack, signIn, startStack } from '../kit/stack';

const WRONG_TRIES = 5;
const NEW_PASSWORD = 'seven quiet window panes';

let stack: Stack;
const browser = useBrowser();
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
}, 240_000);
afterAll(() => stack?.stop());

const logIn = async (password: string) => {
  const response = await fetch(`${stack.cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.email, password }),
  });
  return response.status;
};

async function linkFor(email: string): Promise<string> {
  const { code, said } = await admin(stack.dataDir, ['password', email], { CMS_URL: stack.cms.url });
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('/office/password/') });
  return /http\S+\/office\/password\/\S+/.exec(said)?.[0] ?? '';
}

const lastEntry = async () => {
  const office = await signIn(stack.cms, NEW_PASSWORD);
  const { docs } = await office<{ docs: { action: string; account: string; times: number }[] }>('GET', '/audit?limit=20&depth=0');
  return docs;
};

describe('an owner who is locked out', () => {
  it('is locked after five wrong passwords, even with the right one', async () => {
    for (let time = 0; time < WRONG_TRIES; time += 1) expect(await logIn('a wrong password')).toBe(401);
    expect(await logIn(OWNER.password)).toBe(401);
  });

  it('gets access with a link from the terminal, without a mail server', async () => {
    const { page, close } = await browser.open();
    const link = (await linkFor(OWNER.email)).replace('/office/password/', '/admin/reset/'); // as in mails of earlier releases
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('The same again').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.waitForURL(/\/office\/sign-in/); // the link does not sign in, which would bypass the second factor
    await page.getByText('Your password is saved').waitFor();
    await close();
    expect(await logIn(OWNER.password)).toBe(401);
    expect(await logIn(NEW_PASSWORD)).toBe(200);
  });

  it('leaves entries in the audit trail', async () => {
    const actions = (await lastEntry()).map(({ action, times }) => `${action} ${times}`);
    expect(actions).toEqual(
      expect.arrayContaining(['sign-in-refused 6', 'password-link 1', 'password-reset 1', 'sign-in 1', 'account-locked 1']),
    );
  });
});

describe('a session', () => {
  const enter = async (cms: string) => {
    const response = await fetch(`${cms}/payload-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OWNER.email, password: NEW_PASSWORD }),
    });
    return { cookie: response.headers.get('set-cookie') ?? '', token: ((await response.json()) as { token: string }).token };
  };
  const leads = async (token: string) =>
    (await fetch(`${stack.cms.url}/payload-api/leads?limit=1`, { headers: { authorization: `JWT ${token}` } })).status;

  it('is stored in an HttpOnly cookie with SameSite=Lax', async () => {
    const { cookie } = await enter(stack.cms.url);
    expect(cookie).toMatch(/^payload-token=/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  });

  it('is invalid after log-out, even with its token', async () => {
    const { token } = await enter(stack.cms.url);
    expect(await leads(token)).toBe(200);
    const authorization = `JWT ${token}`;
    const out = await fetch(`${stack.cms.url}/payload-api/users/logout`, { method: 'POST', headers: { authorization } });
    expect(out.status).toBe(200);
    expect(await leads(token)).toBe(403);
  });
});

describe('a password link', () => {
  const reset = async (link: string, password: string) => {
    const response = await fetch(`${stack.cms.url}/payload-api/users/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link.split('/').at(-1), password }),
    });
    return response.status;
  };

  it('works once, rejects a weak password, and is invalidated by a newer link', async () => {
    const older = await linkFor(OWNER.email);
    const link = await linkFor(OWNER.email.toUpperCase());
    expect(await reset(older, NEW_PASSWORD)).toBe(403);
    expect(await reset(link, 'password1234')).toBe(400);
    expect(await reset(link, NEW_PASSWORD)).toBe(200);
    expect(await reset(link, NEW_PASSWORD)).toBe(403);
  });

  it('expires after an hour', async () => {
    const before = Date.now();
    const link = await linkFor(OWNER.email);
    const database = createClient({ url: `file:${join(stack.dataDir, 'database.db')}` });
    const { rows } = await database.execute(
      'SELECT reset_password_expiration AS ends FROM users WHERE reset_password_token IS NOT NULL',
    );
    const ends = Date.parse(String(rows[0]?.ends));
    expect(ends - before).toBeGreaterThan(59 * 60_000);
    expect(ends - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await database.execute({ sql: 'UPDATE users SET reset_password_expiration = ?', args: [new Date(before).toISOString()] });
    database.close();
    expect(await reset(link, NEW_PASSWORD)).toBe(403);
  });

  it('is created only for existing accounts', async () => {
    const { code, said } = await admin(stack.dataDir, ['password', 'nobody@example.com']);
    expect({ code, said }).toEqual({ code: 1, said: `cms: there is no account nobody@example.com; there are ${OWNER.email}\n` });
  });
});
