import { readFollowKey } from 'contract/follow';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { isFollowed } from '../record/follow-link';

/** The lead that a key opens, and the draft of a quote that the office looks at. */
export interface Followed {
  lead: Lead;
  draft?: number;
}

/** Whether that quote of the lead has not been sent yet: with that the office's look at it ends. */
async function isDraft(payload: Payload, { id: lead }: Lead, id: number): Promise<boolean> {
  const where = { id: { equals: id }, lead: { equals: lead }, state: { equals: 'draft' } };
  return (await payload.count({ collection: 'quotes', where })).totalDocs > 0;
}

/** Finds the lead of a key; undefined, without saying why, for one that nobody signed, that was replaced, or whose lead or draft is gone. */
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
  if ('draft' in key) return (await isDraft(payload, lead, key.draft)) ? { lead, draft: key.draft } : undefined;
  return key.edition === (lead.follow_edition ?? 0) ? { lead } : undefined;
}
