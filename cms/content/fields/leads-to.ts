import { spelledOnce } from 'contract/redirect';
import type { CollectionSlug, PayloadRequest, TextField } from 'payload';
import { env } from '../../base/env';
import { hasPage, pathOnly } from '../addresses';

/** An address as it is stored: without spaces around it, and as a path where it is one of this site. */
export function tidyAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const address = value.trim();
  return address === env.siteUrl ? '/' : address.startsWith(`${env.siteUrl}/`) ? address.slice(env.siteUrl.length) : address;
}

const isWebAddress = (address: string) =>
  /^https?:\/\//i.test(address) && !/\s/.test(address) && URL.canParse(address) && new URL(address).hostname !== '';

/** True, or why visitors of a page that is no more, at `from`, cannot be sent to `address`. */
export async function checkTarget(address: string, from: readonly string[], req: PayloadRequest): Promise<true | string> {
  if (isWebAddress(address)) return true;
  if (!/^\/(?![/\\])\S*$/.test(address))
    return 'Enter a page of this site, such as /service/window-cleaning, or a web address that begins with https://.';
  if (from.includes(pathOnly(address))) return 'This is the old address itself. Enter another page.';
  return (await hasPage(address, req)) || `There is no page at ${spelledOnce(pathOnly(address))}. Enter a page that is there.`;
}

interface Asked {
  req: PayloadRequest;
  data: unknown;
  id?: number | string;
  collectionSlug?: string;
}

/** Where the address of a record's page leads once the page is taken away; `pathsOf` says which addresses those are. */
export const leadsToField = (pathsOf: (doc: never) => string[]): TextField => ({
  name: 'leads_to',
  type: 'text',
  label: 'Where its address leads once the page is taken away',
  hooks: { beforeValidate: [({ value }) => tidyAddress(value)] },
  validate: async (value: unknown, { req, data, id, collectionSlug }: Asked) => {
    if (typeof value !== 'string' || value === '') return true;
    const answer = await checkTarget(value, pathsOf(data as never).map(spelledOnce), req);
    if (answer === true || !id || !collectionSlug) return answer;
    // What was right when it was entered does not keep the page from being saved later on.
    const where = { id: { equals: id } };
    const { docs } = await req.payload.find({
      collection: collectionSlug as CollectionSlug,
      where,
      limit: 1,
      depth: 0,
      trash: true,
      req,
    });
    return (docs[0] as { leads_to?: string } | undefined)?.leads_to === value || answer;
  },
  admin: {
    position: 'sidebar',
    placeholder: '/service/window-cleaning',
    description: 'A page of this site, or a web address. Empty: visitors read that there is no page here.',
  },
});
