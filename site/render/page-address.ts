import { withoutSlash } from 'contract/paths';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import { type PageRoute, routes } from '../pages/routes';

export interface Match {
  route: PageRoute;
  params: Record<string, string | undefined>;
}

const patterns = routes.map((route) => ({ path: route.path, caseSensitive: true }));

/** Cached: the router would rank and compile all patterns on every call, several times per request. */
const matches = new LRUCache<string, Match>({
  max: 200,
  memoMethod(pathname) {
    const match = matchRoutes(patterns, pathname)?.at(-1);
    // No pattern matches a path with a line break, not even `*`.
    const route = routes.find((candidate) => candidate.path === (match?.route.path ?? '*')) as PageRoute;
    return { route, params: match?.params ?? {} };
  },
});

/** The route of a path, with or without trailing slash; the last one, `*`, matches everything. */
export const matchPage = (pathname: string): Match => matches.memo(pathname);

/** The key of a page for cache and rendering: its path without trailing slash, and the declared query parameters in order. */
export function pageKey(pathname: string, search: URLSearchParams): string {
  const { route } = matchPage(pathname);
  const query = new URLSearchParams(
    (route.query ?? []).flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  // One leading slash: `//name` would be read as another host when the key is parsed as a URL.
  const path = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The canonical path as the route table writes it. */
export function canonicalPath({ route, params }: Match): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Unreserved characters are never encoded, and percent-encodings are upper case (RFC 3986, 6.2.2). */
const normalised = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : code.toUpperCase();
  });

/** Normalises a path except case and trailing slash. Leading zeros go, unless `isPost` knows a post by exactly that id. */
export function spelledRight(pathname: string, isPost: (id: string) => boolean): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/');
  try {
    decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const { route, params } = matchPage(path);
  if (route.page === 'notFound') return path;
  const { id } = params;
  const plain = id !== undefined && /^0\d+$/.test(id) && !isPost(id) ? { id: id.replace(/^0+(?=\d)/, '') } : params;
  const right = route.page === 'city' ? normalised(path) : canonicalPath({ route, params: plain });
  return path === '/' ? path : withoutSlash(right) + (path.endsWith('/') ? '/' : '');
}

/** The canonical spelling of a path that differs only in case; undefined if there is none (R-ROUTE-9). */
export function rightCase(path: string): string | undefined {
  const low = withoutSlash(path).toLowerCase();
  const fixed = routes.find((route) => !/[:*]/.test(route.path) && withoutSlash(route.path).toLowerCase() === low);
  const right = fixed?.path ?? (matchPage(low).route.path === '*' ? undefined : low);
  return right === undefined || withoutSlash(right) === withoutSlash(path) ? undefined : right;
}
