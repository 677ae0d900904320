import { readFollowKey } from 'contract/follow';
import type { Payload } from 'payload';
import { env } from '../../server/process/env';
import type { Lead } from '../../storage/database/payload-types';
import { isFollowed } from '../record/follow-link';

/** The lead that a key opens, and the draft of a quote that the office looks at. */
export interface Followed {
  lead: Lead;
  draft?: number;
}

/** Finds the lead of a key; undefined, without saying why, for one that nobody signed, that was replaced, or whose lead is gone. */
export async function followedLead(payload: Payload, text: string): Promise<Followed | undefined> {
  const key = readFollowKey(env.publishSecret, text);
  if (!key) return undefined;
  const { docs } = await payload.find({
    collection: 'leads',
    where: { reference: { equals: key.reference } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [lead] = docs;
  if (!lead || !isFollowed(lead)) return undefined;
  if ('draft' in key) return { lead, draft: key.draft };
  return key.edition === (lead.follow_edition ?? 0) ? { lead } : undefined;
}
