import { writtenAgreedIn, writtenDay, writtenMoment } from 'contract/agreed-day';
import type { FollowAct, FollowedRequest, FollowQuote } from 'contract/follow';
import { LEAD_PHOTOS_MAX } from 'contract/photo';
import { timeIn, writtenReplyBy } from 'contract/reply';
import { writtenAbn } from 'shared/abn';
import { writtenCents } from 'shared/money';
import { callLink } from 'shared/phone';

export const notAlong = (names: readonly string[]): string =>
  `These photos did not come along: ${names.join(', ')}. We take photos of up to 15 MB, eight at once and ${LEAD_PHOTOS_MAX} in all.`;

export type ActName = FollowAct['act'];

interface Step {
  label: string;
  state: 'done' | 'now' | 'later';
}

export interface QuoteView {
  version: number;
  sent: string;
  validUntil: string;
  greeting?: string;
  lines: { text: string; quantity?: string; sum: string }[];
  total: string;
  gst?: string;
  abn?: string;
  /** The company as it stood on it, in a line: name, number, address. */
  from?: string;
  service?: string;
  state: FollowQuote['state'];
  accepted?: string;
}

export interface RequestView {
  reference: string;
  received: string;
  steps: Step[];
  stage: FollowedRequest['stage'];
  replyBy?: string;
  office: { name: string; phone: string; phone_link?: string; email?: string };
  callWhen?: string;
  asked: FollowedRequest['asked'];
  /** Those that the office has, and those that are on their way to it. */
  photos: number;
  photosNotKept: string[];
  quote?: QuoteView;
  /** What was accepted, and holds until `quote` is accepted in its place. */
  agreedQuote?: QuoteView;
  /** The version that was declined since `quote` was accepted. */
  declinedVersion?: number;
  agreed?: string;
  mayCallOff: boolean;
  isDraft: boolean;
}

export interface FormView {
  /** Drawn by the form, so that an act that arrives twice is done once. */
  id: string;
  act?: ActName;
  text?: string;
  version?: number;
  kept?: { id: string; name: string }[];
  message?: string;
}

export type FollowedView = { address: string; form: FormView } & (
  | {
      kind: 'request';
      request: RequestView;
      done?: ActName;
      missing?: string[];
      takesPhotos: boolean;
    }
  /** The back office does not answer, or does not have it yet. */
  | { kind: 'arrived'; reference: string; received: string }
  | { kind: 'unknown' }
  | { kind: 'ended' }
);

export const momentIn = (iso: string | number, zone: string): string => `${writtenMoment(iso, zone)}, ${timeIn(zone)}`;

function quoteView(quote: FollowQuote, zoneNow: string): QuoteView {
  const { version, sent_at, valid_until, greeting, lines, total_cents, gst_cents, state, accepted, abn, from, service } = quote;
  const { zone = zoneNow } = quote;
  return {
    version,
    sent: writtenDay(sent_at, zone),
    validUntil: writtenDay(`${valid_until}T12:00:00Z`, 'UTC'),
    greeting,
    lines: lines.map(({ text, quantity, unit_cents, cents }) => ({
      text,
      ...(quantity !== 1 && { quantity: `${quantity} × ${writtenCents(unit_cents)}` }),
      sum: writtenCents(cents),
    })),
    total: writtenCents(total_cents),
    ...(gst_cents !== undefined && { gst: writtenCents(gst_cents) }),
    ...(abn && { abn: writtenAbn(abn) }),
    ...(from && { from: [from.name, from.phone, from.email].filter(Boolean).join(', ') }),
    service,
    state,
    ...(accepted && { accepted: `Accepted by ${accepted.name} on ${writtenMoment(accepted.at, zone)}.` }),
  };
}

const STAGES = ['received', 'answered', 'quoted', 'accepted'] as const;
const LABELS = { received: 'Received', answered: 'Answered', quoted: 'Quote sent', accepted: 'Accepted' };

/** The steps of this request: an enquiry without a quote has none for one. */
function stepsOf({ stage, reference, quote }: FollowedRequest): Step[] {
  const at = STAGES.indexOf(stage === 'closed' ? 'answered' : stage);
  const isQuoted = quote !== undefined || stage === 'quoted';
  const shown = STAGES.filter((step, index) => {
    if (step === 'quoted') return isQuoted || (reference.startsWith('Q') && at < index);
    return step !== 'accepted' || at >= index || isQuoted || reference.startsWith('Q');
  });
  return shown.map((step) => {
    const index = STAGES.indexOf(step);
    return { label: LABELS[step], state: index < at ? 'done' : index === at ? 'now' : 'later' };
  });
}

export function requestView(request: FollowedRequest, now: Date, photosOnTheWay = 0): RequestView {
  const { reference, received_at, zone, stage, reply_by, office, call_when, asked, photos, quote, agreed_quote, agreed, draft } =
    request;
  return {
    reference,
    received: momentIn(received_at, zone),
    steps: stepsOf(request),
    stage,
    ...(reply_by && { replyBy: writtenReplyBy(reply_by, now) }),
    office: { ...office, phone_link: callLink(office.phone) },
    callWhen: call_when,
    asked,
    photos: photos + photosOnTheWay,
    photosNotKept: request.photos_not_kept ?? [],
    ...(quote && { quote: quoteView(quote, zone) }),
    ...(agreed_quote && { agreedQuote: quoteView(agreed_quote, zone) }),
    declinedVersion: request.declined_version,
    agreed: agreed && writtenAgreedIn(agreed, zone),
    mayCallOff: request.may_call_off === true,
    isDraft: draft === true,
  };
}
