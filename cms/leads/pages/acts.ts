import { APIError } from 'payload';
import { record } from '../../base/audit/record';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { localDay } from '../../base/process/zone';
import { remindAgain } from '../days/reminders';
import { tellJobsAgain } from '../done/jobs';
import { tellAgain } from '../measuring/conversions';
import { mailQuotesAgain } from '../quotes/send-quote';
import { moveMessages } from '../record/message-queue';
import { zoneForCustomer } from '../record/told-time';
import { wakeSweep } from '../sending/sweep';
import { type Change, changes } from './act-changes';
import { doDone, undoDone } from './done-act';
import { changeNote, deleteNote, type Refusal, writeNote } from './note-acts';
import type { ActForm } from './posted-act';
import type { Visit } from './visit';

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
  await tellJobsAgain(payload, id);
  await remindAgain(payload, id);
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
    if (act === 'done') return doDone(visit, lead, typed, zoneForCustomer(lead, settings)).catch(refusalOf);
    if (act === 'not-done') return undoDone(visit, lead, typed).catch(refusalOf);
    if (act === 'send-again') return sendAgain(visit, id).then(() => undefined);
    const change = await changes[act](typed, lead, { payload, today, zone: zoneForCustomer(lead, settings) });
    if (typeof change === 'string') return { status: 400, reason: change };
    if (isDone(lead, change)) return undefined;
    const data = { ...change, updatedAt: typed.made_from };
    const saved = payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: false, user, trash });
    return saved.then(() => undefined, refusalOf);
  });
}
