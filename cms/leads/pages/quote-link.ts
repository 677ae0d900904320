import type { QuoteModel } from 'office/enquiry/enquiry';
import type { Lead, Quote } from '../../base/database/payload-types';
import { draftOf, inOneLine, isQuotable } from '../quotes/versions';
import { quotePageOf } from '../record/light-page';

interface Shown {
  today: string;
  zone: string;
  isNext: boolean;
}

/** Leads from an enquiry to its quote, and lists the versions that were sent. */
export function quoteLink(lead: Lead, quotes: readonly Quote[], { today, zone, isNext }: Shown): QuoteModel | undefined {
  if (!isQuotable(lead)) return undefined;
  const [draft, sent] = [draftOf(quotes), quotes.filter(({ state }) => state !== 'draft')];
  const shown = draft ? undefined : sent[0];
  const word = draft ? `Go on with quote ${draft.version}` : shown ? inOneLine(shown, lead, today, zone) : 'Write a quote';
  const others = sent.flatMap((quote) =>
    quote === shown ? [] : { href: quotePageOf(lead.id, quote.version), text: inOneLine(quote, lead, today, zone) },
  );
  return { href: quotePageOf(lead.id), word, isNext, others };
}
