import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Lead, Quote } from '../../base/database/payload-types';
import { execute, type Query, rowsOf, sql } from '../../base/database/query';
import { runAll } from '../../base/process/run-all';
import type { QuoteState } from './quotes';
import { OFFICE, quotesOf } from './versions';

/** By whom the notes of a customer's acts are written, and the lead was last saved. */
export const CUSTOMER = 'The customer';

interface Move {
  quote: Pick<Quote, 'id'>;
  lead: number;
  from: QuoteState;
  to: QuoteState;
  /** Versions in this state are replaced by it. */
  replaces?: QuoteState;
  /** Status that the enquiry must still have. */
  while?: Lead['status'];
}

/**
 * Brings a version into another state, and those that it replaces into theirs, by one statement: nobody ever sees both or none.
 * False if it was not in the state that it was to leave, or its enquiry not in that status any more.
 */
export async function move(
  payload: Payload,
  { quote: { id }, lead, from, to, replaces, while: status }: Move,
  values: Record<string, string | null>,
  now: Date,
): Promise<boolean> {
  const columns = Object.entries({ ...values, updated_at: now.toISOString() }).map(([name, value]) => {
    const column = sql.identifier(name);
    return sql`${column} = CASE WHEN id = ${id} THEN ${value} ELSE ${column} END`;
  });
  const isHeld = status ? sql` AND EXISTS (SELECT 1 FROM leads WHERE leads.id = ${lead} AND leads.status = ${status})` : sql``;
  const older =
    replaces &&
    sql` OR (lead_id = ${lead} AND state = ${replaces} AND id <> ${id}
    AND EXISTS (SELECT 1 FROM quotes AS it WHERE it.id = ${id} AND it.state = ${from}))`;
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`UPDATE quotes SET state = CASE WHEN id = ${id} THEN ${to} WHEN id <> ${id} THEN 'replaced' ELSE state END,
          ${sql.join(columns, sql`, `)}
        WHERE ((id = ${id} AND state = ${from})${older ?? sql``})${isHeld} RETURNING id`,
  );
  return rows.some((row) => row.id === id);
}

/**
 * Before an enquiry is won by hand: notes which of its versions is open, so that its customer is asked for no decision any more. It
 * counts only while the enquiry is won (`standingOf`), so nothing has to be undone. A change to an agreement stays open.
 */
export const closeOpenQuotes: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, operation, req: { payload } }) => {
  if (operation === 'update' && data.status === 'won' && originalDoc && originalDoc.status !== 'won')
    await execute(
      payload,
      sql`UPDATE quotes SET decided_by = ${OFFICE} WHERE lead_id = ${originalDoc.id} AND state = 'sent'
          AND NOT EXISTS (SELECT 1 FROM quotes AS it WHERE it.lead_id = ${originalDoc.id} AND it.state = 'accepted')`,
    );
  return data;
};

/** A day that was over before the yes, of a look at the place or of an earlier job, is not the day of this one. */
function withoutDayBefore({ status, done_at, agreed_ends_at }: Lead): Partial<Lead> {
  const isBefore = (status !== 'won' || done_at) && agreed_ends_at && new Date(agreed_ends_at) < new Date();
  return { ...(done_at && { done_at: null }), ...(isBefore && { agreed_starts_at: null, agreed_ends_at: null }) };
}

/** What a quote changes in its lead. A change that was offered after an agreement changes nothing until it is accepted. */
function changeOf(
  lead: Lead,
  { state, total_cents, declined_reason }: Quote,
  quotes: readonly Quote[],
): Partial<Lead> | undefined {
  const quoted_amount = total_cents / 100;
  if (lead.anonymised_at || lead.status === 'spam') return undefined;
  if (state === 'accepted') return { status: 'won', quoted_amount, ...withoutDayBefore(lead) };
  if (state === 'sent') return lead.status === 'won' ? undefined : { status: 'quoted', quoted_amount };
  if (state !== 'declined' || quotes.some((quote) => quote.state === 'accepted')) return undefined;
  return { status: 'lost', lost_reason: declined_reason || 'Declined the quote' };
}

/** Of a decision that its enquiry knows, but neither its notes nor the office. */
const UNTOLD = 'untold';

/** Carries the state of a quote to its lead with all that a save of the lead does. Part of an act in the lead's turn. */
async function carry(payload: Payload, lead: Lead, id: number, user?: PayloadRequest['user']): Promise<void> {
  const quotes = await quotesOf(payload, lead.id);
  const quote = quotes.find((one) => one.id === id);
  if (!quote || quote.lead_knows === quote.state || quote.lead_knows === UNTOLD) return;
  const change = changeOf(lead, quote, quotes);
  const data = change && (user || quote.state === 'sent' ? change : { ...change, edited_by: CUSTOMER });
  if (data) await payload.update({ collection: 'leads', id: lead.id, data, depth: 0, trash: true, user });
  const knows = quote.decided_by && quote.state !== 'sent' ? UNTOLD : quote.state;
  await execute(payload, sql`UPDATE quotes SET lead_knows = ${knows} WHERE id = ${id} AND state = ${quote.state}`);
}

/** Notes that the office was told of a customer's decision, so that nothing is left to be done. */
export const noteTold = (payload: Payload, lead: number, act: string): Promise<void> =>
  execute(
    payload,
    sql`UPDATE quotes SET lead_knows = CAST(state AS text) WHERE lead_id = ${lead} AND decided_by = ${act} AND lead_knows = ${UNTOLD}`,
  );

/** The same; if it fails, the sweep does it. */
export const tellLead = (payload: Payload, lead: Lead, { id }: Pick<Quote, 'id'>, user?: PayloadRequest['user']): Promise<void> =>
  carry(payload, lead, id, user).catch((error: unknown) => {
    payload.logger.error({ err: error, lead: lead.id, quote: id }, 'An enquiry does not know its quote yet; it is tried again');
  });

/** Versions of which an enquiry does not know yet how they stand. */
export const unknownQuotes = (payload: Payload, which: Query) =>
  rowsOf<{ id: number; lead_id: number }>(
    payload,
    sql`SELECT id, lead_id FROM quotes WHERE state IN ('sent', 'accepted', 'declined') AND lead_id IS NOT NULL
        AND (lead_knows IS NULL OR lead_knows <> CAST(state AS text)) AND ${which} ORDER BY id LIMIT 50`,
  );

/** Carries what a process that died between a quote and its lead has left; `follow/acts.ts` does it for what customers decided. */
export async function tellLeads(payload: Payload): Promise<void> {
  const tellOne = (id: number, lead_id: number) =>
    inTurn(payload, `leads ${lead_id}`, async () => {
      const lead = await payload.findByID({ collection: 'leads', id: lead_id, depth: 0, disableErrors: true, trash: true });
      if (lead) await tellLead(payload, lead, { id });
    });
  const untold = await unknownQuotes(payload, sql`(decided_by IS NULL OR state = 'sent')`);
  await runAll(payload, Object.fromEntries(untold.map(({ id, lead_id }) => [`quote ${id}`, () => tellOne(id, lead_id)])));
}
