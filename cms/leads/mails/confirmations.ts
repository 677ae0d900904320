import type { Payload } from 'payload';
import type { Lead } from '../../base/payload-types';
import { rowsOf, sql } from '../../base/query';

/** How many confirmations one mailbox gets within a day: anybody can type a stranger's address into the forms. */
const MOST = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const GOOGLE = /^(gmail|googlemail)\.com$/;

/** The mailbox behind an address: case, what follows a plus sign, and the dots that Google leaves out make no other one. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  const [box = ''] = name.split('+', 1);
  return GOOGLE.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** Why a lead is not confirmed, in words for the office; undefined when it may be. What the office enters itself always is. */
export async function confirmationFault(payload: Payload, lead: Lead, now: Date): Promise<string | undefined> {
  if (lead.reached_us_by) return undefined;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const sent = await rowsOf<{ email: string | null }>(
    payload,
    sql`SELECT email FROM leads WHERE customer_mail_state = 'sent' AND customer_mail_at > ${since} AND id <> ${lead.id}`,
  );
  const mailbox = mailboxOf(lead.email ?? '');
  const already = sent.filter(({ email }) => email && mailboxOf(email) === mailbox).length;
  return already >= MOST ? 'two confirmations went to this address within 24 hours' : undefined;
}
