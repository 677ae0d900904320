import type { Payload } from 'payload';
import type { Media, PageMeta } from '../base/payload-types';
import { readAddresses } from '../content/addresses';
import { api, ordered, present } from './base';
import { findPost } from './blog';
import { fileOf } from './picture';

type Listing = Pick<PageMeta, 'meta_title' | 'meta_description' | 'meta_keywords' | 'og_title' | 'og_description' | 'og_image'>;

const POST = /^\/blog-details\/([^/]+)$/;

/** All six fields, even if the owner left them empty. */
const toPageMeta = (listing: Listing, image: string | null | undefined) => ({
  meta_title: listing.meta_title ?? '',
  meta_description: listing.meta_description ?? '',
  meta_keywords: listing.meta_keywords ?? '',
  og_title: listing.og_title || listing.meta_title || '',
  og_description: listing.og_description || listing.meta_description || '',
  og_image: image ?? null,
});

const pathOf = (image: number | Media | null | undefined) => fileOf(image)?.filename;

/** The first picture of the home page, used for pages without their own. */
export async function commonPicture(payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.find({ collection: 'hero-slides', ...ordered });
  return docs.flatMap(({ media, poster }) => {
    const file = fileOf(media);
    return (file?.mimeType?.startsWith('image/') ? file.filename : pathOf(poster)) ?? [];
  })[0];
}

async function listingOf(payload: Payload, route: string) {
  const { docs } = await payload.find({ collection: 'page-meta', where: { route: { equals: route } }, limit: 1, depth: 1 });
  if (docs[0]) {
    const gone = (await readAddresses(payload)).isGone(route);
    return gone ? undefined : toPageMeta(docs[0], pathOf(docs[0].og_image) ?? (await commonPicture(payload)));
  }
  const id = POST.exec(route)?.[1];
  const post = id ? await findPost(payload, id) : undefined;
  if (!post?.meta) return undefined;
  return toPageMeta(post.meta, pathOf(post.meta.og_image) ?? pathOf(post.image) ?? (await commonPicture(payload)));
}

/** Search listing of a route without trailing slash; posts have their own. */
export const pageMeta = {
  pageMeta: api.pageMeta.handler(async ({ input, context: { payload } }) => {
    const route = input.route.replace(/(?<=.)\/+$/, '');
    return present(await listingOf(payload, route), `search listing of ${route}`);
  }),
};
