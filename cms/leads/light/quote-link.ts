import type { Lead, Quote } from '../../storage/database/payload-types';
import { html, type Markup } from '../mails/markup';
import { draftOf, inOneLine, isQuotable } from '../quotes/versions';
import { quotePageOf } from '../record/light-page';

interface Shown {
  today: string;
  zone: string;
  isNext: boolean;
}

/** Leads from an enquiry to its quote, and lists the versions that were sent. */
export function quoteLink(lead: Lead, quotes: readonly Quote[], { today, zone, isNext }: Shown): Markup | false {
  if (!isQuotable(lead)) return false;
  const sent = quotes.filter(({ state }) => state !== 'draft');
  const draft = draftOf(quotes);
  const item = (quote: Quote) =>
    html`<li><a class="plain" href="${quotePageOf(lead.id, quote.version)}">${inOneLine(quote, today, zone)}</a></li>`;
  const word = draft ? `Go on with quote ${draft.version}` : sent.length > 0 ? `Quote ${sent[0]?.version}` : 'Write a quote';
  return html`<section aria-label="Quote"><a class="act${isNext && ' next'}" href="${quotePageOf(lead.id)}">${word}</a>
${sent.length > 0 && html`<ul class="states">${sent.map(item)}</ul>`}</section>`;
}
