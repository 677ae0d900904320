import { PREVIEW_PARAMETER } from 'contract/preview';
import type { Payload } from 'payload';
import { env } from '../../base/process/env';
import { type Doc, pathOf } from './preview-pages';
import { COMPANY_SHEET, EDITED_SITE, previewTokens } from './preview-token';

/** A preview beside a form works for one to two of these, in seconds: its address stays the same for one. */
const LIVE_S = 15 * 60;
const DAY_S = 24 * 60 * 60;

/** Days for which a link that is sent to somebody may work. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

interface Preview {
  of: string;
  doc: Doc;
  by: number;
  payload: Payload;
}

async function linkTo({ of, doc, by, payload }: Preview, live: boolean, until: number): Promise<string | undefined> {
  const path = await pathOf(of, doc, payload);
  if (path === undefined) return undefined;
  const isGlobal = payload.config.globals.some(({ slug }) => slug === of);
  const url = new URL(path, env.siteUrl);
  url.searchParams.set(PREVIEW_PARAMETER, previewTokens.make({ live, of, id: isGlobal ? undefined : Number(doc.id), by, until }));
  return url.href;
}

const liveUntil = (now: number) => (Math.floor(now / 1000 / LIVE_S) + 2) * LIVE_S;

/** Address of the page beside the record's form; undefined while the record has no page. */
export const liveUrl = (preview: Preview, now = Date.now()): Promise<string | undefined> => linkTo(preview, true, liveUntil(now));

/** The token of pages that are edited in place. */
export const editingToken = (by: number, now = Date.now()): string =>
  previewTokens.make({ live: false, of: EDITED_SITE, by, until: liveUntil(now) });

/** Address of the home page as *Your company* will make it. */
export function companyUrl(by: number, now = Date.now()): string {
  const url = new URL('/', env.siteUrl);
  url.searchParams.set(PREVIEW_PARAMETER, previewTokens.make({ live: true, of: COMPANY_SHEET, by, until: liveUntil(now) }));
  return url.href;
}

export async function draftLink(preview: Preview, days: LinkDays, now = Date.now()) {
  const until = Math.floor(now / 1000) + days * DAY_S;
  const url = await linkTo(preview, false, until);
  return url === undefined ? undefined : { url, until: new Date(until * 1000) };
}
