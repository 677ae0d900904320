import { z } from 'zod';

const PrivacySection = z.object({
  title: z.string(),
  html: z.string(),
  /** The anchor by which links lead to it. */
  id: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
});

/** The privacy page; each section's `html` may contain simple markup. */
export const PrivacyPage = z.object({ title: z.string(), sections: z.array(PrivacySection) });
export type PrivacyPage = z.infer<typeof PrivacyPage>;
