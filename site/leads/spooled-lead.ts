import { Agreement } from 'contract/measuring';
import { ReplyBy } from 'contract/reply';
import { z } from 'zod';
import { NamedPhoto } from './photos/named-photo';

/** The receipt of a lead, kept for a day after delivery; contains none of the visitor's words. */
export const Receipt = z.object({
  fingerprint: z.string(),
  reference: z.string(),
  received_at: z.number(),
  /** The lead's idempotency key; absent in receipts of earlier releases. */
  key: z.string().optional(),
  /** The id of the browser that sent the first of equal leads, if it drew one. */
  sender: z.string().optional(),
  /** By when the office answers, if the provider said so while the visitor waited. */
  reply_by: ReplyBy.optional(),
});
export type Receipt = z.infer<typeof Receipt>;

export const SpooledLead = Receipt.extend({
  form: z.enum(['contact', 'quote']),
  fields: z.record(z.string(), z.string()),
  page: z.string(),
  about: z.string().optional(),
  suspicion: z.string().optional(),
  visit: z.record(z.string(), z.string()).optional(),
  agreed: Agreement.optional().catch(undefined),
  key: z.string(),
  photos: z.array(NamedPhoto).optional().catch(undefined),
  /** Set once a delivery got no answer: the provider may have stored the lead. */
  possibly_double: z.boolean().optional(),
  drill: z.string().optional(),
  /** `traceparent` of its acceptance. */
  trace: z.string().optional(),
});
export type SpooledLead = z.infer<typeof SpooledLead>;

export type NewLead = Pick<
  SpooledLead,
  'form' | 'fields' | 'page' | 'about' | 'suspicion' | 'visit' | 'agreed' | 'drill' | 'photos' | 'sender'
>;

/** The lead of a file's text; undefined if the file is damaged. */
export function parseLead(text: string): SpooledLead | undefined {
  try {
    return SpooledLead.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
