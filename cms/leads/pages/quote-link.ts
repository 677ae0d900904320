import type { Lead, Quote } from '../../base/database/payload-types';
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
  const [draft, sent] = [draftOf(quotes), quotes.filter(({ state }) => state !== 'draft')];
  const shown = draft ? undefined : sent[0];
  const item = (quote: Quote) =>
    html`<li><a class="plain" href="${quotePageOf(lead.id, quote.version)}">${inOneLine(quote, lead, today, zone)}</a></li>`;
  const word = draft ? `Go on with quote ${draft.version}` : shown ? inOneLine(shown, lead, today, zone) : 'Write a quote';
  const others = sent.filter((quote) => quote !== shown);
  return html`<section class="acts" aria-label="Quote"><a class="act${isNext && ' next'}" href="${quotePageOf(lead.id)}">${word}</a>
${others.length > 0 && html`<ul class="versions">${others.map(item)}</ul>`}</section>`;
}
