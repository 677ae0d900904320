import { z } from 'zod';
import { createTokens } from '../../base/process/token';

const Claims = z.object({
  /** Beside the form in the back office, else a link that was sent to somebody. */
  live: z.boolean(),
  of: z.string(),
  id: z.number().optional(),
  by: z.number(),
  until: z.number().int(),
});
export type Claims = z.infer<typeof Claims>;

/** What a preview of *Your company* is about: no record alone, but the site as it will be. */
export const COMPANY_SHEET = 'company-sheet';

/** What a preview is about that is edited in place: the whole site with its drafts, and where each text comes from. */
export const EDITED_SITE = 'edited-site';

export const previewTokens = createTokens('preview', Claims);
