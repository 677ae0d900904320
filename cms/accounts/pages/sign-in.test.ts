import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf, sql } from '../../base/database/query';
import { type Role, roles } from '../../base/rights/access';
import { ACCOUNT, SIGN_IN, SIGN_OUT, signInTo, TODAY } from '../../leads/record/light-page';
import { PASSWORD, signedIn, startPayload } from '../../testing/api';
import { sendPasswordLink } from '../links';
import { WAIT_HEADER } from '../try-limit';
import { answerAccount } from './account';
import { answerForgotPassword, answerPassword, showPasswordLink } from './password';
import { answerSignIn } from './sign-in';
import { answerSignOut } from './sign-out';

let payload: Payload;
const sessions = {} as Record<Role, string>;
beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) sessions[role] = (await signedIn(payload, role)).token;
});

type Answer = (payload: Payload, request: Request) => Promise<Response>;

/** A browser: keeps the cookies that it is given, and posts as a page of ours does. */
function browser() {
  const kept = new Map<string, string>();
  async function ask(answer: Answer, path: string, form?: Record<string, string>, more: Record<string, string> = {}) {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', origin: 'http://localhost:3001', ...(cookie && { cookie }), ...more };
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const response = await answer(payload, new Request(`http://localhost:3001${path}`, { headers, ...sent }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) kept.set(name, value);
      else kept.delete(name);
    }
    return { status: response.status, to: response.headers.get('location'), html: await response.text() };
  }
  const signIn = (form: Record<string, string>, more?: Record<string, string>) => ask(answerSignIn, SIGN_IN, form, more);
  return { kept, ask, signIn };
}

async function account(name: string, role: Role) {
  const email = `${name}@example.org`;
  const data = { name, email, password: PASSWORD, role };
  const { id } = await payload.create({ collection: 'users', data });
  return { id, email, password: PASSWORD };
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const secretIn = (html: string) => (/id="secret">([^<]*)/.exec(html)?.[1] ?? '').replaceAll(' ', '');
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

it.each([
  ['leads', '', TODAY],
  ['leads', '/admin', TODAY],
  ['leads', '/office/enquiries?view=new', '/office/enquiries?view=new'],
  ['owner', '', TODAY],
  ['owner', '/admin', '/admin'],
  ['owner', '/admin/globals/settings', '/admin/globals/settings'],
  ['editor', '', '/admin'],
  ['editor', TODAY, '/admin'],
  ['owner', '//evil.example', TODAY],
  ['owner', 'https://evil.example', TODAY],
] as const)('an account of %s that asked for “%s” is led to %s (R-OWNER-43, R-SAFE-1)', async (role, redirect, target) => {
  const { ask, kept } = browser();
  kept.set('payload-token', sessions[role]);
  const address = `${SIGN_IN}?redirect=${encodeURIComponent(redirect)}`;
  expect(await ask(answerSignIn, address)).toMatchObject({ status: 303, to: target });
});

it('whoever signs in goes on to where they wanted to go, on a device that is known from then on (R-OWNER-43)', async () => {
  const { email, password } = await account('wanted', 'leads');
  const { ask, signIn, kept } = browser();
  const page = await ask(answerSignIn, signInTo('/office/enquiries?view=new'));
  const answer = await signIn({ email, password, redirect: hidden(page.html, 'redirect') });
  expect(answer).toMatchObject({ status: 303, to: '/office/enquiries?view=new' });
  expect([...kept.keys()]).toEqual(['payload-token', 'known-device']);
});

it('a refused sign-in keeps the e-mail, never the password, and signs nobody in (R-OWNER-43)', async () => {
  const { email } = await account('mistyped', 'leads');
  const { signIn, kept } = browser();
  const wrong = 'not the pass-word';
  const refused = await signIn({ email, password: wrong, redirect: '/office/enquiries' });
  expect(refused.status).toBe(401);
  expect(refused.html).toContain(`value="${email}"`);
  expect(refused.html).toContain('value="/office/enquiries"');
  expect(refused.html).not.toContain(wrong);
  expect(await signIn({ email, password: '' })).toMatchObject({ status: 400 });
  const late = await signIn({ email, password: PASSWORD }, { [WAIT_HEADER]: '60000' });
  expect([late.status, late.html]).toEqual([429, expect.stringContaining('Too many tries. Wait a minute and try again.')]);
  expect(kept.size).toBe(0);
}, 60_000);

it('the code follows the password, and neither is enough alone (R-OWNER-43)', async () => {
  const { email, password } = await account('coded', 'leads');
  const { ask, signIn, kept } = browser();
  await signIn({ email, password });
  const begun = await ask(answerAccount, ACCOUNT, { act: 'begin', current_password: password });
  const secret = secretIn(begun.html);
  const confirm = (code: string, html: string) =>
    ask(answerAccount, ACCOUNT, { act: 'confirm', ticket: hidden(html, 'ticket'), code });
  const wrong = await confirm('000000', begun.html);
  expect([wrong.status, secretIn(wrong.html)]).toEqual([400, secret]);
  const done = await confirm(codeOf(secret), wrong.html);
  const [recovery = ''] = /[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}/.exec(done.html) ?? [];
  expect(await ask(answerSignOut, SIGN_OUT, {})).toMatchObject({ status: 303, to: `${SIGN_IN}?after=sign-out` });
  expect(kept.has('payload-token')).toBe(false);

  const asked = await signIn({ email, password, redirect: '/office/enquiries' });
  expect([asked.status, asked.html.includes(password)]).toEqual([200, false]);
  const passed = hidden(asked.html, 'passed');
  expect((await signIn({ passed: 'made up', code: codeOf(secret, 1) })).status).toBe(400);
  expect((await signIn({ email, password: 'a wrong one', code: codeOf(secret, 1) })).status).toBe(401);
  const again = await signIn({ passed, code: '000000', redirect: '/office/enquiries' });
  expect([again.status, again.html]).toEqual([401, expect.stringContaining('This code is wrong')]);
  expect(kept.has('payload-token')).toBe(false);
  const inside = await signIn({ passed: hidden(again.html, 'passed'), code: recovery, redirect: '/office/enquiries' });
  expect(inside).toMatchObject({ status: 303, to: '/office/enquiries' });
}, 60_000);

it('where the company requires a second factor, an owner sets it up while signing in (R-OWNER-43)', async () => {
  const { email, password } = await account('required', 'owner');
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { owners_need_second_factor: true } });
  const { ask, signIn, kept } = browser();
  const first = await signIn({ email, password, redirect: '/admin' });
  const secret = secretIn(first.html);
  const passed = { passed: hidden(first.html, 'passed'), ticket: hidden(first.html, 'ticket'), redirect: '/admin' };
  const wrong = await signIn({ ...passed, code: '000000' });
  expect([wrong.status, secretIn(wrong.html)]).toEqual([401, secret]);
  const late = await signIn({ ...passed, ticket: 'made up', code: codeOf(secret) });
  expect([late.status, secretIn(late.html) !== secret]).toEqual([401, true]);
  expect(kept.size).toBe(0);
  const inside = await signIn({ ...passed, code: codeOf(secret) });
  expect(inside.html).toMatch(/Keep these recovery codes[\s\S]*href="\/admin"[^>]*>I have kept them/);
  expect((await ask(answerAccount, ACCOUNT)).html).toContain('10 recovery codes are left');
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { owners_need_second_factor: false } });
}, 60_000);

