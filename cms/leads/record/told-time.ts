import type { ReplyBy } from 'contract/reply';
import type { Payload } from 'payload';
import type { Lead, Setting } from '../../base/database/payload-types';
import { promisesReply } from '../../base/facts/reply-promise';

/** The zone in which a customer is told times: that of the office in the chosen city, else the company's (R-CONTENT-12). */
export const zoneForCustomer = ({ city }: Pick<Lead, 'city'>, { offices, time_zone }: Pick<Setting, 'offices' | 'time_zone'>) =>
  offices.find((office) => office.city === city)?.time_zone ?? time_zone;

/** When the customer must be answered next: for the first time, or about a question. Undefined if nobody waits for an answer. */
export const answerDueAt = ({
  status,
  due_at,
  first_answered_at,
  question_due_at,
}: Pick<Lead, 'status' | 'due_at' | 'first_answered_at' | 'question_due_at'>): string | undefined =>
  (status === 'new' && !first_answered_at && due_at) || question_due_at || undefined;

/** What a customer is told at once of when the answer is due: nothing while the office has to look at the lead first, or promises nothing. */
export async function toldReplyBy(lead: Lead, payload: Payload): Promise<ReplyBy | undefined> {
  if (!lead.due_at || lead.suspicion) return undefined;
  const settings = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { offices: true, reply: true, time_zone: true },
  });
  if (!promisesReply(settings)) return undefined;
  return { at: lead.due_at, zone: zoneForCustomer(lead, settings) };
}
