import { z } from 'zod';

/** The privacy page; each section's `html` may contain simple markup. */
export const PrivacyPage = z.object({ title: z.string(), sections: z.array(z.object({ title: z.string(), html: z.string() })) });
export type PrivacyPage = z.infer<typeof PrivacyPage>;
