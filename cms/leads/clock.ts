import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Lead } from '../base/database/payload-types';
import { replyBy, replySettings } from '../base/facts/reply-promise';

/** Who answers, in whatever way, has answered the question too; spam, tests and erased people ask none. */
function questionDueAt(lead: Lead, before: Lead | undefined, byOffice: boolean): string | null {
  if (lead.status === 'spam' || lead.is_test || lead.anonymised_at) return null;
  if (byOffice && before && before.status !== lead.status) return null;
  if (byOffice && lead.question_due_at) return before?.question_due_at ?? null; // no account puts an answer off
  return lead.question_due_at ?? null;
}

type Timed = Pick<Lead, 'received_at' | 'status' | 'is_test' | 'anonymised_at' | 'due_at'>;

/** When a lead must be answered, ISO date-time (R-LEAD-4). Spam, tests and erased people have no due time (R-LEAD-5). */
async function dueAt(lead: Timed, before: Timed | undefined, { payload }: PayloadRequest): Promise<string | null> {
  if (lead.status === 'spam' || lead.is_test || lead.anonymised_at) return null;
  if (before?.due_at && before.received_at === lead.received_at) return before.due_at;
  return replyBy(new Date(lead.received_at), await replySettings(payload)).toISOString();
}

/**
 * Until when the job of a won enquiry goes on, or since when it waits for a day, so that it stays on *Today*. Of a job that is done, of
 * tests and of erased people there is none.
 */
function jobDueAt(lead: Lead, before: Lead | undefined, now: Date): string | null {
  if (lead.status !== 'won' || lead.done_at || lead.is_test || lead.anonymised_at) return null;
  if (lead.agreed_ends_at) return new Date(lead.agreed_ends_at).toISOString();
  return (!before?.agreed_ends_at && before?.job_due_at) || now.toISOString();
}

/** Time of the first answer: kept once set, else now if the status says that the customer was answered. */
function firstAnsweredAt(lead: Pick<Lead, 'status' | 'first_answered_at'>, now: Date): string | null {
  if (lead.first_answered_at) return lead.first_answered_at;
  return lead.status === 'contacted' || lead.status === 'quoted' ? now.toISOString() : null;
}

/** Keeps `due_at`, `first_answered_at`, `question_due_at` and `job_due_at` consistent with status and receipt on every save. */
export const keepClock: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, req, context }) => {
  const lead = { ...originalDoc, ...data } as Lead;
  return {
    ...data,
    due_at: await dueAt(lead, originalDoc, req),
    question_due_at: questionDueAt(lead, originalDoc, Boolean(req.user) && !context.undo),
    job_due_at: jobDueAt(lead, originalDoc, new Date()),
    first_answered_at: firstAnsweredAt({ ...lead, first_answered_at: originalDoc?.first_answered_at }, new Date()),
  };
};
