import type { Payload } from 'payload';
import { writtenCents } from 'shared/money';
import { inTurn } from '../../base/database/in-turn';
import type { Lead, Quote } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { localDay } from '../../base/process/zone';
import type { QuoteState } from './quotes';

/** All versions of a lead's quote, newest first. */
export const quotesOf = async (payload: Payload, lead: number): Promise<Quote[]> => {
  const where = { lead: { equals: lead } };
  return (await payload.find({ collection: 'quotes', where, sort: '-version', depth: 0, pagination: false })).docs;
};

/** The version that is being written; there is one at most. */
export const draftOf = (quotes: readonly Quote[]): Quote | undefined => quotes.find(({ state }) => state === 'draft');

/** Number of the version that is being written, or would be. */
export const nextVersion = (quotes: readonly Quote[]): number => draftOf(quotes)?.version ?? (quotes[0]?.version ?? 0) + 1;

/** What `decided_by` says of a version that was open when the office won its enquiry by hand. */
export const OFFICE = 'office';

/**
 * How a version stands in its enquiry on a day of the company; `closed` is one that was open when the office decided by hand, for as
 * long as that holds. What is sent after a win is an offer to change it.
 */
export type Standing = Exclude<QuoteState, 'sent'> | 'open' | 'expired' | 'closed';
export function standingOf(
  { state, valid_until, decided_by }: Pick<Quote, 'state' | 'valid_until' | 'decided_by'>,
  { status }: Pick<Lead, 'status'>,
  today: string,
): Standing {
  if (state !== 'sent') return state;
  if (status === 'lost' || (status === 'won' && decided_by === OFFICE)) return 'closed';
  return dayOf(valid_until) < today ? 'expired' : 'open';
}

/** The version that counts: the one that can be accepted, else what was agreed, else the newest that was sent. */
export function currentOf(quotes: readonly Quote[], lead: Lead, today: string): Quote | undefined {
  const first = (...wanted: Standing[]) => quotes.find((quote) => wanted.includes(standingOf(quote, lead, today)));
  return first('open') ?? first('accepted') ?? first('closed', 'expired', 'declined');
}

/** What holds, in a customer's words, until they accept what is offered in its place; undefined where nothing is agreed. */
export function holdingUntil(quotes: readonly Quote[], { status }: Pick<Lead, 'status'>): string | undefined {
  const agreed = quotes.find(({ state }) => state === 'accepted');
  if (agreed) return `Version ${agreed.version}, which you have accepted, holds until you accept this one.`;
  return status === 'won' ? 'What we have agreed holds until you accept this one.' : undefined;
}

export const isQuotable = ({ anonymised_at, status, deletedAt }: Pick<Lead, 'anonymised_at' | 'status' | 'deletedAt'>): boolean =>
  !anonymised_at && !deletedAt && status !== 'spam';

/** Does something about the quotes of a lead, one act after the other and none while its person is erased. */
export const inTurnOf = <Result>(
  payload: Payload,
  id: number,
  act: (lead: Lead, quotes: Quote[]) => Promise<Result>,
): Promise<Result | undefined> =>
  inTurn(payload, `leads ${id}`, async () => {
    const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true });
    return lead && isQuotable(lead) ? act(lead, await quotesOf(payload, id)) : undefined;
  });

/** A version in a line: "Quote 2, $180.00: sent 27 Nov 2026, open until 24 Dec 2026". */
export function inOneLine(quote: Quote, lead: Pick<Lead, 'status'>, today: string, zone: string): string {
  const on = (at: string | null | undefined) => writtenDay(localDay(new Date(at ?? quote.updatedAt), zone));
  const until = writtenDay(dayOf(quote.valid_until));
  const standing: Record<Standing, string> = {
    draft: 'not sent yet',
    open: `sent ${on(quote.sent_at)}, open until ${until}`,
    expired: `sent ${on(quote.sent_at)}, was open until ${until}`,
    closed: `sent ${on(quote.sent_at)}, closed because the enquiry is ${lead.status}`,
    accepted: `accepted by ${quote.accepted_name} on ${on(quote.accepted_at)}`,
    declined: `declined${quote.declined_reason ? `: ${quote.declined_reason}` : ''}`,
    replaced: quote.accepted_name ? `was accepted by ${quote.accepted_name}, then replaced` : 'replaced by a newer one',
  };
  return `Quote ${quote.version}, ${writtenCents(quote.total_cents)}: ${standing[standingOf(quote, lead, today)]}`;
}
