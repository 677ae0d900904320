import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '../../base/database/payload-types';
import { daysLater, storedDay, today } from '../../base/process/days';
import { announceDuePosts, deleteBlankRecords } from '../../publishing/posts';
import { callApi, startPayload } from '../../testing/api';

const ZONE = 'Australia/Adelaide';
let payload: Payload;
let complete: Pick<Post, 'image' | 'description' | 'publish_date'>;

beforeAll(async () => {
  payload = await startPayload();
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0 });
  const [{ image, description, publish_date }] = docs as [Post];
  complete = { image, description, publish_date };
});

type Words = Partial<Pick<Post, 'title' | 'slug' | 'publish_date' | '_status'>>;
const begin = () => payload.create({ collection: 'posts', data: {} as never, draft: true });
const write = (id: number, data: Words) => payload.update({ collection: 'posts', id, data, draft: true, autosave: true });
const publish = (id: number, data: Words = {}) =>
  payload.update({ collection: 'posts', id, data: { ...complete, ...data, _status: 'published' } });
const published = async (title: string, words: Words = {}) => {
  const { id } = await begin();
  await write(id, { title });
  return publish(id, words);
};
const status = async (path: string) => (await callApi(payload, path)).status;

describe('the address of a post', () => {
  it('follows the title until it is published, and then stays', async () => {
    const { id } = await begin();
    expect((await write(id, { title: 'Café & more' })).slug).toBe('cafe-and-more');
    expect((await write(id, { title: 'Café & much more' })).slug).toBe('cafe-and-much-more');
    expect((await publish(id)).slug).toBe('cafe-and-much-more');
    expect((await publish(id, { slug: 'another' })).slug).toBe('cafe-and-much-more');
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } });
    expect((await write(id, { title: 'Closed', slug: 'closed' })).slug).toBe('cafe-and-much-more');
  });

  it('is what the owner typed, if anything was typed', async () => {
    const { id } = await begin();
    await write(id, { title: 'One thing' });
    await write(id, { slug: 'my-own' });
    expect((await write(id, { title: 'Another thing' })).slug).toBe('my-own');
    await write(id, { slug: 'Not An Address' });
    await expect(publish(id)).rejects.toThrow('Address');
    expect((await publish(id, { slug: '' })).slug).toBe('another-thing');
  });

  it('gets a number where it is taken, also by a draft or in the trash', async () => {
    const first = await published('Twice told');
    expect((await published('Twice told')).slug).toBe('twice-told-2');
    await payload.update({ collection: 'posts', id: first.id, data: { deletedAt: new Date().toISOString() } });
    const draft = await begin();
    expect((await write(draft.id, { title: 'Twice told' })).slug).toBe('twice-told-3');
    expect((await published('Twice told')).slug).toBe('twice-told-4');
  });

  it('is never digits alone, and exists for titles in every alphabet', async () => {
    expect((await published('2026')).slug).toBe('page-2026');
    expect((await published('清洁')).slug).toBe('page');
  });
});

it('a copy is a draft with its own title and address', async () => {
  const { id } = await published('To be copied');
  const copy = await payload.duplicate({ collection: 'posts', id, draft: true });
  expect(copy).toMatchObject({ title: 'To be copied (copy)', slug: 'to-be-copied-copy', _status: 'draft' });
  const again = await payload.duplicate({ collection: 'posts', id, draft: true });
  expect(again.slug).toBe('to-be-copied-copy-2');
  expect((await publish(again.id)).slug).toBe('to-be-copied-copy-2');
});

it('copies of other content are marked too, and copied pages have addresses of their own', async () => {
  const copyOf = async <T extends 'services' | 'cities' | 'testimonials' | 'faq-categories'>(collection: T) => {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: 'id' });
    return payload.duplicate({ collection, id: docs[0]?.id ?? 0 });
  };
  expect((await copyOf('services')).slug).toMatch(/-copy$/);
  expect((await copyOf('services')).page_name).toMatch(/ \(copy\)$/);
  expect(await copyOf('cities')).toMatchObject({ slug: expect.stringMatching(/-copy$/), route: expect.stringMatching(/-copy$/) });
  expect((await copyOf('cities')).route).toMatch(/-copy-2$/);
  expect((await copyOf('testimonials')).name).toMatch(/ \(copy\)$/);
  expect((await copyOf('faq-categories')).category).toMatch(/ \(copy\)$/);
});

