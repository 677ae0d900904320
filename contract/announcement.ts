import { z } from 'zod';

/**
 * Kinds of pages on which an announcement may be shown alone; `contact` is the contact page and the quote page, `own` each of
 * the owner's own.
 */
export const ANNOUNCED_ON = ['home', 'services', 'cities', 'blog', 'contact', 'own'] as const;
export type AnnouncedOn = (typeof ANNOUNCED_ON)[number];

/** A line above the header (R-PAGE-30). */
export const Announcement = z.object({
  text: z.string(),
  /** A page of the site or a web address. */
  link: z.object({ label: z.string(), href: z.string() }).optional(),
  /** When it begins and ends, ISO date-times; without them it is shown at once, or until it is taken away. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Without it, all pages. */
  pages: z.array(z.enum(ANNOUNCED_ON)).optional(),
});
export type Announcement = z.infer<typeof Announcement>;
