import { documentOf } from 'office/document';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { companyLook } from '../../model/settings/company-look';
import { officeStyles, scriptAddress } from './built-files';

/** Scripts of every page: acts that are kept until they are sent, and keys. */
const scriptsOfAll = () => ['acts.browser.ts', 'keys.browser.ts'].map(scriptAddress);

interface Page {
  title: string;
  children: ReactNode;
  status?: number;
  /** Who sees it: what this device keeps belongs to that account. */
  account?: number | string;
  /** Further scripts, each of which the page works without. */
  scripts?: string[];
  /** Address at which the browser goes on by itself. */
  leadsTo?: string;
}

/** Longest time in milliseconds that a page is read before it is sent. */
const MADE_WITHIN_MS = 2000;

/** Answers with a page of the office, in the company's colours. */
export async function officePage(payload: Payload, { status = 200, scripts = [], ...page }: Page): Promise<Response> {
  const { brand, palette } = await companyLook(payload);
  const own = page.account === undefined ? ['signed-out.browser.ts'] : ['live.browser.ts', 'installed.browser.ts'];
  const all = [...scriptsOfAll(), ...own.map(scriptAddress), ...scripts];
  const frame = { brand, colours: { ...palette }, styles: officeStyles(), scripts: all };
  // A little earlier than now: what was saved while the page was made may not be in it.
  const at = new Date(Date.now() - MADE_WITHIN_MS).toISOString();
  return new Response(await documentOf({ ...frame, ...page, at }), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
