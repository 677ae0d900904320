import { createHash } from 'node:crypto';
import type { CallName } from 'contract';
import { countedRecord } from 'contract/page-head';
import type { PageMeta } from 'contract/page-meta';
import { withoutSlash } from 'contract/paths';
import type { SiteSettings } from 'contract/settings';
import type { Drawn, Instead, Rendering } from '../cache/rendering';
import { LISTED_POSTS, listedPosts, POSTS_PER_PAGE } from '../content/blog';
import type { Company, ReadCompany } from '../content/company';
import { frameOf, logoOf } from '../content/frame';
import { redirectFrom } from '../content/redirects';
import type { Shell } from '../content/shell';
import type { Content } from '../content/store';
import type { FormState } from '../forms/model';
import type { FullHead } from '../head/head';
import { headOf } from '../head/meta.server';
import { loaders } from '../pages/loaders.server';
import { type LoadedPage, type PageContext, PageMoved, PageNotFound, SamePage } from '../pages/page.server';
import type { PageData } from '../pages/page-data';
import type { PageName } from '../pages/routes';
import type { DocumentParts } from './document';
import { officeFor, type Suburbs } from './office-for';
import { canonicalPath, type Match, matchPage } from './page-address';

export interface PagesDeps {
  store: Content;
  readCompany: ReadCompany;
  suburbs: Suburbs;
  siteUrl: string;
  /** Called with the pictures of a page that was read. */
  onPictures?(paths: ReadonlySet<string>): void;
  /** Called with the route of a rendered page, and how long it took from its reading on. */
  onDrawn?(route: string, seconds: number): void;
  renderPage(path: string, data: PageData): Promise<string>;
  document(parts: DocumentParts): Drawn;
}

/** Key of the one page for all wrong URLs. */
export const NOT_FOUND = '/not/found';

/** Calls that decide whether a page exists. */
const DECIDING: readonly CallName[] = ['additions', 'servicePages', 'cityPages', 'blogDetails', 'blogs', 'privacy', 'redirects'];

/** Whether a page has a fixed URL or is in the sitemap: their number is bounded. Visitors can invent other URLs without limit. */
async function isListed({ route, params }: Match, query: URLSearchParams, store: Content): Promise<boolean> {
  if (route.page === 'blogPost') return (await listedPosts(store)).has(params.id ?? '');
  return query.size === 0 || (route.page === 'blog' && Number(query.get('page')) <= LISTED_POSTS / POSTS_PER_PAGE);
}

/**
 * Renders pages: route, loader, head, markup, document. Throws PageMoved where the page has another URL or the owner set a
 * redirect. A URL without a page shows the 404 page.
 */
export function createPages(deps: PagesDeps) {
  async function load(key: string, form?: FormState): Promise<Loaded | Instead> {
    const { pathname, searchParams } = new URL(key, 'http://site');
    const match = matchPage(pathname);
    const { page, path: route } = match.route;
    const listed = await isListed(match, searchParams, deps.store);
    const common = await deps.readCompany(key, listed);
    const { reader, settings } = common;
    const context: PageContext = {
      ...common,
      params: match.params,
      query: searchParams,
      form,
      answerSuburb: (question) => officeFor(question, common, deps.suburbs),
    };
    let loaded: LoadedPage<unknown>;
    try {
      if (page === 'notFound' && key !== NOT_FOUND) throw new PageNotFound(`no page at ${pathname}`);
      loaded = await loaders[page](context);
    } catch (error) {
      const { used } = reader;
      if (error instanceof SamePage) return { instead: error.key, used, failed: new Set<string>() };
      if (!(error instanceof PageNotFound)) throw error;
      const to = await redirectFrom(pathname, reader, common.additions);
      if (to) throw new PageMoved(to, true);
      return { instead: NOT_FOUND, used, failed: new Set(DECIDING.filter((call) => reader.failed.has(call))) };
    }
    // Only for an existing page: else every invented URL would cause a provider call.
    const meta = await metaRecord(context, canonicalPath(match), page);
    const head = headOf(loaded, meta, { settings, siteUrl: deps.siteUrl, canonicalPath: canonicalPath(match) });
    return {
      page,
      route,
      listed,
      head,
      shell: frameOf({ ...common, page, logo: await logoOf(reader, settings.look) }),
      settings,
      data: loaded.data,
      reader,
    };
  }

  /** Reads what a key's page shows; with the result of a form post it is for that visitor alone. */
  async function render(key: string, form?: FormState): Promise<Rendering | Instead> {
    const start = performance.now();
    const read = await load(key, form);
    if ('instead' in read) return read;
    const { page, route, listed, head, shell, settings, data, reader } = read;
    deps.onPictures?.(reader.pictures);
    const { title, description, robots, canonical } = head;
    const pageData: PageData = { page, head: { title, description, robots, canonical }, shell, data };
    const json = JSON.stringify(pageData);
    const version = createHash('sha256').update(json).digest('base64url').slice(0, 16);
    const hydrated = page !== 'notFound' && !form;
    return {
      status: page === 'notFound' ? 404 : 200,
      route,
      // Pages with typed input are not requested again.
      shelf: listed ? 'listed' : page === 'suburbCheck' ? 'none' : 'other',
      data: json,
      version,
      source: createHash('sha256')
        .update(version)
        .update(JSON.stringify([head, settings.look]))
        .digest('base64url'),
      used: reader.used,
      failed: reader.failed,
      async draw() {
        const markup = await deps.renderPage(key, pageData);
        const drawn = deps.document({ page, head, markup, settings, version: hydrated ? version : undefined });
        deps.onDrawn?.(route, (performance.now() - start) / 1000);
        return drawn;
      },
    };
  }

  return render;
}

interface Loaded {
  page: PageName;
  route: string;
  listed: boolean;
  head: FullHead;
  shell: Shell;
  settings: SiteSettings;
  data: unknown;
  reader: Company['reader'];
}

/** The provider's record for a route, used only if it has a title or a description (R-HEAD-2). */
function metaRecord({ reader }: PageContext, path: string, page: PageName): Promise<PageMeta | undefined> {
  if (page === 'notFound') return Promise.resolve(undefined);
  return reader.section('pageMeta', countedRecord, { route: withoutSlash(path) });
}
