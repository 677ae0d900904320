import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Post } from '../../base/database/payload-types';
import { callApi, startPayload } from '../../testing/api';
import { GROUP } from './found-page';
import { listedPages } from './listed-pages';
import { pageKinds } from './page-kinds';
import { checkPages } from './troubles';

let payload: Payload;

beforeAll(async () => {
  payload = await startPayload();
});

it('knows the address of every collection and global with a search listing', () => {
  const all = [...payload.config.collections, ...payload.config.globals];
  const listed = all.filter(({ flattenedFields }) =>
    flattenedFields.some(
      (field) =>
        field.name === GROUP && field.type === 'group' && field.flattenedFields.some(({ name }) => name === 'meta_title'),
    ),
  );
  expect(listed.map(({ slug }) => slug).sort()).toEqual(Object.keys(pageKinds).sort());
});

it('lists each page of the starter content, and what the provider says of it (R-HEAD-13)', async () => {
  const pages = await listedPages(payload);
  const paths = pages.map(({ found }) => found.path);
  for (const path of ['/', '/about-us', '/adelaide-service', '/service/oven-cleaning', '/blog-details/1'])
    expect(paths.map((each) => each?.replace(/(?<=.)\/$/, ''))).toContain(path);
  const post = pages.find(({ found }) => found.path === '/blog-details/1');
  const { body } = await callApi(payload, '/meta-tag?route=/blog-details/1');
  expect(body).toMatchObject({ meta_title: post?.found.title, meta_description: post?.found.description });
});

it('lists a post without a description, and says that it is not published', async () => {
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0 });
  const [{ image, description, publish_date }] = docs as [Post];
  const { id } = await payload.create({ collection: 'posts', data: { title: 'Found nowhere' } as never, draft: true });
  const listed = async () => checkPages(await listedPages(payload)).find(({ edit }) => edit.endsWith(`/posts/${id}`));
  expect((await listed())?.published).toBe(false);
  const data = { image, description, publish_date, _status: 'published' } as const;
  await payload.update({ collection: 'posts', id, data });
  expect(await listed()).toMatchObject({ published: true, name: 'Found nowhere' });
  expect((await listed())?.troubles.map(({ text }) => text)).toEqual(['No description', 'No title']);
  await payload.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() } });
  expect(await listed()).toBeUndefined();
});
