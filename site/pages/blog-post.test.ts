import { starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { loadBlogPost } from './blog-post.server';
import { type PageContext, PageMoved } from './page.server';

const entry = { heading: 'Ovens', date: '2026-09-01', title: 'Ovens', description: '<p>Words.</p>' };

const load = (name: string, canonical_id?: number) =>
  loadBlogPost({
    reader: { required: async () => [{ ...entry, id: 99, canonical_id }], picture: async () => undefined },
    settings: starterSettings,
    params: { id: name },
  } as unknown as PageContext);

it('a post requested by another of its names redirects to the one that lists use (R-ROUTE-10)', async () => {
  const moved = await load('oven-care', 7).catch((error: unknown) => error);
  expect(moved).toBeInstanceOf(PageMoved);
  expect(moved).toMatchObject({ to: '/blog-details/7', keepsQuery: true });
  expect((await load('7', 7)).data.post?.heading).toBe('Ovens');
});

it('a post of a provider without ids stays at the requested address', async () => {
  expect((await load('oven-care')).data.post?.id).toBe('oven-care');
});
