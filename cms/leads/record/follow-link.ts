import { FOLLOW_PATH, type FollowKey, writeFollowKey } from 'contract/follow';
import { env } from '../../server/process/env';
import type { Lead } from '../../storage/database/payload-types';

const linkOf = (key: FollowKey) => `${env.siteUrl}${FOLLOW_PATH}/${writeFollowKey(env.publishSecret, key)}`;

/** Where a customer follows a request, and sees its quote. */
export const followLinkOf = ({ reference }: Pick<Lead, 'reference'>): string => linkOf({ reference, edition: 0 });

/** The same page as the office looks at it, with a quote that may be a draft. */
export const draftLinkOf = ({ reference }: Pick<Lead, 'reference'>, draft: number): string => linkOf({ reference, draft });
