import type { CollectionBeforeValidateHook } from 'payload';
import type { Lead, Quote } from '../../base/database/payload-types';
import { quotesOf } from './versions';

/** When a version of a quote came to stand as it does: only what a customer has seen counts. */
const since = ({ state, accepted_at, sent_at, updatedAt }: Quote): string =>
  (state === 'accepted' ? accepted_at : state === 'declined' ? updatedAt : state === 'sent' ? sent_at : undefined) ?? '';

/** What the customer said, or was told. */
const NEVER_RESTORED = ['call_when', 'question_due_at', 'follow_edition'] as const;

/**
 * Keeps these, and what became of a quote, when an earlier version of the enquiry is restored: an accepted quote stays accepted, so its
 * enquiry stays won. A later version brings back what the office made of it.
 */
export const keepOnRestore: CollectionBeforeValidateHook<Lead> = async ({ data, originalDoc, req: { payload, context } }) => {
  if (!context.isRestoringVersion || !originalDoc) return data;
  const current = Object.fromEntries(NEVER_RESTORED.map((name) => [name, originalDoc[name]]));
  const quotes = await quotesOf(payload, originalDoc.id);
  const { updatedAt = '' } = data ?? {};
  if (!quotes.some((quote) => since(quote) > updatedAt)) return { ...data, ...current };
  const { status, quoted_amount, lost_reason } = originalDoc;
  return { ...data, ...current, status, quoted_amount, lost_reason };
};
