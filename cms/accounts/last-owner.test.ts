import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../testing/api';

let payload: Payload;
let owner: { id: number; token: string };
beforeAll(async () => {
  payload = await startPayload();
  owner = await signedIn(payload, 'owner');
});

const owners = async () => {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'owner' } }, pagination: false, depth: 0 });
  return docs;
};
const addOwner = (name: string, more: object = {}) =>
  payload.create({
    collection: 'users',
    data: { name, email: `${name}-${Math.random()}@example.org`, password: 'four unrelated words', role: 'owner', ...more },
  });
afterEach(async () => {
  for (const { id } of await owners()) if (id !== owner.id) await payload.delete({ collection: 'users', id });
});

const ALL = 'where[role][equals]=owner';
const each = async (method: string, body?: object) => {
  const ids = (await owners()).map(({ id }) => id);
  await Promise.all(ids.map((id) => askRest(payload, method, `/users/${id}`, { token: owner.token, body })));
};

/** Two owners, each of whom pauses the other and the third at the same moment. */
const pauseEachOther = async () => {
  const { id: another, email } = await addOwner('fourth');
  const { token: theirs = '' } = await payload.login({ collection: 'users', data: { email, password: 'four unrelated words' } });
  const ids = (await owners()).map(({ id }) => id);
  const calls = [owner, { id: another, token: theirs }].flatMap(({ id, token }) =>
    ids.flatMap((one) => (one === id ? [] : askRest(payload, 'PATCH', `/users/${one}`, { token, body: { paused: true } }))),
  );
  await Promise.all(calls);
};

it.each([
  [
    'one call that changes the role of all',
    () => askRest(payload, 'PATCH', `/users?${ALL}`, { token: owner.token, body: { role: 'editor' } }),
  ],
  ['one call that deletes all', () => askRest(payload, 'DELETE', `/users?${ALL}`, { token: owner.token })],
  ['a call for each at once', () => each('PATCH', { role: 'leads' })],
  ['a deletion of each at once', () => each('DELETE')],
  ['one call that pauses all', () => askRest(payload, 'PATCH', `/users?${ALL}`, { token: owner.token, body: { paused: true } })],
  ['a pause of each at once by another owner', () => pauseEachOther()],
  ['both at once', () => Promise.all([each('PATCH', { role: 'leads' }), each('DELETE')])],
])('an owner is left after %s (R-SAFE-4)', async (_, act) => {
  await Promise.all([addOwner('second'), addOwner('third')]);
  await act();
  const left = (await owners()).filter(({ paused }) => !paused);
  expect(left.length).toBeGreaterThan(0);
  // Whoever is left, the next test needs the one who is signed in.
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: owner.id } },
    data: { role: 'owner', paused: false },
  });
  if (!(await owners()).some(({ id }) => id === owner.id)) owner = await signedIn(payload, 'owner');
});

it('an invited owner who has never signed in does not count as the last one (R-SAFE-4)', async () => {
  await addOwner('invited', { invited: true });
  const answer = await askRest(payload, 'PATCH', `/users/${owner.id}`, { token: owner.token, body: { role: 'editor' } });
  expect(answer.status).toBe(400);
  expect((await owners()).map(({ id }) => id)).toContain(owner.id);
});

it('a rejected change of role succeeds once there is another owner', async () => {
  const refused = await askRest(payload, 'PATCH', `/users/${owner.id}`, { token: owner.token, body: { role: 'editor' } });
  expect(refused.status).toBe(400);
  const second = await addOwner('second');
  expect((await askRest(payload, 'PATCH', `/users/${second.id}`, { token: owner.token, body: { role: 'editor' } })).status).toBe(
    200,
  );
});
