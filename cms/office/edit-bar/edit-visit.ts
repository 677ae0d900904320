import type { Payload } from 'payload';
import { localPath } from 'shared/local-path';
import { env } from '../../base/process/env';
import { mayEditContent } from '../../base/rights/may-edit';
import { makeTicket } from './edit-token';

/** The page's address for a visitor, or for an account that may edit content, by way of the site's `/_edit`; `edits` begins at once. */
export async function addressOnSite(
  to: string,
  user: { id: number | string; _sid?: string } | null,
  payload: Payload,
  edits = false,
): Promise<string> {
  const path = localPath(to) ?? '/';
  if (!user?._sid || !(await mayEditContent(payload, Number(user.id)))) return new URL(path, env.siteUrl).href;
  const url = new URL('/_edit', env.siteUrl);
  url.search = new URLSearchParams({
    ticket: makeTicket(Number(user.id), user._sid),
    to: path,
    ...(edits && { edits: '1' }),
  }).toString();
  return url.href;
}