it('a sign-out ends the session on the server, and is noted (R-OWNER-43)', async () => {
  const { id, email, password } = await account('leaving', 'leads');
  const { ask, signIn, kept } = browser();
  await signIn({ email, password });
  const token = kept.get('payload-token') ?? '';
  expect((await ask(answerSignOut, SIGN_OUT)).html).toContain('Sign out?');
  expect((await ask(answerAccount, ACCOUNT)).status).toBe(200);
  await ask(answerSignOut, SIGN_OUT, {});
  kept.set('payload-token', token);
  expect(await ask(answerAccount, ACCOUNT)).toMatchObject({ to: `${SIGN_IN}?redirect=%2Foffice%2Faccount` });
  const entries = await rowsOf<{ action: string }>(payload, sql`SELECT action FROM audit WHERE account_id = ${id} ORDER BY id`);
  expect(entries.map(({ action }) => action)).toEqual(['sign-in', 'sign-out']);
});

it('a password is chosen by link, once, and signs nobody in (R-OWNER-43)', async () => {
  const { id, email } = await account('linked', 'leads');
  const user = await payload.findByID({ collection: 'users', id });
  const { link } = await sendPasswordLink({ payload, user: null } as never, user);
  const token = link.split('/office/password/')[1] ?? '';
  const { ask, kept } = browser();
  const show: Answer = (own) => showPasswordLink(own, token);
  expect((await ask(show, `/office/password/${token}`)).html).toContain(email);
  const choose = (password: string, again = password) => ask(answerPassword, '/office/password', { token, password, again });
  expect((await choose('seven quiet panes', 'another')).html).toContain('The two passwords differ.');
  expect((await choose('cleaning1234')).html).toContain('among the first that are tried');
  expect(await choose('seven quiet panes')).toMatchObject({ status: 303, to: `${SIGN_IN}?after=password` });
  expect(kept.size).toBe(0);
  expect((await choose('eight quiet panes')).html).toContain('This link does not work any more');
  expect((await ask(show, `/office/password/${token}`)).status).toBe(404);
  expect(await browser().signIn({ email, password: 'seven quiet panes' })).toMatchObject({ status: 303 });
}, 60_000);

it('asking for a link says the same whether or not the account exists (R-OWNER-43)', async () => {
  const { email } = await account('forgetting', 'leads');
  const { ask } = browser();
  const answers = [];
  for (const asked of [email, 'nobody@example.org']) {
    const { status, html } = await ask(answerForgotPassword, '/office/forgot-password', { email: asked });
    answers.push([status, html.replaceAll(asked, '…').replace(/data-at="[^"]*"/, '')]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await ask(answerForgotPassword, '/office/forgot-password', { email: '' })).status).toBe(400);
});
