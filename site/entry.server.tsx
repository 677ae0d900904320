import { FOLLOW_PATH } from 'contract/follow';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { FollowedPage } from './pages/followed';
import { loadMore } from './pages/load-more';
import type { PageData } from './pages/page-data';
import { allKinds, Page, routeObjects } from './root';

await loadMore();

const pageDataContext = createContext<PageData>();
const loader: LoaderFunction = ({ context }) => context.get(pageDataContext);
const objects = routeObjects(() => loader, allKinds);
// Of the routes that browsers know it is none: nobody ever gets there by a navigation on the client.
objects[0]?.children?.unshift({
  id: FOLLOW_PATH,
  path: FOLLOW_PATH,
  loader,
  element: <Page loaded={{ followed: FollowedPage }} />,
});
const handler = createStaticHandler(objects);

/** Renders the markup of the page at `path` (with its query) from its data. */
export async function renderPage(path: string, pageData: PageData): Promise<string> {
  const requestContext = new RouterContextProvider(new Map([[pageDataContext, pageData]]));
  const context = await handler.query(new Request(`http://site${path}`), { requestContext });
  if (context instanceof Response) throw new Error(`the router answered ${context.status} at ${path}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}
