import { PLATFORM_ICONS, type Testimonial, VERIFIED_BADGE } from 'contract/testimonial';
import { firstLetter, text } from 'shared/text';
import { iconRef, nonEmpty, type Reader } from './content';
import { dateBadge } from './dates';
import type { IconRef, Review, Reviews } from './shapes';

const SHOWN = 12;

/** Our own icons in place of those that the back office serves. */
const bundledIcons = new Map<string, string>([
  ...Object.entries(PLATFORM_ICONS).map(([name, path]) => [path, name] as const),
  [VERIFIED_BADGE, 'badge-check'],
]);

function mark(value: string | null | undefined): IconRef | undefined {
  const name = value && bundledIcons.get(value.replace(/^\/+/, ''));
  return name ? { name } : iconRef(value);
}

/** Some providers send `true`. */
function badge(verified: Testimonial['verified']): IconRef | undefined {
  const icon = typeof verified === 'string' ? mark(verified) : undefined;
  if (icon && 'path' in icon) return icon;
  return verified ? { name: 'badge-check' } : undefined;
}

function review(testimonial: Testimonial, timeZone: string): Review {
  const date = text(testimonial.date);
  const day = date && dateBadge(date, timeZone);
  return {
    name: testimonial.name,
    initial: firstLetter(testimonial.name).toUpperCase(),
    ...(day ? { date: day.full, dateTime: day.dateTime } : { date }),
    avatar: text(testimonial.avatar),
    platform: mark(testimonial.platform),
    rating: testimonial.rating,
    verified: badge(testimonial.verified),
    comment: testimonial.comment,
  };
}

const newest = (reader: Reader, timeZone: string) =>
  reader.section('testimonials', (wire) => nonEmpty(wire.testimonials.slice(0, SHOWN).map((item) => review(item, timeZone))), {
    page: 1,
    limit: SHOWN,
  });

export async function reviews(reader: Reader, timeZone: string): Promise<Reviews | undefined> {
  const [items, count] = await Promise.all([
    newest(reader, timeZone),
    reader.section('reviewCount', (wire) => text(wire.review_count)),
  ]);
  return items && { items, count };
}

const SHORT = [40, 150] as const;

/** The review beside a form: the newest of the best that is short, else the newest. */
export async function oneReview(reader: Reader, timeZone: string): Promise<Review | undefined> {
  const items = (await newest(reader, timeZone)) ?? [];
  const most = Math.max(...items.map(({ rating }) => rating));
  const best = items.filter(({ rating }) => rating === most);
  return best.find(({ comment }) => comment.length >= SHORT[0] && comment.length <= SHORT[1]) ?? best[0];
}
