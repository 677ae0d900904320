import { z } from 'zod';
import { createTokens } from '../../base/process/token';

/** Who may see which record's draft, and until when. */
const Claims = z.object({
  /** Beside the form in the back office, else a link that was sent to somebody. */
  live: z.boolean(),
  /** Slug of the collection or global. */
  of: z.string(),
  /** The record's id; none for a global. */
  id: z.number().optional(),
  /** Account that made it. */
  by: z.number(),
  until: z.number().int(),
});
export type Claims = z.infer<typeof Claims>;

/** What a preview of *Your company* is about: no record alone, but the site as it will be. */
export const COMPANY_SHEET = 'company-sheet';

export const previewTokens = createTokens('preview', Claims);
