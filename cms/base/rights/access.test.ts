import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '../../model';
import { samplesInPlace } from '../../model/dashboard/sample-notice';
import { callApi, startPayload } from '../../testing/api';
import type { User } from '../database/payload-types';
import type { Role } from './access';

let payload: Payload;
const accounts = new Map<Role, User>();
const as = (role?: Role) => ({
  overrideAccess: false,
  user: role && { ...(accounts.get(role) as User), collection: 'users' as const },
});

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'editor', 'leads'] as const) {
    const data = { name: role, email: `${role}@example.org`, password: 'a long password', role };
    accounts.set(role, await payload.create({ collection: 'users', data }));
  }
  const enquiry = { name: 'A', email: 'a@example.com', phone: '1', city: 'Adelaide', address: 'B', captcha: '10' };
  await callApi(payload, '/contact-submit', enquiry);
});

const collections = contentCollections.map(({ slug }) => slug as CollectionSlug);
const globals = contentGlobals.map(({ slug }) => slug as GlobalSlug);

it.each(collections)('only owners and editors read %s', async (collection) => {
  await expect(payload.find({ collection, ...as('owner') })).resolves.toBeDefined();
  await expect(payload.find({ collection, ...as('editor') })).resolves.toBeDefined();
  await expect(payload.find({ collection, ...as('leads') })).rejects.toThrow();
  await expect(payload.find({ collection, ...as() })).rejects.toThrow();
});

it.each(globals)('only owners and editors read %s', async (slug) => {
  await expect(payload.findGlobal({ slug, ...as('editor') })).resolves.toBeDefined();
  await expect(payload.findGlobal({ slug, ...as('leads') })).rejects.toThrow();
  await expect(payload.findGlobal({ slug, ...as() })).rejects.toThrow();
});

it('only owners change where enquiries are mailed and how long they are kept (R-SAFE-11)', async () => {
  const before = await payload.findGlobal({ slug: 'settings' });
  const data = { email: 'elsewhere@example.org', retention_months: 1, tagline: 'By an editor' };
  const after = await payload.updateGlobal({ slug: 'settings', data, ...as('editor') });
  expect(after).toMatchObject({ email: before.email, retention_months: before.retention_months, tagline: 'By an editor' });
  expect(await payload.updateGlobal({ slug: 'settings', data, ...as('owner') })).toMatchObject(data);
  const { email, retention_months, tagline } = before;
  await payload.updateGlobal({ slug: 'settings', data: { email, retention_months, tagline } });
});

it('only owners and accounts that answer leads see leads, and can correct what the customer typed', async () => {
  const { docs } = await payload.find({ collection: 'leads', ...as('leads') });
  expect(docs.length).toBeGreaterThan(0);
  const id = docs[0]?.id ?? 0;
  await expect(payload.find({ collection: 'leads', ...as('editor') })).rejects.toThrow();
  await expect(payload.update({ collection: 'leads', id, data: { status: 'lost' }, ...as('editor') })).rejects.toThrow();
  const byHand = { name: 'Rang us', phone: '0412 345 678', form: 'contact' } as never;
  await expect(payload.create({ collection: 'leads', data: byHand, ...as('editor') })).rejects.toThrow();
  for (const role of ['owner', 'leads'] as const) {
    await expect(payload.create({ collection: 'leads', data: byHand, ...as(role) })).resolves.toMatchObject({ status: 'new' });
  }
  const changed = await payload.update({
    collection: 'leads',
    id,
    data: { name: 'Another', status: 'contacted' },
    ...as('leads'),
  });
  expect(changed).toMatchObject({ name: 'Another', status: 'contacted', edited_by: 'leads' });
});

it('only owners see all accounts, and nobody raises their own rights', async () => {
  expect((await payload.find({ collection: 'users', ...as('owner') })).totalDocs).toBeGreaterThan(3);
  expect((await payload.find({ collection: 'users', ...as('editor') })).docs.map(({ name }) => name)).toEqual(['editor']);
  const id = accounts.get('editor')?.id ?? 0;
  const changed = await payload.update({ collection: 'users', id, data: { role: 'owner', name: 'Ed' }, ...as('editor') });
  expect(changed).toMatchObject({ role: 'editor', name: 'Ed' });
  await expect(
    payload.create({
      collection: 'users',
      data: { name: 'x', email: 'x@example.org', password: 'a long password', role: 'owner' },
      ...as('editor'),
    }),
  ).rejects.toThrow();
});

it('a record shows who saved it last, whatever the request claims', async () => {
  const data = { name: 'R', comment: 'C', rating: 5, date: '2026-09-01T12:00:00.000Z', edited_by: 'somebody else' };
  expect(await payload.create({ collection: 'testimonials', data, ...as('editor') })).toMatchObject({ edited_by: 'editor' });
});

it('a page that the owner adds gets its numbers, and its address does not change (R-OWNER-3)', async () => {
  const added = await payload.create({
    collection: 'services',
    data: {
      slug: 'pool-cleaning',
      name: 'Pool Cleaning',
      shape: 'sub-service',
      parent: 'house-cleaning',
      _status: 'published',
    },
    ...as('editor'),
  });
  expect(added).toMatchObject({ page_name: 'Pool Cleaning', why_choose_id: 23, intro_id: 13 });
  const changed = await payload.update({
    collection: 'services',
    id: added.id,
    data: { slug: 'other', why_choose_id: 1 },
    ...as('editor'),
  });
  expect(changed).toMatchObject({ slug: 'pool-cleaning', why_choose_id: 23 });
});

it('samples are counted until they are replaced (R-CLAIM-10)', async () => {
  expect((await samplesInPlace(payload)).map(({ href }) => href)).toHaveLength(8);
  await payload.update({ collection: 'testimonials', where: {}, data: { sample: false } });
  expect(await samplesInPlace(payload)).toHaveLength(7);
  await payload.updateGlobal({ slug: 'settings', data: { sample: false } });
  // The others are shown in a demonstration alone.
  const left = (await samplesInPlace(payload)).map(({ href }) => href);
  expect(left).toEqual(['/admin/collections/posts', '/admin/globals/privacy']);
});
