import { HIGHEST_ID } from 'contract';
import type { Where } from 'payload';
import type { Post } from '../base/database/payload-types';
import { dayOf, daysLater, today } from '../base/process/days';
import { zoneOf } from '../base/process/zone';
import { htmlOf } from '../forms/fields/rich-text-field';
import { api, cut, present } from './base';
import { picture } from './picture';
import type { Source } from './source';

/** What visitors see: published, not in the trash, and its date reached in the company's zone; in a preview also what is to come. */
async function onTheSite(source: Source): Promise<Where> {
  if (source.drafts) return { deletedAt: { exists: false } };
  const tomorrow = daysLater(today(await zoneOf(source.payload)), 1);
  return {
    _status: { equals: 'published' },
    deletedAt: { exists: false },
    publish_date: { less_than: `${tomorrow}T00:00:00.000Z` },
  };
}

export async function findPost(source: Source, id: string): Promise<Post | undefined> {
  const which: Where = /^\d+$/.test(id) && Number(id) <= HIGHEST_ID ? { id: { equals: Number(id) } } : { slug: { equals: id } };
  const { docs } = await source.find({
    collection: 'posts',
    where: { and: [await onTheSite(source), which] },
    limit: 1,
    depth: 1,
  });
  return docs[0];
}

export const blog = {
  blogs: api.blogs.handler(async ({ input, context: { source } }) => {
    const { docs } = await source.find({
      collection: 'posts',
      where: await onTheSite(source),
      sort: ['-publish_date', '-id'],
      depth: 1,
      ...cut(input),
    });
    // A preview also finds posts that were only just begun.
    const begun = docs.filter(({ title }) => title);
    return begun.map((post) => ({
      id: post.id,
      title: post.title,
      publish_date: dayOf(post.publish_date),
      description: htmlOf(post.description),
      ...picture('image', post.image),
    }));
  }),

  blogCount: api.blogCount.handler(async ({ context: { source } }) => {
    const { totalDocs: count } = await source.count({
      collection: 'posts',
      where: await onTheSite(source),
    });
    return { count };
  }),

  blogDetails: api.blogDetails.handler(async ({ input: { id }, context: { source } }) => {
    const post = present(await findPost(source, id), `post "${id}"`);
    // A post without sections shows its opening: an empty list would mean that it does not exist.
    const sections = post.entries?.length ? post.entries : [{ title: post.title, description: post.description }];
    return sections.map(({ title, description }) => ({
      canonical_id: post.id,
      heading: post.title,
      date: dayOf(post.publish_date),
      title,
      description: htmlOf(description),
      ...picture('image', post.image),
    }));
  }),

  blogHero: api.blogHero.handler(async ({ context: { source } }) => {
    const { heading, breadcrumb, background_image } = await source.findGlobal({ slug: 'blog-page', depth: 1 });
    return { heading, breadcrumb, ...picture('background_image', background_image) };
  }),
};
