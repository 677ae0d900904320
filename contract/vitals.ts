import { z } from 'zod';

/** One measurement of a real visit (R-OWNER-4), or a tap on a phone link (value 0); no personal data. */
export const Vital = z.object({
  /** Path of the page. */
  page: z.string().max(200),
  metric: z.enum(['LCP', 'FCP', 'CLS', 'INP', 'TTFB', 'PHONE_TAP']),
  /** Milliseconds; CLS has no unit. */
  value: z.number().nonnegative().max(600_000),
});
export type Vital = z.infer<typeof Vital>;
