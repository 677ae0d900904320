import { z } from 'zod';
import { LibraryPicture, PICTURE_ACTS, PlacedPicture } from './edit-picture';

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

/** A stretch of words that look alike. `link` is the number of a link that stood there before; a new link has none. */
export const RichRun = z.object({
  text: words,
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: z.string().max(2_000).optional(),
  link: z.number().int().min(0).optional(),
});
export type RichRun = z.infer<typeof RichRun>;

/** A paragraph, or an item of a list. */
export const RichLine = z.object({ kind: z.enum(['p', 'ul', 'ol']), runs: z.array(RichRun).max(500) });
export type RichLine = z.infer<typeof RichLine>;
/** Such a line or (`kept`) a table, a picture or another thing that stays as it is, by its number. */
export const RichBlock = z.discriminatedUnion('kind', [
  RichLine,
  z.object({ kind: z.literal('kept'), kept: z.number().int().min(0), name: z.string().max(80) }),
]);
export type RichBlock = z.infer<typeof RichBlock>;
const rich = z.array(RichBlock).max(500);

/** How to take back one change: a field of a record as it was in one version, unless it is no longer as in the other. */
export const EditUndo = z.object({
  record: z.string().max(80),
  field: z.string().max(80),
  /** The version before; none where nothing was saved yet. */
  to: z.number().int().optional(),
  from: z.number().int(),
});
export type EditUndo = z.infer<typeof EditUndo>;

export const ROW_ACTS = ['add', 'remove', 'up', 'down'] as const;
export type RowAct = (typeof ROW_ACTS)[number];
const row = z.object({
  /** The list, such as `sections.2.items`, and the row's number in it from 0. */
  list: z.string().max(200),
  row: z.number().int().min(0),
});

/** What an editor does on a page that is edited in place. `before` is what the editor saw: what is another by now is not written over. */
export const EditAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open') }),
  z.object({ act: z.literal('look') }),
  z.object({ act: z.literal('read'), at }),
  /** `everywhere`: in all records in which the same usual text stands. */
  z.object({ act: z.literal('write'), at, before: words, text: words, everywhere: z.boolean().optional() }),
  z.object({ act: z.literal('format'), at, before: rich, rich }),
  row.extend({ act: z.literal('row'), at, before: words, does: z.enum(ROW_ACTS), kind: z.string().max(40).optional() }),
  z.object({ act: z.literal('undo'), undo: EditUndo.array().min(1).max(200) }),
  z.object({ act: z.literal('publish'), records }),
  z.object({ act: z.literal('discard'), records }),
  ...PICTURE_ACTS,
]);
export type EditAct = z.infer<typeof EditAct>;

/** A row in which a text stands, such as a card, a question or a section, and what can be done with it. */
export const PlacedRow = row.extend({
  name: z.string(),
  acts: z.array(z.enum(ROW_ACTS)),
  /** Sections that can be added below; a list of one kind of row has none. */
  kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
});
export type PlacedRow = z.infer<typeof PlacedRow>;

/** A text as it is stored, with its facts as `{name}`. */
export const PlacedText = z.object({
  text: z.string(),
  /** The whole of a rich text. */
  rich: rich.optional(),
  /** Where it stands, such as "Service page: Oven Cleaning, heading". */
  place: z.string(),
  /** In how many other records it stands as well, being the usual text where nobody typed one. */
  alike: z.number().int().optional(),
  /** The rows that it is in, the innermost first. */
  rows: z.array(PlacedRow),
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
  picture: PlacedPicture.optional(),
  /** The newest pictures of the library, those that were looked for, or the one that was described. */
  pictures: z.array(LibraryPicture).optional(),
  undo: EditUndo.array().optional(),
  /** Not told with a text that is only read. */
  unpublished: z.array(Unpublished).optional(),
  /** Records that could not be changed, published or put back, in words. */
  failed: z.array(z.string()),
});
export type EditReceipt = z.infer<typeof EditReceipt>;
