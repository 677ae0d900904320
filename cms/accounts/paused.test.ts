import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { mayEditContent } from '../base/rights/may-edit';
import { askRest, signedIn, startPayload } from '../testing/api';
import { answerColleague } from './pages/colleague';

let payload: Payload;
let owner: { id: number; token: string };
let editor: { id: number; token: string };
const account = { email: 'pause@example.org', password: 'four unrelated words' };
beforeAll(async () => {
  payload = await startPayload();
  owner = await signedIn(payload, 'owner');
  const { id } = await payload.create({ collection: 'users', data: { ...account, name: 'Pause', role: 'editor' } });
  const { token = '' } = await payload.login({ collection: 'users', data: account });
  editor = { id, token };
});

const pause = (id: number, paused: boolean, token = owner.token) =>
  askRest(payload, 'PATCH', `/users/${id}`, { token, body: { paused } });
const isSignedIn = async () => {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${editor.token}` }) });
  return user?.id === editor.id;
};
const signIn = () => payload.login({ collection: 'users', data: account });

it('an owner pauses an account: its sessions end, it cannot sign in and edits nothing, until it is let in again (R-SAFE-12)', async () => {
  expect(await isSignedIn()).toBe(true);
  expect((await pause(editor.id, true)).status).toBe(200);
  expect(await isSignedIn()).toBe(false);
  await expect(signIn()).rejects.toThrow('This account is paused');
  expect(await mayEditContent(payload, editor.id)).toBe(false);

  expect((await pause(editor.id, false)).status).toBe(200);
  expect(await mayEditContent(payload, editor.id)).toBe(true);
  editor.token = (await signIn()).token ?? '';
  expect(await isSignedIn()).toBe(true);
});

it('gets no link for a new password while it is paused, and an earlier one is void (R-SAFE-12)', async () => {
  const token = await payload.forgotPassword({ collection: 'users', data: { email: account.email }, disableEmail: true });
  expect(token).toBeTruthy();
  await pause(editor.id, true);
  const { resetPasswordToken } = await payload.findByID({ collection: 'users', id: editor.id, showHiddenFields: true });
  expect(resetPasswordToken ?? null).toBeNull();
  const asked = { method: 'POST', headers: { authorization: `JWT ${owner.token}` }, body: new URLSearchParams({ act: 'link' }) };
  const link = await answerColleague(payload, new Request('http://localhost:3001', asked), String(editor.id));
  expect(link.status).toBe(400);
  await askRest(payload, 'POST', '/users/forgot-password', { body: { email: account.email } });
  const after = await payload.findByID({ collection: 'users', id: editor.id, showHiddenFields: true });
  expect(after.resetPasswordToken ?? null).toBeNull();
  await pause(editor.id, false);
});

it('a sign-in that began before the pause neither undoes it nor gets a session (R-SAFE-12)', async () => {
  const { updateOne } = payload.db;
  let pausing: Promise<Response> | undefined;
  const writes = vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (session) => {
    pausing = pause(editor.id, true);
    await vi.waitFor(async () => expect((await payload.findByID({ collection: 'users', id: editor.id })).paused).toBe(true));
    return updateOne.call(payload.db, session);
  });
  const answer = await askRest(payload, 'POST', '/users/login', { body: account });
  expect((await pausing)?.status).toBe(200);
  writes.mockRestore();
  const { token = editor.token } = (await answer.json()) as { token?: string };
  expect((await payload.findByID({ collection: 'users', id: editor.id })).paused).toBe(true);
  editor.token = token;
  expect(await isSignedIn()).toBe(false);
  await pause(editor.id, false);
});

it('nobody pauses their own account, and only owners pause others (R-SAFE-12)', async () => {
  expect((await pause(owner.id, true)).status).toBe(400);
  editor.token = (await signIn()).token ?? '';
  await pause(editor.id, true, editor.token);
  expect((await payload.findByID({ collection: 'users', id: editor.id })).paused).toBe(false);
});
