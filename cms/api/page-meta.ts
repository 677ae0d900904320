import { withoutSlash } from 'contract/paths';
import type { Media, OtherPage, Post } from '../base/database/payload-types';
import { pageRecordOf } from '../model/page-records';
import { commonPicture, fileOf } from '../model/pictures/chosen-file';
import { readAddresses } from '../publishing/addresses';
import { api, present } from './base';
import { findPost } from './blog';
import type { Source } from './source';

type Listing = NonNullable<Post['meta']> | NonNullable<OtherPage['listings']>[number];

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

interface Found {
  listing: Listing;
  image?: Post['image'];
}

const isEmpty = ({ meta_title, meta_description, meta_keywords, og_title, og_description, og_image }: Listing) =>
  !(meta_title || meta_description || meta_keywords || og_title || og_description || og_image);

const filled = (listing: Post['meta']): Found | undefined => (listing && !isEmpty(listing) ? { listing } : undefined);

async function findListing(source: Source, route: string): Promise<Found | undefined> {
  const { listings } = await source.findGlobal({ slug: 'other-pages', depth: 1 });
  const other = listings?.find((listing) => listing.route === route);
  if (other) return { listing: other };
  const slug = pageRecordOf(route);
  if (slug) return filled((await source.findGlobal({ slug, depth: 1 })).meta);
  const [, folder, name = ''] = /^\/(service|blog-details)\/([^/]+)$/.exec(route) ?? [];
  if (folder === 'blog-details') {
    const post = await findPost(source, name);
    return post?.meta && { listing: post.meta, image: post.image };
  }
  const one = { limit: 1, depth: 1 } as const;
  if (folder === 'service') {
    const { docs } = await source.find({ collection: 'services', where: { slug: { equals: name } }, ...one });
    return filled(docs[0]?.meta);
  }
  const where = { route: { equals: route } };
  const { docs: cities } = await source.find({ collection: 'cities', where, ...one });
  const [page] = cities.length > 0 ? cities : (await source.find({ collection: 'own-pages', where, ...one })).docs;
  return filled(page?.meta);
}

async function listingOf(source: Source, route: string) {
  const found = await findListing(source, route);
  if (!found || (await readAddresses(source.payload, source)).isGone(route)) return undefined;
  const { listing, image } = found;
  return toPageMeta(listing, pathOf(listing.og_image) ?? pathOf(image) ?? (await commonPicture(source)));
}

export const pageMeta = {
  pageMeta: api.pageMeta.handler(async ({ input, context: { source } }) => {
    const route = withoutSlash(input.route);
    return present(await listingOf(source, route), `search listing of ${route}`);
  }),
};
