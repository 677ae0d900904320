import { spelledOnce } from 'contract/redirect';
import type { CollectionSlug, PayloadRequest, TextField } from 'payload';
import { isWebAddress, localPath } from 'shared/local-path';
import { env } from '../../base/process/env';
import { hasPage, pathOnly } from '../../publishing/addresses';

/** Normalises a redirect target: trimmed, and as a path if it is on this site. */
export function tidyAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const address = value.trim();
  return address === env.siteUrl ? '/' : address.startsWith(`${env.siteUrl}/`) ? address.slice(env.siteUrl.length) : address;
}

export async function checkTarget(address: string, from: readonly string[], req: PayloadRequest): Promise<true | string> {
  if (isWebAddress(address)) return true;
  if (!localPath(address))
    return 'Enter a page of this site, such as /service/window-cleaning, or a web address that begins with https://.';
  if (from.includes(pathOnly(address))) return 'This is the old address itself. Enter another page.';
  return (
    req.context.page_may_come ||
    (await hasPage(address, req)) ||
    `There is no page at ${spelledOnce(pathOnly(address))}. Enter a page that is there.`
  );
}

/** Takes the place of Payload's Unpublish for records with a page of their own. */
export const takeAway = {
  editMenuItems: ['/forms/controls/take-away#TakeAway'],
  UnpublishButton: '/forms/editing/no-button#NoButton',
};

interface ValidationArgs {
  req: PayloadRequest;
  data: unknown;
  id?: number | string;
  collectionSlug?: string;
}

/** Redirect target of a record's URLs once its page is removed; `pathsOf` returns these URLs. */
export const leadsToField = <Doc>(pathsOf: (doc: Doc) => string[]): TextField => ({
  name: 'leads_to',
  type: 'text',
  label: 'Where its address leads once the page is taken away',
  hooks: { beforeValidate: [({ value }) => tidyAddress(value)] },
  validate: async (value: unknown, { req, data, id, collectionSlug }: ValidationArgs) => {
    if (typeof value !== 'string' || value === '') return true;
    const answer = await checkTarget(
      value,
      pathsOf(data as Doc)
        .filter(Boolean)
        .map(spelledOnce),
      req,
    );
    if (answer === true || !id || !collectionSlug) return answer;
    // A target that was valid when entered must not block later saves.
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
    description: 'A page of this site or a web address. If empty, visitors see that the page was not found.',
  },
});
