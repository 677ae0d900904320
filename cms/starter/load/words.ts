import type { Payload } from 'payload';
import { asStarter } from '../as-starter';
import { metas } from '../metas';
import { posts } from '../posts';
import { privacy } from '../privacy';
import { plainRichText, richText } from '../rich-text';
import { services } from '../services';
import { testimonials } from '../testimonials';
import type { StarterMeta } from '../types';
import type { PictureOf } from './media';

/** Payload stores a day as noon UTC: the same day in every time zone of our visitors. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

const listing = (meta: StarterMeta) => ({
  meta_title: meta.title,
  meta_description: meta.description,
  meta_keywords: meta.keywords,
});

/** Sample posts, oldest first, so that their ids increase with their dates. */
export async function loadPosts(payload: Payload, picture: PictureOf) {
  for (const post of [...posts].reverse()) {
    const data = {
      title: post.title,
      slug: post.slug,
      publish_date: noonOf(post.publishDate),
      image: await picture(post.picture),
      description: plainRichText(post.description),
      entries: post.sections.map(({ title, html }) => ({ title, description: richText(html) })),
      meta: listing(post.meta),
      sample: true,
      _status: 'published' as const,
    };
    await payload.create({ collection: 'posts', data, ...asStarter });
  }
  return posts.length;
}

/** Sample reviews. */
export async function loadTestimonials(payload: Payload) {
  for (const { date, ...testimonial } of testimonials) {
    const data = { ...testimonial, date: noonOf(date), sample: true };
    await payload.create({ collection: 'testimonials', data, ...asStarter });
  }
  return testimonials.length;
}

/** Pages shared with their own picture; the others use the site's card. */
const sharedWith: Record<string, string> = {
  '/about-us': 'about',
  '/adelaide-service': 'city-adelaide',
  '/melbourne-service': 'city-melbourne',
  '/contact-us': 'contact',
  '/faq-page': 'faq',
  '/blog': 'blog',
};

/** Search listings of all pages except posts. */
export async function loadSearchListings(payload: Payload, picture: PictureOf) {
  const pages = [
    ...Object.entries(metas).map(([route, meta]) => ({ route, meta, key: sharedWith[route] })),
    ...services.map(({ slug, meta }) => ({ route: `/service/${slug}`, meta, key: slug })),
    { route: '/privacy', meta: privacy.meta, key: undefined },
  ];
  for (const { route, meta, key } of pages) {
    const data = { route, ...listing(meta), og_image: key ? await picture(key) : undefined };
    await payload.create({ collection: 'page-meta', data, ...asStarter });
  }
}
