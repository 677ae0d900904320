import { FOLLOW_PATH, type FollowKey, writeFollowKey } from 'contract/follow';
import type { Lead } from '../../base/database/payload-types';
import { env } from '../../base/process/env';

/** Whether a customer has a page about this lead. Fire drills, spam, the trash and erased people have none. */
export const isFollowed = ({ anonymised_at, deletedAt, drill, status }: Lead): boolean =>
  !anonymised_at && !deletedAt && !drill && status !== 'spam';

const addressOf = (lead: Lead, key: FollowKey) =>
  env.publishSecret && isFollowed(lead) ? `${env.siteUrl}${FOLLOW_PATH}/${writeFollowKey(env.publishSecret, key)}` : undefined;

/** The address at which the customer follows a request; undefined without one, or without the secret that signs it. */
export const followLink = (lead: Lead): string | undefined =>
  addressOf(lead, { reference: lead.reference, edition: lead.follow_edition ?? 0 });

/** The same page as the office looks at it, with a quote that may be a draft. */
export const draftLink = (lead: Lead, draft: number): string | undefined => addressOf(lead, { reference: lead.reference, draft });
