import type { Payload } from 'payload';
import { asStarter, published } from '../as-starter';
import { posts } from '../posts';
import { plainRichText, richText } from '../rich-text';
import { testimonials } from '../testimonials';
import { listing } from './listing';
import type { PictureOf } from './media';

/** Payload stores a day as noon UTC: the same day in every time zone of our visitors. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

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
      meta: await listing(picture, post.meta),
      sample: true,
      ...published,
    };
    await payload.create({ collection: 'posts', data, ...asStarter });
  }
  return posts.length;
}

/** Sample reviews. */
export async function loadTestimonials(payload: Payload) {
  for (const { date, ...testimonial } of testimonials) {
    const data = { ...testimonial, date: noonOf(date), sample: true, ...published };
    await payload.create({ collection: 'testimonials', data, ...asStarter });
  }
  return testimonials.length;
}
