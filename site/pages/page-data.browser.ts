import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { loadMore } from './load-more';
import type { PageName } from './loaders.server';
import { type PageData, pageDataUrl } from './page-data';

const PREFETCHED_FOR_MS = 30_000;
const prefetched = new Map<string, { at: number; data: Promise<PageData | undefined> }>();

/** The prefetched data of this URL, unless it is too old. */
function prefetchedData(url: string) {
  const known = prefetched.get(url);
  return known && Date.now() - known.at < PREFETCHED_FOR_MS ? known.data : undefined;
}

/** Rejects if there is no such page: the answer is empty then. */
async function request(url: string): Promise<PageData | undefined> {
  const response = await fetch(url, { redirect: 'manual' });
  return response.ok ? response.json() : undefined;
}

/** The page's data, or a document load where there is none, or where the route's code or this policy does not suit it. */
export const loadByNavigation =
  (drawn: () => PageName) =>
  async ({ request: navigation }: LoaderFunctionArgs): Promise<PageData> => {
    const { pathname, search } = new URL(navigation.url);
    const url = pageDataUrl(pathname, search);
    const early = prefetchedData(url);
    prefetched.delete(url);
    const data = await (early ?? request(url)).catch(() => undefined);
    if (data?.page !== drawn() || data.frames) {
      location.assign(navigation.url); // whole: a path such as `//name` alone would lead to another host
      return new Promise(() => undefined); // the document is loading; nothing more is rendered here
    }
    if (data.data.more) await loadMore();
    return data;
  };

/** Prefetches a page's data and code on hover, touch or focus of its link. */
export function prefetchOnIntent(routes: RouteObject[]) {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return;
    const url = pageDataUrl(link.pathname, link.search);
    if (prefetchedData(url)) return;
    const route = matchRoutes(routes, link.pathname)?.at(-1)?.route;
    if (!route || route.path === '*') return;
    prefetched.set(url, { at: Date.now(), data: request(url).catch(() => undefined) });
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined); // the navigation retries a failed chunk
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(intent, prefetch, { passive: true });
}
