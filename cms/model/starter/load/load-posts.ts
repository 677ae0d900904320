import type { Payload } from 'payload';
import { asStarter, published } from '../as-starter';
import { posts, reviews } from '../content';
import { listing, type PictureOf } from './load-media';
import { richTextFor } from './rich-text';

/** Payload stores a day as noon UTC: the same day in every time zone of our visitors. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

export async function loadPosts(payload: Payload, picture: PictureOf) {
  const richText = richTextFor(payload);
  for (const post of posts) {
    const data = {
      title: post.title,
      slug: post.slug,
      publish_date: noonOf(post.date),
      image: await picture(post.picture),
      description: richText(post.opening),
      entries: post.sections.map(({ title, text }) => ({ title, description: richText(text) })),
      meta: await listing(picture, post),
      sample: true,
      ...published,
    };
    await payload.create({ collection: 'posts', data, ...asStarter });
  }
  return posts.length;
}

export async function loadReviews(payload: Payload) {
  for (const { date, ...review } of reviews) {
    const data = { ...review, date: noonOf(date), sample: true, ...published };
    await payload.create({ collection: 'testimonials', data, ...asStarter });
  }
  return reviews.length;
}
