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

/** A record in the back office from which a page is made. */
export const EditRecord = z.object({
  /** What the record is called, such as "Service page: Oven Cleaning". */
  label: z.string(),
  /** Its address in the back office. */
  url: z.url({ protocol: /^https?$/ }),
});
export type EditRecord = z.infer<typeof EditRecord>;

const at = z.string().max(300);
const words = z.string().max(20_000);
const records = z.array(z.string().max(80)).min(1).max(200);

/** What an editor does on a page that is edited in place. */
export const EditAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open') }),
  z.object({ act: z.literal('look') }),
  z.object({ act: z.literal('read'), at }),
  z.object({ act: z.literal('write'), at, before: words, text: words }),
  z.object({ act: z.literal('publish'), records }),
  z.object({ act: z.literal('discard'), records }),
]);
export type EditAct = z.infer<typeof EditAct>;

/** A text as it is stored, with its facts as `{name}`. */
export const PlacedText = z.object({
  text: z.string(),
  /** Where it stands, such as "Service page: Oven Cleaning, heading". */
  place: z.string(),
  /** Its field in the back office. */
  url: z.url({ protocol: /^https?$/ }),
});
export type PlacedText = z.infer<typeof PlacedText>;

/** A record with changes that visitors do not see yet. */
export const Unpublished = EditRecord.extend({
  record: z.string(),
  /** What is changed, such as "main heading, 2 pictures". */
  what: z.string(),
  by: z.string(),
  /** Saved last by whoever asks. */
  mine: z.boolean(),
});
export type Unpublished = z.infer<typeof Unpublished>;

export const EditReceipt = z.object({
  /** For `open`: the token with which pages show what is edited. */
  token: z.string().optional(),
  placed: PlacedText.optional(),
  unpublished: z.array(Unpublished),
  /** Records that could not be published or put back, in words. */
  failed: z.array(z.string()),
});
export type EditReceipt = z.infer<typeof EditReceipt>;
