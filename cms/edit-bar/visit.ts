import type { Payload } from 'payload';
import { env } from '../base/env';
import { mayEditContent } from '../base/may-edit';
import { makeTicket } from './token';

/** A path of the site, and nothing that a browser would read as another host. */
const isPath = (to: string) => /^\/(?![/\\])/.test(to);

/** The page's address for a visitor, or for an account that may edit content, by way of the site's `/_edit`. */
export async function addressOnSite(to: string, user: { id: number | string } | null, payload: Payload): Promise<string> {
  const path = isPath(to) ? to : '/';
  if (!user || !(await mayEditContent(payload, Number(user.id)))) return new URL(path, env.siteUrl).href;
  const url = new URL('/_edit', env.siteUrl);
  url.search = new URLSearchParams({ ticket: makeTicket(Number(user.id)), to: path }).toString();
  return url.href;
}
