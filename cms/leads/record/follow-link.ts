import { FOLLOW_PATH, writeFollowKey } from 'contract/follow';
import { env } from '../../server/process/env';
import type { Lead } from '../../storage/database/payload-types';

/** Whether a customer has a page about this lead. Fire drills, spam, the trash and erased people have none. */
export const isFollowed = ({ anonymised_at, deletedAt, drill, status }: Lead): boolean =>
  !anonymised_at && !deletedAt && !drill && status !== 'spam';

/** The address at which the customer follows a request; undefined without one, or without the secret that signs it. */
export function followLink(lead: Lead): string | undefined {
  const { reference, follow_edition } = lead;
  if (!env.publishSecret || !isFollowed(lead)) return undefined;
  return `${env.siteUrl}${FOLLOW_PATH}/${writeFollowKey(env.publishSecret, { reference, edition: follow_edition ?? 0 })}`;
}
