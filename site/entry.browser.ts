import { components } from './pages/components';
import { loadMore } from './pages/load-more';
import type { PageName } from './pages/loaders.server';
import { type PageData, pageDataUrl } from './pages/page-data';
import { addWholeSheet } from './styles/whole-sheet.browser';

/** Loads everything that hydration needs in parallel. If something fails the page stays native, and links load documents. */
async function begin() {
  const { version, page } = document.documentElement.dataset;
  if (!version) return;
  const [data, Component, { hydrate }] = await Promise.all([
    fetch(pageDataUrl(location.pathname, location.search, version)),
    components[page as PageName](),
    import('./hydrate.browser'),
    addWholeSheet(),
  ]);
  if (!data.ok) return;
  const pageData = (await data.json()) as PageData;
  if (pageData.data.more) await loadMore();
  hydrate(Component, pageData);
}

begin();
