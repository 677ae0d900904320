import { z } from 'zod';
import { iconPath } from './icons';
import { Figure } from './media';

/** Icons of review platforms as our back office serves them; the site draws them from its own sprite without a request. */
export const PLATFORM_ICONS = { google: iconPath('google'), facebook: iconPath('facebook') } as const;

/** The verified badge as our back office serves it. */
export const VERIFIED_BADGE = iconPath('verified');

/** One customer's review. */
export const Testimonial = z.object({
  name: z.string(),
  /** ISO date, or any text that is shown as the date. */
  date: z.string().nullish(),
  /** Storage-relative path of a portrait; without it the name's first letter is shown. */
  avatar: z.string().nullish(),
  /** Storage-relative path of the platform's icon, or the platform's name: `google`, `facebook`. */
  platform: z.string().nullish(),
  /** Number of stars, 0 to 5. */
  rating: z.coerce.number().min(0).max(5),
  /** Storage-relative path of the verified badge; some providers send `true`. */
  verified: z.union([z.string(), z.boolean()]).nullish(),
  comment: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Testimonials = z.object({ testimonials: z.array(Testimonial) });

/** The number of reviews that the summary is based on. */
export const ReviewCount = z.object({ review_count: Figure });
