import type { FollowedRequest, FollowQuote } from 'contract/follow';
import type { Payload } from 'payload';
import type { Lead, Setting } from '../../storage/database/payload-types';
import { requestOf } from '../mails/lead-facts';
import { countPhotos, namesNotKept } from '../photos/shown';
import { quoteForCustomer } from '../quotes/for-customer';
import { answerDueAt, zoneForCustomer } from '../record/told-time';
import type { Followed } from './followed-lead';

function stageOf({ status, first_answered_at }: Lead, quote: FollowQuote | undefined): FollowedRequest['stage'] {
  if (status === 'lost') return 'closed';
  if (status === 'won' || quote?.state === 'accepted') return 'accepted';
  if (quote || status === 'quoted') return 'quoted';
  return first_answered_at || status === 'contacted' ? 'answered' : 'received';
}

type Company = Pick<Setting, 'brand' | 'phone' | 'email' | 'offices' | 'time_zone'>;

/** The office of the chosen city, or the company. */
function officeOf({ city }: Lead, { brand, phone, email, offices }: Company): FollowedRequest['office'] {
  const office = offices.length > 1 ? offices.find((one) => one.city === city) : undefined;
  return {
    name: office ? `${brand}, ${office.city}` : brand,
    phone: office?.phone || phone,
    email: office?.email || email || undefined,
  };
}

/** A request as its customer sees it. */
export async function shownToCustomer(payload: Payload, { lead, draft }: Followed): Promise<FollowedRequest> {
  const [settings, quote, photos, photos_not_kept] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    quoteForCustomer(payload, lead, draft),
    countPhotos(payload, lead),
    namesNotKept(payload, lead),
  ]);
  const { reference, received_at, call_when, agreed_starts_at, agreed_ends_at } = lead;
  const zone = zoneForCustomer(lead, settings);
  const stage = stageOf(lead, quote);
  // Of somebody whose request has gone on, the first answer is nothing to wait for: only a question is.
  const due = lead.suspicion ? undefined : stage === 'received' ? answerDueAt(lead) : lead.question_due_at;
  return {
    reference,
    received_at: new Date(received_at).toISOString(),
    zone,
    stage,
    asked: requestOf(lead).map(([label, text]) => ({ label, text })),
    ...(due && { reply_by: { at: due, zone } }),
    office: officeOf(lead, settings),
    ...(call_when && { call_when }),
    photos,
    ...(photos_not_kept.length > 0 && { photos_not_kept }),
    ...(quote && { quote }),
    ...(agreed_starts_at &&
      agreed_ends_at &&
      stage !== 'closed' && { agreed: { starts_at: agreed_starts_at, ends_at: agreed_ends_at } }),
    ...(draft !== undefined && { draft: true }),
  };
}
