import type { CompoundIndex } from 'payload';

/**
 * One index for each view of the inbox, in the view's order and with whatever its number is counted by, so that neither reads
 * a row that it does not show. All begin with the bin's column: every query of the list asks for it, and an index without it
 * is passed over for the one on that column alone. `bench/inbox.ts` holds them to it.
 */
export const leadIndexes: CompoundIndex[] = [
  { fields: ['deletedAt', 'status', 'received_at', 'due_at'] }, // new, spam
  { fields: ['deletedAt', 'status', 'due_at', 'first_answered_at'] }, // overdue
  { fields: ['deletedAt', 'follow_up_on', 'status'] }, // follow up today
  { fields: ['deletedAt', 'assigned_to', 'received_at'] }, // mine
  { fields: ['deletedAt', 'suspicion', 'received_at', 'status'] }, // suspicious
  // All, today, and the figures of the dashboard, which are sums over months.
  { fields: ['deletedAt', 'received_at', 'status', 'is_test', 'first_answered_at', 'service', 'source', 'quoted_amount'] },
];
