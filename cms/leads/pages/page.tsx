import { type Account, documentOf } from 'office/document';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '../../base/database/payload-types';
import { answersLeads, editsContent } from '../../base/rights/access';
import { companyLook, storedAt } from '../../model/settings/company-look';
import { officeStyles, scriptAddress } from './built-files';

type Person = Pick<User, 'id' | 'role'>;

const accountOf = (person: Person): Account => ({
  ...{ id: person.id, answersEnquiries: answersLeads(person), editsWebsite: editsContent(person) },
});

/** Acts that are kept until they are sent, and keys; for who answers enquiries also what others do, and pages without a network. */
const scriptsFor = ({ answersEnquiries }: Account) => [
  'acts.browser.ts',
  'keys.browser.ts',
  ...(answersEnquiries ? ['live.browser.ts', 'installed.browser.ts'] : []),
];

interface Page {
  title: string;
  children: ReactNode;
  status?: number;
  /** Who sees it; nobody who is signed in if undefined. */
  account?: Person;
  /** Sets them in the browser: a session, and what it knows the device by. */
  cookies?: string[];
  /** Further scripts, each of which the page works without. */
  scripts?: string[];
  /** Address at which the browser goes on by itself. */
  leadsTo?: string;
}

/** Longest time in milliseconds that a page is read before it is sent. */
const MADE_WITHIN_MS = 2000;

/** Answers with a page of the office, in the company's colours. */
export async function officePage(
  payload: Payload,
  { status = 200, scripts = [], cookies = [], account: person, ...page }: Page,
): Promise<Response> {
  const { brand, palette, logo } = await companyLook(payload);
  const account = person && accountOf(person);
  const own = account ? scriptsFor(account) : ['signed-out.browser.ts'];
  const all = [...own.map(scriptAddress), ...scripts];
  const frame = { brand, logo: logo && storedAt(logo), colours: { ...palette }, styles: officeStyles(), scripts: all };
  // A little earlier than now: what was saved while the page was made may not be in it.
  const at = new Date(Date.now() - MADE_WITHIN_MS).toISOString();
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(await documentOf({ ...frame, ...page, account, at }), { status, headers });
}
