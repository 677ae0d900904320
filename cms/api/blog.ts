import type { Payload, Where } from 'payload';
import { htmlOf } from '../content/fields/rich-text';
import type { Post } from '../payload-types';
import { api, cut, present } from './base';
import { picture } from './picture';

const published: Where = { _status: { equals: 'published' } };

/** A post's day; Payload stores it as noon, UTC. */
const dayOf = ({ publish_date }: Post) => publish_date.slice(0, 10);

/** The published post of that number or slug. */
export async function findPost(payload: Payload, id: string): Promise<Post | undefined> {
  const which: Where = /^\d{1,15}$/.test(id) ? { id: { equals: Number(id) } } : { slug: { equals: id } };
  const { docs } = await payload.find({ collection: 'posts', where: { and: [published, which] }, limit: 1, depth: 1 });
  return docs[0];
}

/** The blog's list, its posts and its top. */
export const blog = {
  blogs: api.blogs.handler(async ({ input, context: { payload } }) => {
    const { docs } = await payload.find({
      collection: 'posts',
      where: published,
      sort: ['-publish_date', '-id'],
      depth: 1,
      ...cut(input),
    });
    return docs.map((post) => ({
      id: post.id,
      title: post.title,
      publish_date: dayOf(post),
      description: htmlOf(post.description),
      ...picture('image', post.image),
    }));
  }),

  blogCount: api.blogCount.handler(async ({ context: { payload } }) => {
    const { totalDocs: count } = await payload.count({
      collection: 'posts',
      where: { and: [published, { deletedAt: { exists: false } }] },
    });
    return { count };
  }),

  blogDetails: api.blogDetails.handler(async ({ input: { id }, context: { payload } }) => {
    const post = present(await findPost(payload, id), `post "${id}"`);
    return (post.entries ?? []).map(({ title, description }) => ({
      heading: post.title,
      date: dayOf(post),
      title,
      description: htmlOf(description),
      ...picture('image', post.image),
    }));
  }),

  blogHero: api.blogHero.handler(async ({ context: { payload } }) => {
    const { heading, breadcrumb, background_image } = await payload.findGlobal({ slug: 'blog-page', depth: 1 });
    return { heading, breadcrumb, ...picture('background_image', background_image) };
  }),
};
