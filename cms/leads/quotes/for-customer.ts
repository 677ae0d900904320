import type { FollowAct, FollowQuote, FollowReceipt } from 'contract/follow';
import type { Payload } from 'payload';
import type { Lead } from '../../storage/database/payload-types';

/** The quote that a customer sees: the newest that was sent, or the draft with that id that the office looks at. */
export async function quoteForCustomer(_payload: Payload, _lead: Lead, _draft?: number): Promise<FollowQuote | undefined> {
  return undefined;
}

/**
 * Accepts or declines, once, the version that was on the customer's screen. Writes the quote's row and the lead's status and amount;
 * the note about it and telling the office are the caller's.
 */
export async function decideQuote(_payload: Payload, _lead: Lead, _act: FollowAct, _now: Date): Promise<FollowReceipt> {
  return { done: false, message: 'There is no quote yet' };
}
