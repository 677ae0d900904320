import { z } from 'zod';

/** Header of the calls of the *Edit* bar: a ticket or a session that the provider made. A bad one gets 401 or 403. */
export const EDITOR_HEADER = 'x-editor';

/** A session of the *Edit* bar on the site, in exchange for a ticket. */
export const EditSession = z.object({
  token: z.string(),
  /** How long it lasts. */
  seconds: z.number().int().positive(),
});
export type EditSession = z.infer<typeof EditSession>;

/** A record in the back office from which a page is made, or the field of one that holds a text. */
export const EditRecord = z.object({
  /** What the record is called, such as "Service page: Oven Cleaning". */
  label: z.string(),
  /** Its address in the back office; the fragment names the field. */
  url: z.url({ protocol: /^https?$/ }),
});
export type EditRecord = z.infer<typeof EditRecord>;