it('the address of a service page follows its name until it is published', async () => {
  const { id, slug } = await payload.create({
    collection: 'services',
    data: { name: 'Pool Care', shape: 'standalone', _status: 'published' } as never,
  });
  expect(slug).toBe('pool-care');
  expect((await payload.update({ collection: 'services', id, data: { name: 'Pools', slug: 'pools' } })).slug).toBe('pool-care');
});

it('a post without sections shows its opening', async () => {
  const { id } = await published('Short and sweet');
  const { body } = await callApi(payload, `/blog-details-by-blog/${id}`);
  expect(body).toMatchObject([
    { heading: 'Short and sweet', title: 'Short and sweet', description: expect.stringContaining('<p>') },
  ]);
});

describe('an earlier version', () => {
  const account = async () => (await payload.find({ collection: 'users', limit: 1 })).docs[0];
  it.each(['posts', 'services', 'cities'] as const)(
    'of %s is restored completely by an account with rights to edit',
    async (collection) => {
      const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: 'id' });
      const before = docs[0];
      const id = before?.id ?? 0;
      await payload.update({ collection, id, data: { title: 'Changed', name: 'Changed' } as never });
      const versions = await payload.findVersions({ collection, where: { parent: { equals: id } }, sort: 'createdAt' });
      const user = { ...(await account()), collection: 'users' } as never;
      const restored = await payload.restoreVersion({
        collection,
        id: String(versions.docs[0]?.id),
        depth: 0,
        user,
        overrideAccess: false,
      });
      const { updatedAt: _, edited_by: __, questions: ___, ...same } = before as Post & { questions?: unknown };
      expect(restored).toMatchObject(same);
    },
  );
});

describe('a scheduled post', () => {
  const days = (count: number) => storedDay(daysLater(today(ZONE), count));

  it('is in no answer before its day', async () => {
    const count = async () => ((await callApi(payload, '/blog-count')).body as { count: number }).count;
    const before = await count();
    const { id, slug } = await published('Tomorrow', { publish_date: days(1) });
    expect([await status(`/blog-details-by-blog/${id}`), await status(`/blog-details-by-blog/${slug}`), await count()]).toEqual([
      404,
      404,
      before,
    ]);
    expect(JSON.stringify((await callApi(payload, '/blogs')).body)).not.toContain('Tomorrow');
    await publish(id, { publish_date: days(0) });
    expect([await status(`/blog-details-by-blog/${id}`), await count()]).toEqual([200, before + 1]);
  });

  it('is stored as a day, whatever time of day was sent', async () => {
    const { publish_date } = await published('A day', { publish_date: '2026-03-01T23:30:00.000Z' });
    expect(publish_date).toBe('2026-03-01T12:00:00.000Z');
  });
});

it('unpublished or trashed content is in no answer from then on, with or without a newer draft', async () => {
  const { id } = await published('Gone soon');
  await write(id, { title: 'A draft above it' });
  await payload.update({ collection: 'posts', id, data: { _status: 'draft' } });
  expect(await status(`/blog-details-by-blog/${id}`)).toBe(404);
  await publish(id);
  await write(id, { title: 'Another draft above it' });
  await payload.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() } });
  expect(await status(`/blog-details-by-blog/${id}`)).toBe(404);
});

it('an empty record left by Create New is deleted after a day, and nothing else is', async () => {
  const blank = await begin();
  const begun = await begin();
  await write(begun.id, { title: 'Half a thought' });
  const ids = async () =>
    (await payload.find({ collection: 'posts', draft: true, pagination: false, depth: 0 })).docs.map((post) => post.id);
  await deleteBlankRecords(payload, new Date());
  expect(await ids()).toEqual(expect.arrayContaining([blank.id, begun.id]));
  await deleteBlankRecords(payload, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await ids()).toContain(begun.id);
  expect(await ids()).not.toContain(blank.id);
});

it('posts whose day has begun are announced once', async () => {
  await announceDuePosts(payload, new Date());
  await expect(announceDuePosts(payload, new Date())).resolves.toBeUndefined();
});
