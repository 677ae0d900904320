import type { Payload, PayloadRequest } from 'payload';
import { sumsOf } from 'shared/quote-lines';
import type { Quote } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { writtenDay } from '../../base/process/days';
import { localDay, zoneOf } from '../../base/process/zone';
import { accountNamed } from '../../forms/fields/edited-by';
import { asSentNow } from './as-sent';
import { move, tellLead } from './outcome';
import { changedMeanwhile, GONE, type Words, wordsOf } from './save';
import { inTurnOf } from './versions';

/** What a customer cannot be shown yet, and the field that misses it; undefined if nothing is. */
export function missingIn({ lines, gst, valid_until }: Words, today: string): { reason: string; field: string } | undefined {
  const without = lines.findIndex(({ unit_cents }) => unit_cents === null);
  if (lines.length === 0) return { reason: 'Type what it costs: a quote has at least one line.', field: 'text1' };
  if (without >= 0)
    return { reason: `Line ${without + 1} (“${lines[without]?.text}”) has no price.`, field: `price${without + 1}` };
  if (sumsOf(lines, gst).total_cents <= 0) return { reason: 'The total is not above zero.', field: 'price1' };
  if (valid_until < today)
    return { reason: `“Valid until” is over: ${writtenDay(valid_until)}. Choose today or a later day.`, field: 'valid_until' };
  return undefined;
}

export interface Sending {
  /** Id of the version, and when the draft that was on the screen had been saved. */
  quote: number;
  made_from: string;
  /** To whom it is mailed; empty if the link is handed on in another way. */
  to: string;
}

const waiting = (to: string, now: Date) => ({
  sent_to: to || null,
  quote_mail_state: to ? 'waiting' : 'none',
  quote_mail_next_at: to ? now.toISOString() : null,
});

/** Mails a version that was sent without a mail, or whose mail was given up. */
async function mailLater(payload: Payload, { id }: Quote, to: string, now: Date): Promise<boolean> {
  const { sent_to, quote_mail_state, quote_mail_next_at } = waiting(to, now);
  const rows = await rowsOf(
    payload,
    sql`UPDATE quotes SET sent_to = ${sent_to}, quote_mail_state = ${quote_mail_state}, quote_mail_next_at = ${quote_mail_next_at},
          quote_mail_attempts = 0, quote_mail_error = NULL
        WHERE id = ${id} AND state = 'sent' AND quote_mail_state IN ('none', 'failed') RETURNING id`,
  );
  return rows.length === 1;
}

/**
 * Sends the draft as it was on the screen: from now on it stays as it is, and replaces what was sent before. The sweep mails it.
 * Resolves with the reason if it was not sent; nothing happens the second time.
 */
export async function sendQuote(
  payload: Payload,
  user: PayloadRequest['user'],
  id: number,
  { quote: chosen, made_from, to }: Sending,
  now: Date,
): Promise<string | undefined> {
  const today = localDay(now, await zoneOf(payload));
  const done = await inTurnOf(payload, id, async (lead, quotes) => {
    const quote = quotes.find((one) => one.id === chosen);
    if (!quote) return GONE;
    if (quote.state !== 'draft') {
      if (!to || (quote.sent_to === to && quote.quote_mail_state !== 'failed')) return '';
      if (await mailLater(payload, quote, to, now)) return '';
      return quote.sent_to ? `Version ${quote.version} was sent to ${quote.sent_to} already.` : changedMeanwhile(payload, quote);
    }
    if (quote.updatedAt !== made_from) return changedMeanwhile(payload, quote);
    const missing = missingIn(wordsOf(quote), today);
    if (missing) return missing.reason;
    const by = user ? accountNamed({ user } as PayloadRequest) : undefined;
    const sent_as = JSON.stringify(await asSentNow(payload, lead));
    const values = { sent_at: now.toISOString(), sent_by: by ?? null, sent_as, ...waiting(to, now) };
    await move(payload, { quote, lead: id, from: 'draft', to: 'sent', replaces: 'sent' }, values, now);
    await tellLead(payload, lead, quote, user);
    return '';
  });
  return done === undefined ? GONE : done || undefined;
}

/** Tries again to mail what failed, or waits. */
export const mailQuotesAgain = (payload: Payload, lead: number): Promise<void> =>
  execute(
    payload,
    sql`UPDATE quotes SET quote_mail_state = 'waiting', quote_mail_attempts = 0, quote_mail_next_at = ${new Date().toISOString()}
        WHERE lead_id = ${lead} AND state = 'sent' AND quote_mail_state IN ('failed', 'waiting')`,
  );
