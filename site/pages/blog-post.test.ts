import { starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { loadBlogPost } from './blog-post.server';
import { moved, type PageContext } from './page.server';

const entry = { heading: 'Ovens', date: '2026-09-01', title: 'Ovens', description: '<p>Words.</p>' };

const load = (name: string, canonical_id?: number) =>
  loadBlogPost({
    reader: { required: async () => [{ ...entry, id: 99, canonical_id }], picture: async () => undefined },
    settings: starterSettings,
    params: { id: name },
  } as unknown as PageContext);

it('a post requested by another of its names redirects to the one in lists (R-ROUTE-10)', async () => {
  expect(await load('oven-care', 7)).toEqual(moved('/blog-details/7', true));
  expect(await load('7', 7)).toMatchObject({ data: { post: { heading: 'Ovens' } } });
});

it('a post without an id from the provider is shown at the requested address', async () => {
  expect(await load('oven-care')).toMatchObject({ data: { post: { id: 'oven-care' } } });
});
