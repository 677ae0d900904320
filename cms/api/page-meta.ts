import type { Payload } from 'payload';
import { readAddresses } from '../content/addresses';
import type { Media, PageMeta } from '../payload-types';
import { api, present } from './base';
import { findPost } from './blog';
import { fileOf } from './picture';

type Listing = Pick<PageMeta, 'meta_title' | 'meta_description' | 'meta_keywords' | 'og_title' | 'og_description' | 'og_image'>;

const POST = /^\/blog-details\/([^/]+)$/;

const wire = (listing: Listing, image: number | Media | null | undefined) => ({
  meta_title: listing.meta_title,
  meta_description: listing.meta_description,
  meta_keywords: listing.meta_keywords,
  og_title: listing.og_title || listing.meta_title,
  og_description: listing.og_description || listing.meta_description,
  og_image: fileOf(image)?.filename,
});

async function listingOf(payload: Payload, route: string) {
  const { docs } = await payload.find({ collection: 'page-meta', where: { route: { equals: route } }, limit: 1, depth: 1 });
  if (docs[0]) return (await readAddresses(payload)).isGone(route) ? undefined : wire(docs[0], docs[0].og_image);
  const id = POST.exec(route)?.[1];
  const post = id ? await findPost(payload, id) : undefined;
  return post?.meta ? wire(post.meta, post.meta.og_image ?? post.image) : undefined;
}

/** Search listing of a route, which has no trailing slash; a post has its own. */
export const pageMeta = {
  pageMeta: api.pageMeta.handler(async ({ input, context: { payload } }) => {
    const route = input.route.replace(/(?<=.)\/+$/, '');
    return present(await listingOf(payload, route), `search listing of ${route}`);
  }),
};
