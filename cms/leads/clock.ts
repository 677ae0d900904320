import type { CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '../storage/database/payload-types';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a lead must be answered: 24 hours after receipt, as ISO date-time (R-LEAD-4). Spam, tests and erased people have no due
 * time (R-LEAD-5).
 */
function dueAt(lead: Pick<Lead, 'received_at' | 'status' | 'is_test' | 'anonymised_at'>): string | null {
  if (lead.status === 'spam' || lead.is_test || lead.anonymised_at) return null;
  return new Date(Date.parse(lead.received_at) + DAY_MS).toISOString();
}

/** Time of the first answer: kept once set, else now if the status says that the customer was answered. */
function firstAnsweredAt(lead: Pick<Lead, 'status' | 'first_answered_at'>, now: Date): string | null {
  if (lead.first_answered_at) return lead.first_answered_at;
  return lead.status === 'contacted' || lead.status === 'quoted' ? now.toISOString() : null;
}

/** Keeps `due_at` and `first_answered_at` consistent with status and receipt on every save. */
export const keepClock: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  const lead = { ...originalDoc, ...data } as Lead;
  return {
    ...data,
    due_at: dueAt(lead),
    first_answered_at: firstAnsweredAt({ ...lead, first_answered_at: originalDoc?.first_answered_at }, new Date()),
  };
};
