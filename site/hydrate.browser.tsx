import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import type { PageComponent } from './pages/components';
import type { PageData } from './pages/page-data';
import { loadByNavigation, prefetchOnIntent } from './pages/page-data.browser';
import { routeObjects, withData } from './root';

/** A route chunk that has not come after this many milliseconds is given up for a normal page load (R-ROUTE-20). */
const CHUNK_TIMEOUT_MS = 120_000;

const byDocument = (reason: unknown) => {
  console.warn('page loaded as a document instead', reason);
  location.reload();
};

/** Before a page goes: taking away what has the focus makes the browser reckon the styles of all that is still to be taken away. */
const leaveFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
};

/** Loads the route's chunk once, and in time; one that failed may be asked for again. */
function loadInTime(route: RouteObject): void {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  let coming: ReturnType<typeof lazy> | undefined; // kept, because even code that is here is given by import() a frame later
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

/** Takes over the page that `Component` rendered from `pageData`. */
export function hydrate(Component: PageComponent<never>, pageData: PageData): void {
  const objects = routeObjects(() => loadByNavigation);
  const match = matchRoutes(objects, location)?.at(-1)?.route;
  const container = document.getElementById('root');
  if (!match || !container) return;
  Object.assign(match, { Component: withData(Component), lazy: undefined });
  const routes = objects[0]?.children ?? [];
  for (const route of routes) loadInTime(route);
  const router = createBrowserRouter(objects, { hydrationData: { loaderData: { root: null, [match.id as string]: pageData } } });
  let shown = router.state.location;
  router.subscribe(({ errors, location: next }) => {
    if (next !== shown) leaveFocus();
    shown = next;
    if (errors) byDocument(errors);
  });
  startTransition(() => {
    // A followed link is drawn in one go: what a transition yields to in between, the visitor waits for.
    hydrateRoot(container, <RouterProvider router={router} useTransitions={false} />);
    document.documentElement.classList.add('js-live');
  });
  prefetchOnIntent(objects);
}
