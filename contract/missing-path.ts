import { z } from 'zod';

/** How often an address without a page was requested since the last report. */
export const MissingPath = z.object({
  /** Path on the site, normalised by `spelledOnce`; with the parameter that names a page of an older site, such as `/?p=61`. */
  path: z.string().startsWith('/').max(200),
  /** Requests by people's browsers. */
  visits: z.number().int().nonnegative(),
  /** Requests by bots. */
  bots: z.number().int().nonnegative(),
});
export type MissingPath = z.infer<typeof MissingPath>;
