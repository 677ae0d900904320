import { writtenAgreedIn } from 'contract/agreed-day';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { type Company, mailToCustomer } from '../mails/compose';
import { isReminder, reminderKey, remindersLike } from '../mails/customer-keys';
import { storeInOutbox } from '../mails/post';
import { zoneForCustomer } from '../record/told-time';

const DAY_MS = 24 * 60 * 60_000;

/** Leads of whose agreed day there is less than 24 hours left, and who knew it before. */
async function leadsToRemind(payload: Payload, now: Date): Promise<Lead[]> {
  // Without a model's order, for which SQLite would read all. No test has a due time, nor who was erased.
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT id FROM leads WHERE deleted_at IS NULL AND agreed_ends_at > ${now.toISOString()}
        AND agreed_starts_at > ${now.toISOString()} AND agreed_starts_at <= ${new Date(now.getTime() + DAY_MS).toISOString()}
        AND status NOT IN ('lost', 'spam') AND due_at IS NOT NULL AND suspicion IS NULL`,
  );
  if (rows.length === 0) return [];
  const where = { id: { in: rows.map(({ id }) => id) } };
  const { docs } = await payload.find({ collection: 'leads', where, pagination: false, depth: 0 });
  const knewBefore = ({ agreed_starts_at, day_changed_at }: Lead) =>
    !day_changed_at || Date.parse(agreed_starts_at ?? '') - Date.parse(day_changed_at) >= DAY_MS;
  return docs.filter((lead) => lead.email && knewBefore(lead));
}

/** Puts the reminders that are due into the outbox, once for each agreed day, where the company wants them. */
export async function writeReminders(payload: Payload, company: Company, now: Date): Promise<void> {
  if (!company.reminds) return;
  for (const lead of await leadsToRemind(payload, now)) {
    const { id, agreed_starts_at: starts_at, agreed_ends_at: ends_at } = lead;
    if (!starts_at || !ends_at) continue;
    const mail = mailToCustomer(lead, company, {
      key: reminderKey(id, starts_at),
      words: ['reminder_subject', 'reminder_body'],
      values: { day: writtenAgreedIn({ starts_at, ends_at }, zoneForCustomer(lead, company)) },
    });
    await storeInOutbox(payload, mail, 'waiting', now);
  }
}

/** Lets the reminders of an enquiry that failed be written again, to the address that it has now. */
export const remindAgain = (payload: Payload, lead: number): Promise<void> =>
  execute(payload, sql`DELETE FROM outbox WHERE mail_state = 'failed' AND key LIKE ${remindersLike(lead)}`);

/** Whether a mail of the outbox reminds of a day that was moved, dropped or is under way: it had to wait for the mail server. */
export async function remindsOfNothing(payload: Payload, key: string, now: Date): Promise<boolean> {
  if (!isReminder(key)) return false;
  const id = Number(key.split('-')[1]);
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true });
  const starts_at = lead?.agreed_starts_at;
  if (!lead || !starts_at || lead.status === 'lost' || lead.status === 'spam') return true;
  return reminderKey(lead.id, starts_at) !== key || new Date(starts_at) <= now;
}
