import { isCampaign } from 'contract/campaign';
import { ownQueryOf } from 'contract/page-queries';
import { addressOnce, redirectOf } from 'contract/redirect';
import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { localPath } from 'shared/local-path';
import { hasPage, ownFolderOf } from '../../publishing/addresses';
import { contentCollection } from '../content/content-collection';
import { checkTarget, tidyAddress } from './leads-to';

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && localPath(value) !== undefined && !value.includes('#');

/** An old address in its one spelling, without what only says which advertisement was clicked. */
function spelled(address: string): string {
  const url = new URL(address, 'http://site');
  for (const name of [...url.searchParams.keys()]) if (isCampaign(name.toLowerCase())) url.searchParams.delete(name);
  return addressOnce(url.pathname + url.search);
}

const leadsFrom = (from: string, address: string) => address.startsWith('/') && redirectOf([{ from }], address) !== undefined;

async function others(req: PayloadRequest, id: number | string | undefined) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    pagination: false,
    limit: 0,
    depth: 0,
    select: { from: true, to: true },
    req,
  });
  return docs.filter((doc) => doc.id !== id);
}

const checkFrom: TextFieldSingleValidation = async (value, { req, id, data }) => {
  if (req.context.made_by_publishing) return true;
  if (typeof value === 'string' && value.includes('#'))
    return 'Leave out the # and what follows: the address is found without it.';
  if (!isAddress(value)) return 'Start with a slash, such as /old-page, and write a space as %20.';
  const folder = ownFolderOf(value);
  if (folder) return `The site keeps its own files below ${folder}. Choose another address.`;
  const own = ownQueryOf(new URL(value, 'http://site'));
  if (own) return `The site itself reads “${own}” in this address. Leave it out, or choose another address.`;
  if (!value.includes('?') && (await hasPage(value, req)))
    return `There is a page at ${value}. Only an address without a page can lead elsewhere.`;
  const rest = await others(req, id);
  const same = rest.find((other) => other.from === value);
  if (same) return `${value} leads to ${same.to} already. Change that redirect instead.`;
  const before = rest.find((other) => leadsFrom(value, other.to));
  const to = (data as { to?: string }).to;
  return before ? `${before.from} leads to this address. Let it lead to ${to || 'the new page'} first.` : true;
};

/** Validates a redirect's target: a page or a web address, and no redirect itself (no circle, no chain). */
const checkTo: TextFieldSingleValidation = async (value, { req, id, data }) => {
  if (req.context.made_by_publishing) return true;
  if (!value) return 'Enter where the old address leads.';
  const from = addressOnce((data as { from?: string }).from ?? '');
  const path = value.startsWith('/') ? addressOnce(value) : undefined;
  if (leadsFrom(from, value)) return 'This leads back to the old address itself, round and round. Enter another page.';
  const next = path && redirectOf(await others(req, id), path)?.redirect;
  if (next)
    return leadsFrom(from, next.to)
      ? `${path} leads back to ${from}, round and round. Enter another page.`
      : `${path} leads on to ${next.to}. Enter ${next.to} here.`;
  return checkTarget(value, [from], req);
};

const chosenAddress = ({ req }: { req: PayloadRequest }) => (isAddress(req.query?.from) ? req.query.from : undefined);

export const redirects: CollectionConfig = contentCollection({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  trash: false,
  versions: { drafts: false, maxPerDoc: 10 },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old addresses that lead to another page. When the address of a page changes, its redirect is made by itself.',
    components: { afterList: ['/model/redirects/missing-list#MissingList'] },
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [
          ({ value }) => {
            const path = tidyAddress(value);
            return isAddress(path) ? spelled(path) : path;
          },
        ],
      },
      validate: checkFrom,
      defaultValue: chosenAddress,
      admin: {
        placeholder: '/old-page',
        description:
          'Path on this site, with “?” and what follows where only that tells pages apart: /?p=61. Capitals in the path and a slash at its end make no difference.',
      },
    },
    {
      name: 'to',
      type: 'text',
      label: 'Leads to',
      required: true,
      hooks: { beforeValidate: [({ value }) => tidyAddress(value)] },
      validate: checkTo,
      admin: { placeholder: '/contact-us', description: 'A page of this site, or a web address that begins with https://.' },
    },
  ],
});
