import { APIError } from 'payload';
import { z } from 'zod';
import { record } from '../../base/audit/record';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { localDay } from '../../base/process/zone';
import { tellAgain } from '../measuring/conversions';
import { mailQuotesAgain } from '../quotes/send-quote';
import { moveMessages } from '../record/message-queue';
import { zoneForCustomer } from '../record/told-time';
import { wakeSweep } from '../sending/sweep';
import { type Change, changes } from './act-changes';
import { changeNote, deleteNote, type Refusal, writeNote } from './note-acts';
import type { Visit } from './visit';

const ACTS = [
  ...(['answered', 'note', 'follow-up', 'agree', 'won', 'lost', 'replace-link'] as const),
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
/** Acts that change a note, and not the enquiry. */
export type OfNote = 'note' | 'change-note' | 'delete-note';
export const isAct = (name: unknown): name is Act => ACTS.some((act) => act === name);

/** The form of an act. Its note has an id of its own, so that a note that is sent twice is one. */
const Form = z.object({
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
  reason: z.string().trim().max(500).default(''),
  /** Account that is to look after the enquiry; nobody if empty. */
  to: z.string().max(20).default(''),
  /** The note that is changed or deleted; then `made_from` is that of the note. */
  note: z.coerce.number().int().nonnegative().default(0),
});
export type ActForm = z.infer<typeof Form>;

/** The posted form; undefined if no page of ours has made it. */
export async function readAct(request: Request): Promise<ActForm | undefined> {
  const posted = await request.formData().catch(() => undefined);
  return posted && Form.safeParse(Object.fromEntries(posted)).data;
}

/** Whether the lead has all of it already: somebody pressed twice, or the answer to the first press was lost. */
const isDone = (lead: Lead, change: Change) =>
  Object.entries(change).every(([name, value]) => (lead[name as keyof Lead] ?? null) === value);

/** Reads a lead with the rights of the account; undefined if it may not, or there is none. */
export async function readLead({ payload, user }: Visit, id: number, trash = false): Promise<Lead | undefined> {
  const found = { collection: 'leads', id, depth: 0, disableErrors: true, overrideAccess: false, user, trash } as const;
  return (await payload.findByID(found)) ?? undefined;
}

/** A refusal that its person is told; anything else is a fault of ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof APIError && error.isPublic && error.status < 500) return { status: error.status, reason: error.message };
  throw error;
}

/** Sends again what failed, or waits: mails, what networks are told, quotes. */
async function sendAgain({ payload, user }: Visit, id: number): Promise<void> {
  await moveMessages(payload, id, 'sendAgain');
  await tellAgain(payload, id);
  await mailQuotesAgain(payload, id);
  wakeSweep(payload);
  await record(payload, { action: 'send', account: user, subject: 'leads', record: id });
}

/**
 * Does an act as the account, in its turn and with all that a save of the full form goes through. A note changes no version; other
 * acts are refused when somebody saved after the page was made. Resolves with the reason if it was not done.
 */
export async function doAct(visit: Visit, id: number, typed: ActForm): Promise<Refusal | undefined> {
  const { payload, user } = visit;
  const { act } = typed;
  if (act === 'change-note') return changeNote(visit, id, typed);
  if (act === 'delete-note') return deleteNote(visit, id, typed);
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true } });
  const today = localDay(new Date(), settings.time_zone);
  const trash = act === 'trash' || act === 'untrash';
  return inTurn(payload, `leads ${id}`, async () => {
    const lead = await readLead(visit, id, trash);
    if (!lead) return { status: 400, reason: 'This enquiry is not there any more.' };
    if (act === 'note') return writeNote(visit, lead, typed);
    if (act === 'send-again') return sendAgain(visit, id).then(() => undefined);
    const change = await changes[act](typed, lead, { payload, today, zone: zoneForCustomer(lead, settings) });
    if (typeof change === 'string') return { status: 400, reason: change };
    if (isDone(lead, change)) return undefined;
    const data = { ...change, updatedAt: typed.made_from };
    try {
      await payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: false, user, trash });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  });
}
