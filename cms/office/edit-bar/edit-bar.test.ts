import { EDITOR_HEADER } from 'contract/edit-bar';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerAccount } from '../../accounts/pages/account';
import { answerColleague } from '../../accounts/pages/colleague';
import { askRest, callApi, signedIn, signOutEverywhere, startPayload } from '../../testing/api';
import { makeSession, makeTicket } from './edit-token';
import { addressOnSite } from './edit-visit';

let payload: Payload;
let editor: Editor;
beforeAll(async () => {
  payload = await startPayload();
  editor = withSession(await signedIn(payload, 'editor'));
});

/** An account with the session of the back office in which it is signed in. */
interface Editor {
  id: number;
  _sid: string;
  token: string;
}
const withSession = ({ id, token }: { id: number; token: string }): Editor => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return { id, _sid: sid, token };
};

const call = (token: string, path: string) => callApi(payload, path, undefined, { [EDITOR_HEADER]: token });
const recordsOf = async (path: string) => {
  const { body } = await call(makeSession(editor.id, editor._sid), `/edit-records?path=${encodeURIComponent(path)}`);
  return (body as { label: string; url: string }[]).map(({ label, url }) => `${label} ${new URL(url).pathname}`);
};

const PASSWORD = 'four unrelated words';
async function newEditor(email: string): Promise<Editor> {
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'Once', email, password: PASSWORD, role: 'editor' },
  });
  const { token = '' } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } });
  return withSession({ id, token });
}

describe('what ends with the session of the back office (R-SAFE-5)', () => {
  const works = async (token: string) => (await call(token, '/edit-records?path=/')).status === 200;

  it('a ticket works once', async () => {
    const ticket = makeTicket(editor.id, editor._sid);
    expect([(await call(ticket, '/edit-session')).status, (await call(ticket, '/edit-session')).status]).toEqual([200, 401]);
    const both = makeTicket(editor.id, editor._sid);
    const answers = await Promise.all([call(both, '/edit-session'), call(both, '/edit-session')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    ['signing out everywhere', (account: Editor) => answerAccount(payload, signOutEverywhere(account.token))],
    [
      'signing out everywhere by an owner',
      async (account: Editor) =>
        answerColleague(payload, signOutEverywhere((await signedIn(payload, 'owner')).token), String(account.id)),
    ],
    ['signing out', (account: Editor) => askRest(payload, 'POST', '/users/logout', { token: account.token, body: {} })],
  ])('%s ends the bar and the account’s sessions', async (what, act) => {
    const account = await newEditor(`${what.replaceAll(' ', '-')}@example.org`);
    const token = makeSession(account.id, account._sid);
    expect(await works(token)).toBe(true);
    expect((await act(account)).status).toBeLessThan(400);
    expect(await works(token)).toBe(false);
    const me = await (await askRest(payload, 'GET', '/users/me', { token: account.token })).json();
    expect((me as { user: unknown }).user).toBeNull();
  });

  it('nobody signs a colleague out but an owner', async () => {
    const account = await newEditor('stays@example.org');
    const answer = await answerColleague(payload, signOutEverywhere(editor.token), String(account.id));
    expect(answer.status).toBe(403);
    expect(await works(makeSession(account.id, account._sid))).toBe(true);
  });
});

describe('the Edit bar (R-OWNER-23)', () => {
  it('exchanges a ticket for a session, and a session for the records of a page, never the reverse', async () => {
    const ticket = makeTicket(editor.id, editor._sid);
    const { status, body } = await call(ticket, '/edit-session');
    expect(status).toBe(200);
    const { token } = body as { token: string };
    expect((await call(token, '/edit-records?path=/')).status).toBe(200);
    expect((await call(ticket, '/edit-records?path=/')).status).toBe(401);
    expect((await call(token, '/edit-session')).status).toBe(401);
    const signature = token.lastIndexOf('.') + 1;
    const forged = token.slice(0, signature) + (token[signature] === 'A' ? 'B' : 'A') + token.slice(signature + 1);
    expect((await call(forged, '/edit-records?path=/')).status).toBe(401);
    expect((await callApi(payload, '/edit-records?path=/')).status).toBe(401);
  });

  it('ends when the account may no longer edit content', async () => {
    const { id, _sid } = await newEditor('once@example.org');
    const token = makeSession(id, _sid);
    expect((await call(token, '/edit-records?path=/')).status).toBe(200);
    await payload.update({ collection: 'users', id, data: { role: 'leads' } });
    expect((await call(token, '/edit-records?path=/')).status).toBe(401);
  });

  it.each([
    ['/service/oven-cleaning', /^Service.*\/admin\/collections\/services\/\d+$/],
    ['/service/oven-cleaning/', /^Service.*\/admin\/collections\/services\/\d+$/],
    ['/adelaide-service', /\/admin\/collections\/cities\/\d+$/],
    ['/blog-details/1', /^Post: .*\/admin\/collections\/posts\/1$/],
    ['/about-us/', /\/admin\/globals\/about$/],
    ['/contact-us', /\/admin\/globals\/contact/],
    ['/privacy', /\/admin\/globals\/privacy$/],
  ])('names the record of %s first', async (path, record) => {
    expect((await recordsOf(path))[0]).toMatch(record);
  });

  it('lists no record for a path without a page', async () => {
    expect(await recordsOf('/no-such-page')).toEqual([]);
  });
});

it('the link to the website opens the Edit bar for editors only, and leads to the site only', async () => {
  const to = (path: string, user: { id: number; _sid?: string } | null) => addressOnSite(path, user, payload);
  const leads = withSession(await signedIn(payload, 'leads'));
  expect(await to('/privacy', editor)).toMatch(/^http:\/\/localhost:\d+\/_edit\?ticket=[\w-]+\.[\w-]+&to=%2Fprivacy$/);
  expect(await to('/privacy', leads)).toMatch(/^http:\/\/localhost:\d+\/privacy$/);
  expect(await to('/privacy', null)).toMatch(/^http:\/\/localhost:\d+\/privacy$/);
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect(await to(bad, null)).toMatch(/^http:\/\/localhost:\d+\/$/);
  }
});
