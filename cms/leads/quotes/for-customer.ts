import type { FollowAct, FollowQuote, FollowReceipt } from 'contract/follow';
import { LINE_MAX } from 'contract/lead-fields';
import type { Payload } from 'payload';
import { centsOf } from 'shared/quote-lines';
import { fieldText } from 'shared/typed';
import type { Lead, Quote } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { localDay, stamp, zoneOf } from '../../base/process/zone';
import { oneLine } from '../mails/template';
import { type AsSent, asSentNow, asSentOf } from './as-sent';
import { linesOf } from './lines';
import { move, tellLead } from './outcome';
import { currentOf, inTurnOf, quotesOf, type Standing, standingOf } from './versions';

const MAX_REASON = 500;

/** How the customer reads a version: a draft is looked at as it will be open, and what was replaced or closed is over. */
const shownAs = (standing: Standing): FollowQuote['state'] =>
  standing === 'draft' ? 'open' : standing === 'replaced' || standing === 'closed' ? 'expired' : standing;

interface About {
  lead: Lead;
  now: AsSent;
  today: string;
}

function shown(quote: Quote, { lead, now, today }: About): FollowQuote {
  const { office, zone, service, abn } = asSentOf(quote) ?? now;
  const { version, sent_at, updatedAt, valid_until, greeting, lines, total_cents, gst_cents, accepted_name, accepted_at } = quote;
  return {
    version,
    sent_at: sent_at ?? updatedAt,
    valid_until: dayOf(valid_until),
    ...(greeting && { greeting }),
    lines: linesOf(lines).map((line) => ({ ...line, unit_cents: line.unit_cents ?? 0, cents: centsOf(line) })),
    total_cents,
    ...(gst_cents != null && { gst_cents }),
    state: shownAs(standingOf(quote, lead, today)),
    ...(abn && { abn }),
    from: office,
    zone,
    ...(service && { service }),
    ...(accepted_name && accepted_at && { accepted: { name: accepted_name, at: accepted_at } }),
  };
}

export interface ShownQuotes {
  quote?: FollowQuote;
  /** What was accepted, and holds, while `quote` is offered in its place. */
  agreed_quote?: FollowQuote;
  /** The version that was declined since something was accepted. */
  declined_version?: number;
  /** What was asked, as it stood when the version that holds was sent. */
  asked: AsSent['asked'];
}

/**
 * The quotes that a customer sees: the newest that was sent, or the draft with that id that the office looks at, and with it what was
 * agreed before. Once one is agreed, it alone is seen again when a later one is declined or over.
 */
export async function quotesForCustomer(payload: Payload, lead: Lead, draft?: number): Promise<ShownQuotes> {
  const [quotes, zone, now] = await Promise.all([quotesOf(payload, lead.id), zoneOf(payload), asSentNow(payload, lead)]);
  const today = localDay(new Date(), zone);
  const quote = draft === undefined ? currentOf(quotes, lead, today) : quotes.find(({ id }) => id === draft);
  const agreed = quotes.find(({ state }) => state === 'accepted');
  const declined = agreed && quotes.find(({ state, version }) => state === 'declined' && version > agreed.version);
  const about = { lead, now, today };
  return {
    ...(quote && { quote: shown(quote, about) }),
    ...(agreed && agreed !== quote && { agreed_quote: shown(agreed, about) }),
    ...(declined && agreed === quote && { declined_version: declined.version }),
    asked: (asSentOf(agreed ?? quote ?? {}) ?? now).asked,
  };
}

const MEANWHILE = 'Somebody here changed your request in this moment. Please look at the page again.';
const no = (message: string, field?: string): FollowReceipt => ({ done: false, message, ...(field && { field }) });

function overBecause(quote: Quote, { status }: Lead, standing: Standing, zone: string): string | undefined {
  if (standing === 'open') return undefined;
  if (standing === 'closed' && status === 'won') return 'The job is agreed already, so nothing has to be decided here any more.';
  if (standing === 'closed') return 'This request is closed, and its quote with it. Ask us if that is not right.';
  const time = (at: string | null | undefined) => (at ? ` on ${stamp(new Date(at), zone)}` : '');
  if (standing === 'accepted') return `This quote was accepted by ${quote.accepted_name}${time(quote.accepted_at)}.`;
  if (standing === 'declined') return 'This quote was declined already. Ask us if you have changed your mind.';
  if (standing === 'expired')
    return `This quote could be accepted until ${writtenDay(dayOf(quote.valid_until))}. Ask us for a new one.`;
  return 'There is a newer quote than this one. Load the page again, and look at it first.';
}

/**
 * Accepts or declines, once, the version that was on the customer's screen. Writes the quote's row and the lead's status and amount;
 * the note about it and telling the office are the caller's. It takes the lead's turn, so it is never part of an act that has it.
 */
export async function decideQuote(payload: Payload, lead: Lead, act: FollowAct, now: Date): Promise<FollowReceipt> {
  if (act.act === 'accept' && !fieldText(act.text)) return no('Type your name, with which you accept.', 'text');
  if (act.act === 'accept' && act.text.length > LINE_MAX) return no(`Use at most ${LINE_MAX} characters.`, 'text');
  const zone = await zoneOf(payload);
  const receipt = await inTurnOf(payload, lead.id, async (newest, quotes): Promise<FollowReceipt> => {
    const quote = quotes.find(({ version, state }) => version === act.version && state !== 'draft');
    if (!quote) return no('There is no such quote. Load the page again.');
    // All forms of a page have the same id, so it may have come with the other decision.
    const isDone = quote.decided_by === act.id && Boolean(quote.accepted_name) === (act.act === 'accept');
    if (!isDone) {
      const over = overBecause(quote, newest, standingOf(quote, newest, localDay(now, zone)), zone);
      if (over) return no(over);
      if (!(await decide(payload, quote, newest, act, now))) return no(MEANWHILE);
    }
    await tellLead(payload, newest, quote);
    return { done: true };
  });
  return receipt ?? no('There is no such request any more.');
}

function decide(payload: Payload, quote: Quote, { id: lead, status }: Lead, { id, act, text, address }: FollowAct, now: Date) {
  const held = { quote, lead, from: 'sent', while: status } as const;
  if (act === 'decline') {
    const declined_reason = text.slice(0, MAX_REASON) || null;
    return move(payload, { ...held, to: 'declined' }, { declined_reason, decided_by: id }, now);
  }
  const values = { accepted_name: oneLine(text), accepted_at: now.toISOString(), accepted_from: address ?? null, decided_by: id };
  return move(payload, { ...held, to: 'accepted', replaces: 'accepted' }, values, now);
}
