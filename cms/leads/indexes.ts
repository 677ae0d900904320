import type { CompoundIndex } from 'payload';

/**
 * One index per view of the inbox, in its order and including what its count needs, so that neither reads other rows. All start
 * with the trash column, which every query of the list contains; else the database prefers the index on that column alone.
 * `bench/inbox.ts` checks it.
 */
export const leadIndexes: CompoundIndex[] = [
  { fields: ['deletedAt', 'status', 'received_at', 'due_at'] }, // new, spam
  { fields: ['deletedAt', 'status', 'due_at', 'first_answered_at'] }, // overdue
  { fields: ['deletedAt', 'question_due_at', 'status'] }, // questions
  { fields: ['deletedAt', 'follow_up_on', 'status'] }, // follow up today
  { fields: ['deletedAt', 'assigned_to', 'received_at'] }, // mine
  { fields: ['deletedAt', 'suspicion', 'received_at', 'status'] }, // suspicious
  // All, today, and the dashboard's figures, which are sums over months.
  { fields: ['deletedAt', 'received_at', 'status', 'is_test', 'first_answered_at', 'service', 'source', 'quoted_amount'] },
  { fields: ['deletedAt', 'job_due_at', 'agreed_starts_at'] }, // agree a day, job over
  { fields: ['deletedAt', 'agreed_ends_at', 'agreed_starts_at', 'status', 'due_at'] }, // this week
];
