import type { ReviewCount, Testimonial, Testimonials } from 'contract/testimonial';
import type { z } from 'zod';
import { iconRef, nonEmpty, type Reader, text } from './content';
import { dateBadge } from './dates';
import type { Review, Reviews } from './shapes';

/** Reviews that a page shows; more are never sent, however many the provider has. */
const SHOWN = 12;

function review(testimonial: Testimonial, timeZone: string): Review {
  const date = text(testimonial.date);
  const badge = date && dateBadge(date, timeZone);
  return {
    name: testimonial.name,
    ...(badge ? { date: badge.full, dateTime: badge.dateTime } : { date }),
    avatar: text(testimonial.avatar),
    platform: iconRef(testimonial.platform),
    rating: testimonial.rating,
    verified: Boolean(testimonial.verified),
    comment: testimonial.comment,
  };
}

/** The testimonials section of every page that has one. */
export async function reviews(reader: Reader, timeZone: string): Promise<Reviews | undefined> {
  const [items, count] = await Promise.all([
    reader.section(
      'testimonials',
      (wire: z.infer<typeof Testimonials>) => nonEmpty(wire.testimonials.slice(0, SHOWN).map((item) => review(item, timeZone))),
      { page: 1, limit: SHOWN },
    ),
    reader.section('reviewCount', (wire: z.infer<typeof ReviewCount>) => text(wire.review_count)),
  ]);
  return items && { items, count };
}
