import { z } from 'zod';

/** Header of a call that reads drafts: a token that the provider made. The answer is `no-store`; a bad token gets 401 or 403. */
export const PREVIEW_HEADER = 'x-preview';

/** Query parameter with which the site's pages show drafts. */
export const PREVIEW_PARAMETER = 'preview';

/** What a preview token allows. */
export const Preview = z.object({
  /** Shown beside the form in the back office, else a link that was sent to somebody. */
  live: z.boolean(),
  /** Edited where it is read: each text brings its origin along. */
  edited: z.boolean().optional(),
  /** When it ends, an ISO date-time. */
  ends_at: z.iso.datetime(),
});
export type Preview = z.infer<typeof Preview>;

/** The shape of a token; whether it is valid only the provider knows. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{1,400}\.[\w-]{43}$/.test(text);
