import { useEffect, useRef } from 'react';
import { type LoaderFunction, Outlet, type RouteObject, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { ShellProvider } from './content/shell';
import { applyHead, type Head } from './head/head';
import { components, type PageComponent } from './pages/components';
import type { PageName } from './pages/loaders.server';
import type { PageData } from './pages/page-data';
import { type AnyPage, type PageRoute, routes } from './pages/routes';
import { Announcement } from './sections/announcement';
import { CallBar } from './sections/call-bar';
import { SiteFooter } from './sections/site-footer';
import { SiteHeader } from './sections/site-header';

function usePageData(): PageData {
  return useMatches().at(-1)?.loaderData as PageData;
}

/** Updates head and focus after a navigation, as a document load would. */
function useNavigationEffects(head: Head) {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    first.current = '';
    applyHead(head);
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, head]);
}

function Root() {
  const { shell, page, head } = usePageData();
  useNavigationEffects(head);
  const alone = page === 'header' || page === 'footer';
  return (
    <ShellProvider value={shell}>
      {!alone && (
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
      )}
      {!alone && <Announcement />}
      {page !== 'footer' && <SiteHeader />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {page !== 'header' && <SiteFooter />}
      {!alone && <CallBar />}
      <ScrollRestoration />
    </ShellProvider>
  );
}

type Loaded = Partial<Record<AnyPage, PageComponent<never>>>;

/** Renders the current page with its data, which `components` ties to the page's component. */
export function Page({ loaded }: { loaded: Loaded }) {
  const { page, data } = usePageData();
  const Component = loaded[page];
  return Component ? <Component data={data as never} /> : null;
}

async function loadedComponents(names: readonly PageName[]): Promise<Loaded> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await components[name]()])));
}

/** Only the kind of page that the route is for: a browser loads the document of any other. */
const onlyOwn = ({ page }: PageRoute) => [page];
export const allKinds = ({ page, otherwise }: PageRoute) => (otherwise ? [page, otherwise] : [page]);

/** The router's form of `routes`: every page is a leaf route, loaded separately. */
export function routeObjects(
  load: (route: PageRoute) => LoaderFunction,
  kindsOf: (route: PageRoute) => PageName[] = onlyOwn,
): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      children: routes.map((route) => ({
        id: route.path,
        path: route.path,
        loader: load(route),
        lazy: async () => ({ element: <Page loaded={await loadedComponents(kindsOf(route))} /> }),
      })),
    },
  ];
}
