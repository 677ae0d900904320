import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../../base/rights/access';
import { ACCOUNT, accountPageOf } from '../../leads/record/light-page';
import { signedIn, startPayload } from '../../testing/api';
import { secondFactorOf } from '../second-factor';
import { answerColleague } from './colleague';

let payload: Payload;
const people = {} as Record<Role, { id: number; token: string }>;
beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) people[role] = await signedIn(payload, role);
});

/** What an account is answered about another one, or about a new one. */
async function ask(asked: number | 'new', form?: Record<string, string>, { role = 'owner' as Role, query = '' } = {}) {
  const headers = { accept: 'text/html', authorization: `JWT ${people[role].token}` };
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const request = new Request(`http://localhost:3001${accountPageOf(asked)}${query}`, { headers, ...sent });
  const response = await answerColleague(payload, request, String(asked));
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
}

const isSignedIn = async (role: Role) => {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${people[role].token}` }) });
  return user !== null;
};
const accounts = async () => (await payload.count({ collection: 'users' })).totalDocs;

it.each(['editor', 'leads'] as const)('who may not do everything (%s) neither sees nor changes another account', async (role) => {
  const before = await accounts();
  for (const asked of [people.owner.id, 'new'] as const)
    for (const form of [undefined, { act: 'everywhere', name: 'Eve', email: 'eve@example.org', role: 'owner' }])
      expect((await ask(asked, form, { role })).status).toBe(403);
  expect([await accounts(), await isSignedIn('owner')]).toEqual([before, true]);
});

it('invites a colleague by a link, once what is missing was typed (R-SAFE-1)', async () => {
  const typed = { name: '', email: 'sam', role: 'leads' };
  const faults = await ask('new', typed);
  expect(faults).toMatchObject({ status: 400, html: expect.stringContaining('Type the name of your colleague.') });
  expect(faults.html).toContain('Type an e-mail address, such as');
  const taken = await ask('new', { ...typed, name: 'Sam', email: 'OWNER@example.org' });
  expect(taken).toMatchObject({ status: 400, html: expect.stringContaining('There is an account with this e-mail already') });
  expect((await ask('new', { ...typed, name: 'Sam', email: 'sam@example.org', role: 'king' })).status).toBe(400);
  const made = await ask('new', { ...typed, name: 'Sam', email: 'Sam@example.org' });
  expect(made).toMatchObject({ status: 200, html: expect.stringMatching(/value="[^"]*\/office\/password\/\w+"/) });
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'sam@example.org' } }, depth: 0 });
  expect(docs).toMatchObject([{ name: 'Sam', role: 'leads', invited: true }]);
  const id = docs[0]?.id ?? 0;
  expect((await ask(id)).html).toContain('Send the invitation again');
  expect((await ask(id, { act: 'link' })).html).toContain('Link to choose a password');
});

it('makes no link for an account that is paused (R-SAFE-12)', async () => {
  const data = { name: 'Pat', email: 'pat@example.org', role: 'editor', paused: true };
  const { id } = await payload.db.create({ collection: 'users', data });
  expect((await ask(id)).html).not.toContain('value="link"');
  expect((await ask(id, { act: 'link' })).status).toBe(400);
});

it('turns a second factor off, stops a device of that account alone, and ends its sessions (R-SAFE-5, R-PUSH-9)', async () => {
  const { id } = people.leads;
  const data = { account: id, secret: 'x', recovery: 'y', last_step: 0 };
  await payload.db.create({ collection: 'second-factors', data });
  expect((await ask(id)).html).toContain('Turn the second factor off');
  expect(await ask(id, { act: 'factor' })).toMatchObject({ status: 303, to: `${accountPageOf(id)}?done=factor` });
  expect(await secondFactorOf(payload, id)).toBeUndefined();
  expect((await ask(id, undefined, { query: '?done=factor' })).html).toContain('The second factor is off.');

  const device = async (user: number, name: string) =>
    (await payload.db.create({ collection: 'push-devices', data: { user, name, endpoint_hash: name, sealed: 'x' } })).id;
  const [theirs, mine] = [await device(id, 'A lost phone'), await device(people.owner.id, 'My own')];
  expect((await ask(id)).html).toContain('Stop A lost phone');
  for (const one of [theirs, mine]) await ask(id, { act: 'stop', device: String(one) });
  expect((await payload.find({ collection: 'push-devices', depth: 0 })).docs).toMatchObject([{ id: mine }]);

  expect(await isSignedIn('leads')).toBe(true);
  expect((await ask(id, { act: 'everywhere' })).to).toContain('done=everywhere');
  expect(await isSignedIn('leads')).toBe(false);
});

it('leads to the own account, and says when there is none', async () => {
  expect(await ask(people.owner.id)).toMatchObject({ status: 303, to: ACCOUNT });
  expect((await ask(987_654)).status).toBe(404);
  expect((await ask(people.editor.id, { act: 'constructor' })).status).toBe(400);
});
