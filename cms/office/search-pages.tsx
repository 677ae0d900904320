import { SearchPages } from 'office/search-pages';
import type { Payload } from 'payload';
import { env } from '../base/process/env';
import { editsContent } from '../base/rights/access';
import { officePage } from '../leads/pages/page';
import { forAccounts, notForYou } from '../leads/pages/visit';
import { GROUP } from '../model/search-listing/found-page';
import { listedPages } from '../model/search-listing/listed-pages';
import { SEARCH_PAGES } from '../model/search-listing/search-notice';
import { type CheckedPage, checkPages, needsAttention } from '../model/search-listing/troubles';

const SHOWN = 200;

const rowOf = ({ edit, name, kind, published, found: { title, path }, troubles }: CheckedPage) => ({
  ...{ name, title, href: `${edit}#field=${GROUP}.${troubles[0]?.field}`, kind: published ? kind : `${kind}, not published yet` },
  page: published && path ? { href: `${env.siteUrl}${path}`, text: path } : undefined,
  troubles: troubles.map(({ text, field }) => ({ text, href: `${edit}#field=${GROUP}.${field}` })),
});

/** `/office/search-pages`: whose title or description needs somebody, with the way to the field. */
export const answerSearchPages = (payload: Payload, request: Request): Promise<Response> =>
  forAccounts(payload, request, SEARCH_PAGES, async (visit) => {
    if (!editsContent(visit.user)) return notForYou(visit, 'Only those who edit the website see this.');
    const pages = checkPages(await listedPages(payload));
    const wrong = pages.filter(needsAttention);
    const model = { pages: wrong.slice(0, SHOWN).map(rowOf), all: pages.length, wrong: wrong.length };
    return officePage(payload, { title: 'Pages in search results', account: visit.user, children: <SearchPages {...model} /> });
  });
