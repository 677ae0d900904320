import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Role, roles } from '../base/rights/access';
import { askRest, signedIn, startPayload } from '../testing/api';

let payload: Payload;
const accounts = new Map<Role, { id: number; token: string }>();
const LOCKS = 'payload-locked-documents';
let post: number;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) accounts.set(role, await signedIn(payload, role));
  post = (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
});
beforeEach(() => payload.db.deleteMany({ collection: LOCKS, where: {} }));

const as = (role: Role) => ({ relationTo: 'users', value: accounts.get(role)?.id });
const thePost = () => ({ relationTo: 'posts', value: post });

async function ask(role: Role, method: string, path: string, body?: object) {
  return (await askRest(payload, method, `/${LOCKS}${path}`, { token: accounts.get(role)?.token, body })).status;
}

/** A lock as Payload's form creates it. */
const lockOf = async (role: Role, about: object = { document: thePost() }) => {
  const { id } = await payload.db.create({ collection: LOCKS, data: { ...about, user: as(role) } });
  return `/${id}`;
};

const locks = async () => {
  const { docs } = await payload.find({ collection: LOCKS, depth: 0 });
  return docs.map(({ document, globalSlug, user }) => ({ about: globalSlug ?? document?.relationTo, user: user.value }));
};
const held = (role: Role, about = 'posts') => ({ about, user: accounts.get(role)?.id });

it('a lock belongs to the account that requests it, whatever the request says', async () => {
  expect(await ask('editor', 'POST', '', { document: thePost(), user: as('owner') })).toBe(201);
  expect(await ask('editor', 'POST', '', { globalSlug: 'settings' })).toBe(201);
  expect(await locks()).toEqual(expect.arrayContaining([held('editor'), held('editor', 'settings')]));
});

it('a lock needs a record, and the right to change it', async () => {
  expect(await ask('leads', 'POST', '', { document: thePost() })).toBe(403);
  expect(await ask('leads', 'POST', '', { globalSlug: 'settings' })).toBe(403);
  expect(await ask('leads', 'POST', '', { document: { relationTo: 'users', value: accounts.get('owner')?.id } })).toBe(403);
  const own = { relationTo: 'users', value: accounts.get('leads')?.id };
  expect(await ask('leads', 'POST', '', { document: own })).toBe(201);
  expect(await ask('leads', 'POST', '', { document: own, globalSlug: 'settings' })).toBe(403);
  expect(await ask('owner', 'POST', '', {})).toBe(400);
  expect(await locks()).toEqual([held('leads', 'users')]);
});

it('whoever may change a record can take over its lock, but not move the lock to another record', async () => {
  const lock = await lockOf('owner');
  const updatedAt = new Date(Date.now() - 200_000).toISOString();
  await payload.db.updateOne({ collection: LOCKS, id: Number(lock.slice(1)), data: { updatedAt } });
  expect(await ask('leads', 'PATCH', lock, { user: as('leads') })).toBe(403);
  expect(await ask('editor', 'PATCH', lock, { user: as('leads'), globalSlug: 'settings', document: null })).toBe(200);
  expect(await locks()).toEqual([held('editor')]);
  expect((await payload.find({ collection: LOCKS })).docs[0]?.updatedAt.localeCompare(updatedAt)).toBe(1); // it is renewed
  expect(await ask('owner', 'PATCH', lock, { user: as('owner') })).toBe(200);
  expect(await locks()).toEqual([held('owner')]);
});

it('an account ends its own locks and expired ones; owners end any lock', async () => {
  const lock = await lockOf('owner');
  expect(await ask('editor', 'DELETE', lock)).toBe(403);
  expect(await ask('editor', 'DELETE', '?where[id][exists]=true')).toBe(200);
  expect(await locks()).toHaveLength(1);
  const updatedAt = new Date(Date.now() - 301_000).toISOString();
  await payload.db.updateOne({ collection: LOCKS, id: Number(lock.slice(1)), data: { updatedAt } });
  expect(await ask('editor', 'DELETE', lock)).toBe(200);
  expect(await ask('editor', 'DELETE', await lockOf('editor'))).toBe(200);
  expect(await ask('owner', 'DELETE', await lockOf('editor'))).toBe(200);
  expect(await locks()).toEqual([]);
});
