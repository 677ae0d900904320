import type { Payload } from 'payload';
import { writtenAbn } from 'shared/abn';
import { writtenCents } from 'shared/money';
import { centsOf, type Line } from 'shared/quote-lines';
import type { Lead, Quote } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { localDay, zoneOf } from '../../base/process/zone';
import type { Amount, Body } from '../mails/body';
import { type Company, type Mail, signatureOf } from '../mails/compose';
import { phoneWords } from '../mails/lead-facts';
import { compose, oneLine, withoutLinks } from '../mails/template';
import { followLink } from '../record/follow-link';
import { asSentOf } from './as-sent';
import { linesOf } from './lines';
import { holdingUntil, quotesOf, standingOf } from './versions';

const WORDS = `Hello {first_name},

{greeting}

This is your quote ({reference}):

{bill}

{abn}

You can accept it until {until}.

See and accept your quote: {link}

What happens next:

{holds} Open the quote, look at it in peace, and press “Accept”; then we agree on a day. If something should be different, ask on the same page, answer this mail, or call {phone}.

Kind regards
{brand}`;

/** "2 × $90.00", or nothing for one. */
export const countOf = ({ quantity, unit_cents }: Line): string =>
  quantity === 1 ? '' : `${quantity} × ${writtenCents(unit_cents ?? 0)}`;

const amountOf = (line: Line): Amount => ({
  text: line.text,
  ...(line.quantity !== 1 && { detail: countOf(line) }),
  amount: writtenCents(centsOf(line)),
});

/** The mail with a quote to its customer, which says what holds until it is accepted. */
export function quoteMail(lead: Lead, quote: Quote, now: Company, quotes: readonly Quote[]): Mail {
  // Who answers is reached as now, whatever the company was called then.
  const { brand, abn } = asSentOf(quote) ?? now;
  const company = { ...now, brand, abn };
  const { phone, email } = company;
  const link = followLink(lead);
  const { gst_cents } = quote;
  const amounts: Amount[] = [
    ...linesOf(quote.lines).map(amountOf),
    { text: 'Total', amount: writtenCents(quote.total_cents), strong: true },
    ...(gst_cents == null ? [] : [{ text: 'GST in it', amount: writtenCents(gst_cents) }]),
  ];
  const body: Body = compose(WORDS, {
    first_name: { text: withoutLinks(oneLine(lead.first_name || lead.name || '')) },
    greeting: { text: quote.greeting ?? '' },
    reference: { text: lead.reference, strong: true },
    bill: { kind: 'bill', amounts },
    abn: { text: abn ? `ABN ${writtenAbn(abn)}` : '' },
    until: { text: writtenDay(dayOf(quote.valid_until)), strong: true },
    holds: { text: holdingUntil(quotes, lead) ?? 'Nothing is agreed until you accept it.' },
    link: { text: link ?? '', href: link },
    phone: phoneWords(phone),
    brand: { text: brand },
  });
  return {
    key: `quote-${quote.id}`,
    to: quote.sent_to ?? '',
    replyTo: email,
    subject: oneLine(`Your quote from ${brand}: ${writtenCents(quote.total_cents)} (${lead.reference})`).slice(0, 200),
    body: [...body, signatureOf(company)],
    lead: lead.id,
  };
}

/** The mail of a version that is due; a reason if it is not to be sent any more. */
export async function dueQuoteMail(payload: Payload, id: number, company: Company): Promise<Mail | string> {
  const quote = await payload.findByID({ collection: 'quotes', id, depth: 1, disableErrors: true, trash: true });
  const lead = quote?.lead;
  if (!quote || !lead || typeof lead !== 'object' || lead.anonymised_at) return 'the enquiry is not there any more';
  const standing = standingOf(quote, lead, localDay(new Date(), await zoneOf(payload)));
  if (standing !== 'open') return `it was ${standing} before`;
  return quoteMail(lead, quote, company, await quotesOf(payload, lead.id));
}
