import { type AgreedDay, visitCalendar, visitOffCalendar, writtenAgreedIn } from 'contract/agreed-day';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { jobNumber } from '../done/jobs';
import { type Company, type Mail, mailToCustomer } from '../mails/compose';
import { dayMailKey, remindersLike } from '../mails/customer-keys';
import { storeInOutbox } from '../mails/post';
import { asSentNow } from '../quotes/as-sent';
import { isFollowed } from '../record/follow-link';
import type { Outcome } from '../record/message-queue';
import { zoneForCustomer } from '../record/told-time';

/** The day on which somebody comes: what is lost has none. */
const agreedDayOf = ({ status, agreed_starts_at, agreed_ends_at }: Lead) =>
  status === 'lost' ? ([null, null] as const) : ([agreed_starts_at, agreed_ends_at] as const);

function coming(starts_at: string | null | undefined, ends_at: string | null | undefined, now: Date): AgreedDay | undefined {
  return starts_at && ends_at && new Date(ends_at) > now ? { starts_at, ends_at } : undefined;
}

const isSame = (one: AgreedDay | undefined, other: AgreedDay | undefined) =>
  one?.starts_at === other?.starts_at && one?.ends_at === other?.ends_at;

/** Whether nothing is to be said to the customer about the agreed day. */
const isSilent = (lead: Lead) => !lead.email || !isFollowed(lead) || lead.is_test;

/** The mail that says which day is agreed, that it was moved, or that it is off; undefined if the customer knows it all. */
export async function dayMail(payload: Payload, lead: Lead, company: Company, now: Date): Promise<Mail | undefined> {
  const agreed = coming(...agreedDayOf(lead), now);
  const told = coming(lead.day_told_starts_at, lead.day_told_ends_at, now);
  const about = agreed ?? told;
  if (!about || isSame(agreed, told)) return undefined;
  const [job, zone] = [{ ...about, number: await jobNumber(payload, lead) }, zoneForCustomer(lead, company)];
  const request = { ...(await asSentNow(payload, lead)), reference: lead.reference, agreed: job };
  const changed = new Date(lead.day_changed_at ?? now);
  const calendar = agreed ? visitCalendar(request, env.siteUrl, changed) : visitOffCalendar(request, job, env.siteUrl, changed);
  const words = agreed ? (['day_subject', 'day_body'] as const) : (['day_off_subject', 'day_off_body'] as const);
  return mailToCustomer(lead, company, {
    key: dayMailKey(lead.id, changed),
    words,
    values: {
      what: told ? 'The day is moved' : 'Agreed',
      agreed: told ? 'The day has been moved. We come on:' : 'This is the day that we have agreed:',
      day: writtenAgreedIn(about, zone),
      before: agreed && told ? `Before, it was ${writtenAgreedIn(told, zone)}.` : '',
    },
    calendar,
  });
}

/** Says it with `post`, and notes what the customer knows now. */
export async function sendDayMail(
  payload: Payload,
  lead: Lead,
  company: Company,
  post: (mail: Mail) => Promise<Outcome>,
): Promise<Outcome> {
  const mail = isSilent(lead) ? undefined : await dayMail(payload, lead, company, new Date());
  if (!mail) return { state: 'none' };
  const outcome = await post(mail);
  // Each of them stays to be read: the enquiry only knows how the last one went.
  if (outcome.state === 'sent') await storeInOutbox(payload, mail, 'sent', new Date());
  const [starts_at = null, ends_at = null] = agreedDayOf(lead);
  if (outcome.state === 'sent' || outcome.state === 'kept')
    await execute(
      payload,
      sql`UPDATE leads SET day_told_starts_at = ${starts_at}, day_told_ends_at = ${ends_at}
          WHERE id = ${lead.id} AND anonymised_at IS NULL`,
    );
  return outcome;
}

/** Customers whose mail about a day to come, or reminder of it, has failed for good; the nearest day first. */
export function untoldOfDays(payload: Payload, now: Date) {
  const at = now.toISOString();
  return rowsOf<{ id: number; name: string | null; error: string }>(
    payload,
    sql`SELECT id, name, day_mail_error AS error, coalesce(agreed_starts_at, day_told_ends_at) AS day FROM leads
        WHERE day_mail_state = 'failed' AND deleted_at IS NULL AND (agreed_ends_at > ${at} OR day_told_ends_at > ${at})
        UNION SELECT leads.id, name, mail_error, agreed_starts_at FROM leads JOIN outbox ON lead_id = leads.id
        WHERE mail_state = 'failed' AND key LIKE ${remindersLike('%')} AND deleted_at IS NULL AND agreed_starts_at > ${at}
        ORDER BY day LIMIT 5`,
  );
}
