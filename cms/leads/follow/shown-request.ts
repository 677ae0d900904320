import type { FollowedRequest } from 'contract/follow';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { promisesReply } from '../../base/facts/reply-promise';
import { jobNumber } from '../done/jobs';
import { countPhotos, namesNotKept } from '../photos/shown-photos';
import { officeOf } from '../quotes/as-sent';
import { quotesForCustomer, type ShownQuotes } from '../quotes/for-customer';
import { answerDueAt, zoneForCustomer } from '../record/told-time';
import type { Followed } from './followed-lead';

function stageOf({ status, first_answered_at }: Lead, { quote, agreed_quote }: ShownQuotes): FollowedRequest['stage'] {
  if (status === 'lost') return 'closed';
  if (status === 'won' || agreed_quote || quote?.state === 'accepted') return 'accepted';
  if (quote || status === 'quoted') return 'quoted';
  return first_answered_at || status === 'contacted' ? 'answered' : 'received';
}

export async function shownToCustomer(payload: Payload, { lead, draft }: Followed): Promise<FollowedRequest> {
  const [settings, quotes, photos, photos_not_kept, number] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    quotesForCustomer(payload, lead, draft),
    countPhotos(payload, lead),
    namesNotKept(payload, lead),
    jobNumber(payload, lead),
  ]);
  const { reference, received_at, call_when, agreed_starts_at, agreed_ends_at } = lead;
  const zone = zoneForCustomer(lead, settings);
  const stage = stageOf(lead, quotes);
  // Of somebody whose request has gone on, the first answer is nothing to wait for: only a question is.
  const due =
    lead.suspicion || !promisesReply(settings) ? undefined : stage === 'received' ? answerDueAt(lead) : lead.question_due_at;
  return {
    reference,
    received_at: new Date(received_at).toISOString(),
    zone,
    stage,
    ...(due && { reply_by: { at: due, zone } }),
    office: officeOf(lead, settings),
    ...(call_when && { call_when }),
    photos,
    ...(photos_not_kept.length > 0 && { photos_not_kept }),
    ...quotes,
    ...(agreed_starts_at &&
      agreed_ends_at &&
      stage !== 'closed' && { agreed: { starts_at: agreed_starts_at, ends_at: agreed_ends_at, ...(number > 1 && { number }) } }),
    ...(stage !== 'closed' && draft === undefined && !lead.done_at && { may_call_off: true }),
    ...(draft !== undefined && { draft: true }),
  };
}
