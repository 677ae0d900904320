import { createHmac } from 'node:crypto';
import { shownFields } from 'contract/lead-fields';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { postOutside } from '../../base/process/request-outside';
import { progressOf } from '../quotes/progress';
import type { Outcome } from '../record/message-queue';

/** With the delays of `message-queue.ts` about one day. */
const MAX_ATTEMPTS = 33;

/** The lead as sent to other programs: docs/operations.md lists the keys. */
export const leadForPrograms = async (payload: Payload, lead: Lead) => {
  const { id, reference, form, received_at, due_at, about, page, source, suspicion } = lead;
  const { call_when = null, agreed_starts_at = null, agreed_ends_at = null } = lead;
  const fields = Object.fromEntries(shownFields().map((name) => [name, lead[name]]));
  const asked = { id, reference, form, received_at, due_at, ...fields, about, page, source, ...(suspicion && { suspicion }) };
  const progress = (await progressOf(payload, [lead]))(lead);
  return { ...asked, call_when, agreed_starts_at, agreed_ends_at, ...progress };
};

/** `sha256=` and the HMAC of timestamp, full stop and body. */
const signature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** What other programs are told, once for each delivery. */
interface Told {
  event: 'lead.received' | 'job.done';
  delivery: string;
  lead: Lead;
  job?: object;
}

/** Posts a lead to the owner's webhook, signed; does nothing without a webhook. */
export const callWebhook = (payload: Payload, lead: Lead, attempts: number, now: Date): Promise<Outcome> =>
  tell(payload, { event: 'lead.received', delivery: `lead-${lead.id}`, lead }, attempts, now);

/** Tells it of a job that was done, with what it was worth and when the next one is. */
export async function tellDone(payload: Payload, id: number, attempts: number, now: Date): Promise<Outcome> {
  const row = await payload.findByID({ collection: 'done-jobs', id, depth: 1, disableErrors: true, trash: true });
  if (!row || typeof row.lead !== 'object' || !row.lead || row.lead.anonymised_at) return { state: 'none' };
  const { starts_at = null, ends_at = null, amount_cents, done_at, next_starts_at = null } = row;
  const amount = amount_cents == null ? null : amount_cents / 100;
  const job = { starts_at, ends_at, amount, done_at, next_starts_at };
  return tell(payload, { event: 'job.done', delivery: `job-${id}`, lead: row.lead, job }, attempts, now);
}

async function tell(payload: Payload, { event, delivery, lead, job }: Told, attempts: number, now: Date): Promise<Outcome> {
  const { webhook_url, webhook_secret } = await payload.findGlobal({ slug: 'notifications', depth: 0 });
  if (!webhook_url || !webhook_secret) return { state: 'none' };
  const body = JSON.stringify({ event, lead: await leadForPrograms(payload, lead), job });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  try {
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature(webhook_secret, timestamp, body),
      'x-delivery': delivery,
    };
    const { status } = await postOutside(new URL(webhook_url), { body, headers, inside: env.webhookInside });
    if (status >= 200 && status < 300) return { state: 'sent' };
    throw new Error(`it answered ${status}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { state: attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'retry', error: why };
  }
}
