import type { LinkTo } from 'office/parts';
import type { BillModel } from 'office/quote/bill';
import type { QuoteFormModel } from 'office/quote/form';
import type { DeliveryModel, ShareModel } from 'office/quote/sending';
import { writtenCents } from 'shared/money';
import { centsOf, readable, sumsOf, type TypedLine, typedAmount } from 'shared/quote-lines';
import type { Lead, Quote } from '../../base/database/payload-types';
import { contactsOf, type FilledReply, waysToWrite } from '../inbox/replies';
import { linesOf } from '../quotes/lines';
import { countOf } from '../quotes/mail';
import type { PriceList } from '../quotes/prices';
import { inOneLine } from '../quotes/versions';
import { followLink } from '../record/follow-link';
import { PRICE_LIST, quotePageOf, REPLY_TEXTS } from '../record/light-page';
import { type Fault, MAX_LINES, type TypedQuote } from './quote-typed';

const SPARE = 2;

/** What a customer sees of a version, in short. */
export function billOf({ greeting, lines, total_cents, gst_cents }: Quote): BillModel {
  return {
    greeting: greeting || undefined,
    lines: linesOf(lines).map((line) => ({
      ...{ text: line.text, count: countOf(line) },
      amount: line.unit_cents === null ? 'no price yet' : writtenCents(centsOf(line)),
    })),
    total: writtenCents(total_cents),
    gst: gst_cents == null ? undefined : writtenCents(gst_cents),
  };
}

/** The versions that were sent, each with how it stands. */
export const versionLinks = (lead: Lead, quotes: readonly Quote[], today: string, zone: string): LinkTo[] =>
  quotes
    .filter(({ state }) => state !== 'draft')
    .map((quote) => ({ href: quotePageOf(lead.id, quote.version), text: inOneLine(quote, lead, today, zone) }));

interface Known {
  lead: number;
  typed: Omit<TypedQuote, 'act' | 'add' | 'reply'>;
  list: PriceList;
  replies: FilledReply[];
  today: string;
  fault?: Fault;
}

/** The form with what is typed so far. */
export function formModel({ lead, typed, list, replies, today, fault }: Known): QuoteFormModel {
  const { page, made_from, version, lines, gst, greeting, valid_until } = typed;
  const { total_cents, gst_cents } = sumsOf(readable(lines), gst);
  const spare: TypedLine = { text: '', quantity: '', price: '' };
  return {
    ...{ action: quotePageOf(lead), madeFrom: { page, made_from, version }, most: MAX_LINES, today, fault },
    lines: [...lines, ...Array.from({ length: SPARE }, () => spare)].slice(0, MAX_LINES),
    total: writtenCents(total_cents),
    gst: gst_cents === null ? undefined : writtenCents(gst_cents),
    ...{ greeting, validUntil: valid_until },
    prices: list.lines.map(({ text, unit_cents }) => ({
      ...{ text, price: typedAmount(unit_cents), label: `${text}: ${writtenCents(unit_cents ?? 0)}` },
    })),
    ...{ priceList: PRICE_LIST, replyTexts: REPLY_TEXTS },
    replies: replies.map(({ name, text }) => ({ label: name, text })),
  };
}

export const deliveryOf = (lead: Lead, { id, updatedAt }: Quote, to: string, isLater: boolean): DeliveryModel => ({
  ...{ action: quotePageOf(lead.id), quote: id, madeFrom: updatedAt, to, isLater },
});

/** The customer's link; undefined without a secret that the website shares. */
export function shareOf(lead: Lead, brand: string): ShareModel | undefined {
  const link = followLink(lead);
  if (!link) return undefined;
  const text = `Hello ${lead.first_name || lead.name}, here is your quote from ${brand}: ${link}`;
  return { link, ways: waysToWrite(contactsOf(lead), 'Your quote', text) };
}
