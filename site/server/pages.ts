import { createHash } from 'node:crypto';
import type { CallName } from 'contract';
import type { PageMeta } from 'contract/page-meta';
import type { SiteSettings } from 'contract/settings';
import { matchRoutes } from 'react-router';
import type { Gazetteer } from '../addresses/gazetteer.server';
import { answerSuburb, defaultServiceArea } from '../addresses/service-area.server';
import type { Suburb } from '../addresses/suburb';
import { allCities } from '../content/city';
import { createReader, type SizeOf, text } from '../content/content';
import { thisYear } from '../content/dates';
import type { PageData } from '../content/page-data';
import { redirectFrom } from '../content/redirects';
import { allServices, servicePath } from '../content/service';
import { ownersServiceArea } from '../content/service-area';
import { additionsOf, onlyOffered, settingsOf } from '../content/settings';
import type { Shell } from '../content/shell';
import type { ContentStore } from '../content/store';
import type { FormState } from '../forms/model';
import { headOf } from '../head/meta.server';
import { loaders } from '../pages/loaders.server';
import { type LoadedPage, type PageContext, PageMoved, PageNotFound } from '../pages/page.server';
import { type PageName, type PageRoute, routes } from '../routes';
import type { DocumentParts } from './document';
import type { Log } from './log';
import type { Drawn, Rendering } from './page-cache';

export interface PagesDeps {
  store: ContentStore;
  /** Suburbs in force, and those that come with the site. */
  suburbs: { gazetteer: Gazetteer; builtIn: readonly Suburb[] };
  sizeOf: SizeOf;
  fallback: SiteSettings;
  siteUrl: string;
  log: Log;
  /** Told which pictures a rendered page shows. */
  onPictures(paths: ReadonlySet<string>): void;
  renderPage(path: string, data: PageData): Promise<string>;
  document(parts: DocumentParts): Drawn;
}

export interface Match {
  route: PageRoute;
  params: Record<string, string | undefined>;
}

/** The route of a path, trailing slash or not; the last one, `*`, matches everything. */
export function matchPage(pathname: string): Match {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, caseSensitive: true })),
    pathname,
  )?.at(-1);
  // A line end in an address is matched by no pattern, not even by `*`.
  const route = routes.find((candidate) => candidate.path === (match?.route.path ?? '*')) as PageRoute;
  return { route, params: match?.params ?? {} };
}

/** Under which a page is cached and rendered: its path without a trailing slash, and the declared query parameters in their order. */
export function pageKey(pathname: string, search: URLSearchParams): string {
  const { route } = matchPage(pathname);
  const query = new URLSearchParams(
    (route.query ?? []).flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  // One slash in front: an address that begins with two would name another host where the key is read as an address again.
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

const NOT_FOUND = '/not/found';

/** Calls by which it is known whether there is a page. */
const DECIDING: readonly CallName[] = ['additions', 'servicePages', 'cityPages', 'blogDetails', 'blogs', 'privacy', 'redirects'];

const menu = (context: PageContext): Shell => ({
  settings: context.settings,
  cities: context.cities.map((city) => ({ label: city.name, href: city.route })),
  services: context.services
    .filter((page) => page.shape !== 'sub-service')
    .map((page) => ({ label: page.name, href: servicePath(page.slug) })),
  year: thisYear(context.settings.time_zone),
});

/** The page's canonical path as the route table writes it. */
function canonicalPath({ route, params }: Match): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Renders pages: route, loader, head, markup, document. Throws PageMoved where the page lives elsewhere, or where the
 * owner lets an address without a page lead elsewhere; a page that does not exist is rendered as the 404 page.
 */
export function createPages(deps: PagesDeps) {
  /** What all pages stand on, read by a reader of its own for `page`. */
  async function company(page: string) {
    const reader = createReader({ store: deps.store, sizeOf: deps.sizeOf, log: deps.log, page });
    const additions = await additionsOf(reader, deps.log);
    const [whole, { services, gone: goneServices }, { cities, gone: goneCities }] = await Promise.all([
      settingsOf(reader, additions, deps.fallback),
      allServices(reader, additions),
      allCities(reader, additions),
    ]);
    const settings = onlyOffered(whole, { services, goneServices, goneCities });
    return { reader, additions, settings, services, cities };
  }

  /** Which office cleans in the suburb or postcode that a question names, by the service area in force. */
  const suburbAnswer = async (
    question: string,
    { reader, additions, settings: { offices } }: Awaited<ReturnType<typeof company>>,
  ) => {
    const area = (await ownersServiceArea(reader, additions)) ?? defaultServiceArea(offices, deps.suburbs.builtIn);
    return answerSuburb(question, { gazetteer: deps.suburbs.gazetteer, area, offices });
  };

  async function load(key: string, form?: FormState) {
    const { pathname, searchParams } = new URL(key, 'http://site');
    const match = matchPage(pathname);
    const common = await company(key);
    const { reader, settings } = common;
    const context: PageContext = {
      ...common,
      params: match.params,
      query: searchParams,
      form,
      answerSuburb: (question) => suburbAnswer(question, common),
    };
    let page: PageName = match.route.page;
    let loaded: LoadedPage<unknown>;
    const record = metaRecord(context, canonicalPath(match), page);
    try {
      loaded = await loaders[page](context);
    } catch (error) {
      if (!(error instanceof PageNotFound)) throw error;
      const to = await redirectFrom(pathname, reader, common.additions);
      if (to) throw new PageMoved(to, true);
      page = 'notFound';
      loaded = await loaders.notFound(context);
    }
    const meta = page === 'notFound' ? undefined : await record;
    const head = headOf(loaded, meta, { settings, siteUrl: deps.siteUrl, canonicalPath: canonicalPath(match) });
    const failed = page === 'notFound' ? DECIDING.filter((call) => reader.failed.has(call)) : reader.failed;
    return { page, head, shell: menu(context), data: loaded.data, reader, failed: new Set(failed) };
  }

  /** Reads what a key's page shows, to be drawn; with the outcome of a form post, for that visitor alone. */
  async function render(key: string, form?: FormState): Promise<Rendering> {
    const { page, head, shell, data, reader, failed } = await load(key, form);
    deps.onPictures(reader.pictures);
    const { title, description, robots, canonical } = head;
    const pageData: PageData = { page, head: { title, description, robots, canonical }, shell, data };
    const json = JSON.stringify(pageData);
    const version = createHash('sha256').update(json).digest('base64url').slice(0, 16);
    const hydrated = page !== 'notFound' && !form;
    return {
      status: page === 'notFound' ? 404 : 200,
      data: json,
      version,
      source: createHash('sha256').update(version).update(JSON.stringify(head)).digest('base64url'),
      used: reader.used,
      failed,
      async draw() {
        const markup = await deps.renderPage(page === 'notFound' ? NOT_FOUND : key, pageData);
        return deps.document({ head, markup, brand: shell.settings.brand, version: hydrated ? version : undefined });
      },
    };
  }

  const answerAlone = async (question: string) => suburbAnswer(question, await company('(suburb check)'));

  return { render, company, answerSuburb: answerAlone };
}

/** The provider's record for a route, used only if it has a title or a description (specification, section 3). */
function metaRecord({ reader }: PageContext, path: string, page: PageName): Promise<PageMeta | undefined> {
  if (page === 'notFound') return Promise.resolve(undefined);
  const route = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const usable = (record: PageMeta) => (text(record.meta_title) || text(record.meta_description) ? record : undefined);
  return reader.section('pageMeta', usable, { route });
}
