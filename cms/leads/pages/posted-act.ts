import { z } from 'zod';

const ACTS = [
  ...(['answered', 'note', 'follow-up', 'agree', 'won', 'done', 'not-done', 'lost', 'replace-link'] as const),
  ...([
    'assign',
    'spam',
    'not-spam',
    'test',
    'not-test',
    'trash',
    'untrash',
    'send-again',
    'change-note',
    'delete-note',
  ] as const),
] as const;
export type Act = (typeof ACTS)[number];
export type OfNote = 'note' | 'change-note' | 'delete-note';

/** The form of an act. Its note has an id of its own, so that a note that is sent twice is one. */
export const ActForm = z.object({
  act: z.enum(ACTS),
  made_from: z.iso.datetime(),
  id: z.string().regex(/^[0-9a-f]{24}$/),
  text: z.string().trim().max(5000).default(''),
  day: z.string().max(40).default(''),
  on: z.string().max(40).default(''),
  /** “question” if the page said that the customer waits for an answer to one. */
  about: z.string().max(20).default(''),
  from: z.string().max(5).default(''),
  until: z.string().max(5).default(''),
  edition: z.coerce.number().int().nonnegative().max(1e9).default(0),
  amount: z.string().max(40).default(''),
  /** Of a job that is done: which one, and in how many weeks the next is. */
  job: z.string().max(40).default(''),
  weeks: z.string().max(2).default(''),
  reason: z.string().trim().max(500).default(''),
  /** Account that is to look after the enquiry; nobody if empty. */
  to: z.string().max(20).default(''),
  /** The note that is changed or deleted; then `made_from` is that of the note. */
  note: z.coerce.number().int().nonnegative().default(0),
});
export type ActForm = z.infer<typeof ActForm>;
