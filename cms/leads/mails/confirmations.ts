import { mailboxOf } from 'contract/person';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';

/** Maximum number of confirmations per mailbox and day: anybody can type a stranger's address into the forms. */
const MAX_PER_ADDRESS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The mailbox of an address, without the dots that Gmail ignores. */
const boxOf = (email: string) =>
  mailboxOf(email)?.replace(/^(.*)@(?:gmail|googlemail)\.com$/, (_, box: string) => `${box.replaceAll('.', '')}@gmail.com`);

/** Why a lead gets no confirmation, in words for the office; undefined if it may. Leads entered by the office always may. */
export async function confirmationFault(payload: Payload, lead: Lead, now: Date): Promise<string | undefined> {
  if (lead.reached_us_by) return undefined;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const sent = await rowsOf<{ email: string | null }>(
    payload,
    sql`SELECT email FROM leads WHERE customer_mail_state = 'sent' AND customer_mail_at > ${since} AND id <> ${lead.id}`,
  );
  const mailbox = boxOf(lead.email ?? '');
  const already = sent.filter(({ email }) => email && boxOf(email) === mailbox).length;
  return already >= MAX_PER_ADDRESS ? 'two confirmations went to this address within 24 hours' : undefined;
}
