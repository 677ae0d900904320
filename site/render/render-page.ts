import { createHash } from 'node:crypto';
import type { CallName } from 'contract';
import { countedRecord } from 'contract/page-head';
import type { PageMeta } from 'contract/page-meta';
import { withoutSlash } from 'contract/paths';
import type { Drawn, Rendered } from '../cache/rendering';
import { LISTED_POSTS, listedPosts, POSTS_PER_PAGE } from '../content/blog';
import type { Company, ReadCompany } from '../content/company';
import { frameOf, logoOf } from '../content/frame';
import { redirectFrom } from '../content/redirects';
import type { Content } from '../content/store';
import type { FormState } from '../forms/model';
import { headOf } from '../head/meta.server';
import { loaders, type PageName } from '../pages/loaders.server';
import { type LoadedPage, missing, type NoPage, type PageContext } from '../pages/page.server';
import type { PageData } from '../pages/page-data';
import type { PageRoute } from '../pages/routes';
import type { DocumentParts } from './document';
import { officeFor, type Suburbs } from './office-for';
import { canonicalPath, type Match, matchPage } from './page-address';

export interface PagesDeps {
  store: Content;
  readCompany: ReadCompany;
  suburbs: Suburbs;
  siteUrl: string;
  onPictures?(paths: ReadonlySet<string>): void;
  /** Called with the route of a rendered page, and how long it took from its reading on. */
  onDrawn?(route: string, seconds: number): void;
  renderPage(path: string, data: PageData): Promise<string>;
  document(parts: DocumentParts): Drawn;
}

/** Key of the one page for all wrong URLs. */
export const NOT_FOUND = '/not/found';

/** Calls that decide whether a page exists. */
const DECIDING: readonly CallName[] = [
  'additions',
  'servicePages',
  'cityPages',
  'ownPages',
  'blogDetails',
  'blogs',
  'privacy',
  'redirects',
];

/** Whether a page has a fixed URL or is in the sitemap: their number is bounded. Visitors can invent other URLs without limit. */
async function isListed({ route, params }: Match, query: URLSearchParams, store: Content): Promise<boolean> {
  if (route.page === 'blogPost') return (await listedPosts(store)).has(params.id ?? '');
  return query.size === 0 || (route.page === 'blog' && Number(query.get('page')) <= LISTED_POSTS / POSTS_PER_PAGE);
}

/** The page's head, frame and data, as the browser gets them to hydrate it. */
async function readPage(
  { siteUrl }: PagesDeps,
  match: Match,
  page: PageName,
  context: PageContext,
  { data, frames, ...source }: LoadedPage<unknown>,
) {
  const { reader, settings } = context;
  // Only for an existing page: else every invented URL would cause a provider call.
  const meta = await metaRecord(context, canonicalPath(match), page);
  const head = headOf(source, meta, { settings, siteUrl, canonicalPath: canonicalPath(match) });
  const shell = frameOf({ ...context, page, logo: await logoOf(reader, settings.look) });
  const { title, description, robots, canonical } = head;
  const pageData: PageData = {
    page,
    head: { title, description, robots, canonical },
    shell,
    data: data as PageData['data'],
    ...(frames?.length && { frames }),
  };
  return { head, pageData };
}

/** The page of a route, or of the kind that is looked for next; `NOT_FOUND` alone shows the 404 page. */
async function load(
  { page, otherwise }: PageRoute,
  key: string,
  context: PageContext,
): Promise<{ page: PageName; loaded: LoadedPage<unknown> | NoPage }> {
  if (page === 'notFound' && key !== NOT_FOUND) return { page, loaded: missing() };
  const loaded = await loaders[page](context);
  const isMissing = 'kind' in loaded && loaded.kind === 'missing';
  return isMissing && otherwise ? { page: otherwise, loaded: await loaders[otherwise](context) } : { page, loaded };
}

/** What a URL without a page of its own shows: the owner's redirect, another page, or the 404 page. */
async function withoutPage(answer: NoPage, pathname: string, { reader }: Company): Promise<Rendered> {
  const { used } = reader;
  if (answer.kind === 'moved') return answer;
  if (answer.kind === 'same') return { kind: 'instead', key: answer.key, used, failed: new Set() };
  const to = await redirectFrom(pathname, reader);
  if (to) return { kind: 'moved', to, keepsQuery: true };
  return { kind: 'instead', key: NOT_FOUND, used, failed: new Set(DECIDING.filter((call) => reader.failed.has(call))) };
}

const hash = (...texts: string[]) => texts.reduce((sum, text) => sum.update(text), createHash('sha256')).digest('base64url');

/** Renders pages: route, loader, head, markup, document. With the result of a form post, for that visitor alone. */
export function createPages(deps: PagesDeps): (key: string, form?: FormState) => Promise<Rendered> {
  return async (key, form) => {
    const start = performance.now();
    const { pathname, searchParams: query } = new URL(key, 'http://site');
    const match = matchPage(pathname);
    const { path: route } = match.route;
    const listed = await isListed(match, query, deps.store);
    const company = await deps.readCompany(key, listed);
    const answerSuburb = (question: string) => officeFor(question, company, deps.suburbs);
    const context: PageContext = { ...company, params: match.params, query, form, answerSuburb };
    const { page, loaded } = await load(match.route, key, context);
    if ('kind' in loaded) return withoutPage(loaded, pathname, company);

    const { head, pageData } = await readPage(deps, match, page, context, loaded);
    const { reader, settings } = company;
    deps.onPictures?.(reader.pictures);
    const data = JSON.stringify(pageData);
    const version = hash(data).slice(0, 16);
    const hydrated = page !== 'notFound' && !form;
    return {
      kind: 'page',
      status: page === 'notFound' ? 404 : 200,
      route,
      form: page === match.route.page ? match.route.form : loaded.form,
      // Pages with typed input are not requested again.
      shelf: listed ? 'listed' : page === 'suburbCheck' ? 'none' : 'other',
      data,
      version,
      source: hash(version, JSON.stringify([head, settings.look, settings.measuring])),
      used: reader.used,
      failed: reader.failed,
      async draw() {
        const markup = await deps.renderPage(key, pageData);
        const drawn = deps.document({
          page,
          head,
          markup,
          settings,
          frames: pageData.frames,
          measuring: settings.measuring,
          version: hydrated ? version : undefined,
        });
        deps.onDrawn?.(route, (performance.now() - start) / 1000);
        return drawn;
      },
    };
  };
}

/** The provider's record for a route, used only if it has a title or a description (R-HEAD-2). */
function metaRecord({ reader }: PageContext, path: string, page: PageName): Promise<PageMeta | undefined> {
  if (page === 'notFound') return Promise.resolve(undefined);
  return reader.section('pageMeta', countedRecord, { route: withoutSlash(path) });
}
