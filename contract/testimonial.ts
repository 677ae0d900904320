import { z } from 'zod';
import { Figure } from './media';

/** Icons of review platforms as our back office serves them; the site draws them from its own set, without a request. */
export const PLATFORM_ICONS = { google: 'icons/google.svg', facebook: 'icons/facebook.svg' } as const;

/** The verified badge as our back office serves it. */
export const VERIFIED_BADGE = 'icons/verified.svg';

/** One customer's review. */
export const Testimonial = z.object({
  name: z.string(),
  /** ISO date, or any text that the provider shows as a date. */
  date: z.string().nullish(),
  /** Storage-relative path of a face; without it the first letter of the name is shown. */
  avatar: z.string().nullish(),
  /** Storage-relative path of the platform's icon, or the platform's name: `google`, `facebook`. */
  platform: z.string().nullish(),
  /** Number of stars, 0 to 5. */
  rating: z.coerce.number().min(0).max(5),
  /** Storage-relative path of the verified badge; some providers say `true`. */
  verified: z.union([z.string(), z.boolean()]).nullish(),
  comment: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Testimonials = z.object({ testimonials: z.array(Testimonial) });

/** How many reviews the summary panel is based on. */
export const ReviewCount = z.object({ review_count: Figure });
