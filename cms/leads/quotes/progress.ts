import type { Payload } from 'payload';
import type { Lead, Quote } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';
import { localDay, zoneOf } from '../../base/process/zone';
import { currentOf, type Standing, standingOf } from './versions';

/** What has come of a lead since it arrived, for the export and other programs. */
export interface Progress {
  quote_state: Exclude<Standing, 'draft'> | null;
  /** In dollars, like the lead's amount. */
  quote_total: number | null;
  quote_accepted_at: string | null;
  /** Photos that the office can look at. */
  photos: number;
}

/** The quotes of these leads, newest first. */
async function quotesOfAll(payload: Payload, ids: number[]): Promise<Quote[]> {
  const where = { lead: { in: ids } };
  return (await payload.find({ collection: 'quotes', where, sort: '-version', depth: 0, pagination: false })).docs;
}

async function photosOfAll(payload: Payload, ids: number[]): Promise<Map<number, number>> {
  const some = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<{ id: number; photos: number }>(
    payload,
    sql`SELECT lead_id AS id, count(*) AS photos FROM lead_photos WHERE lead_id IN (${some}) AND file IS NOT NULL GROUP BY lead_id`,
  );
  return new Map(rows.map(({ id, photos }) => [id, photos]));
}

/** Looks up what has come of some leads at once; resolves with a function that says it of each. */
export async function progressOf(payload: Payload, leads: readonly Lead[]): Promise<(lead: Lead) => Progress> {
  const ids = [0, ...leads.map(({ id }) => id)]; // never an empty list
  const [quotes, photos, zone] = await Promise.all([quotesOfAll(payload, ids), photosOfAll(payload, ids), zoneOf(payload)]);
  const today = localDay(new Date(), zone);
  return (lead) => {
    const theirs = quotes.filter((quote) => quote.lead === lead.id);
    const quote = currentOf(theirs, lead, today);
    return {
      quote_state: quote ? (standingOf(quote, lead, today) as Progress['quote_state']) : null,
      quote_total: quote ? quote.total_cents / 100 : null,
      quote_accepted_at: quote?.accepted_at ?? null,
      photos: photos.get(lead.id) ?? 0,
    };
  };
}
