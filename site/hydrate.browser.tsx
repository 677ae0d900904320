import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { rememberForms } from './forms/as-left.browser';
import type { PageComponent } from './pages/components';
import type { PageName } from './pages/loaders.server';
import type { PageData } from './pages/page-data';
import { loadByNavigation, prefetchOnIntent } from './pages/page-data.browser';
import type { PageRoute } from './pages/routes';
import { Page, routeObjects } from './root';

/** A route chunk that has not loaded after this many milliseconds is replaced by a document load (R-ROUTE-20). */
const CHUNK_TIMEOUT_MS = 120_000;

const byDocument = (reason: unknown) => {
  console.warn('page loaded as a document instead', reason);
  location.reload();
};

/** Removing the focused element makes the browser recalculate the styles of everything that is still to be removed. */
const leaveFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
};

/** Loads the route's chunk once, within the limit; a failed one is retried on the next call. */
function loadInTime(route: RouteObject): void {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  let coming: ReturnType<typeof lazy> | undefined; // kept, because import() takes a frame even for loaded code
  const inTime = () =>
    Promise.race([lazy(), new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT_MS, 'slow chunk'))]);
  route.lazy = () => {
    coming ??= inTime().catch((reason) => {
      coming = undefined;
      throw reason;
    });
    return coming;
  };
}

export function hydrate(Component: PageComponent<never>, pageData: PageData): void {
  /** What the code of a route renders: the kind of page that it is for, or the one that was hydrated. */
  const drawnBy = ({ path, page }: PageRoute) => (path === match?.path ? (pageData.page as PageName) : page);
  const objects = routeObjects((route) => loadByNavigation(() => drawnBy(route)));
  const match = matchRoutes(objects, location)?.at(-1)?.route;
  const container = document.getElementById('root');
  if (!match || !container) return;
  Object.assign(match, { element: <Page loaded={{ [pageData.page]: Component }} />, lazy: undefined });
  const routes = objects[0]?.children ?? [];
  for (const route of routes) loadInTime(route);
  const router = createBrowserRouter(objects, { hydrationData: { loaderData: { root: null, [match.id as string]: pageData } } });
  let shown = router.state.location;
  router.subscribe(({ errors, location: next }) => {
    if (next !== shown) leaveFocus();
    shown = next;
    if (errors) byDocument(errors);
  });
  rememberForms();
  startTransition(() => {
    // Renders a followed link synchronously: a transition would yield in between and delay the page.
    hydrateRoot(container, <RouterProvider router={router} useTransitions={false} />);
    document.documentElement.classList.add('js-live');
  });
  prefetchOnIntent(objects);
}
