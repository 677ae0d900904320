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

/** Posts a lead to the owner's webhook, signed; does nothing without a webhook. */
export async function callWebhook(payload: Payload, lead: Lead, attempts: number, now: Date): Promise<Outcome> {
  const { webhook_url, webhook_secret } = await payload.findGlobal({ slug: 'notifications', depth: 0 });
  if (!webhook_url || !webhook_secret) return { state: 'none' };
  const body = JSON.stringify({ event: 'lead.received', lead: await leadForPrograms(payload, lead) });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  try {
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature(webhook_secret, timestamp, body),
      'x-delivery': `lead-${lead.id}`,
    };
    const { status } = await postOutside(new URL(webhook_url), { body, headers, inside: env.webhookInside });
    if (status >= 200 && status < 300) return { state: 'sent' };
    throw new Error(`it answered ${status}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { state: attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'retry', error: why };
  }
}
