import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { pageDataUrl } from './content/page-data';
import { loadByNavigation, prefetchOnIntent } from './content/page-data.browser';
import { recordVisit } from './forms/visit.browser';
import { layOutRest } from './lay-out-rest.browser';
import { countPhoneTaps } from './phone-taps.browser';
import { routeObjects } from './root';
import { addWholeSheet } from './styles/whole-sheet.browser';
import { fetchAllParts } from './ui/part-on-touch';

/** A route chunk that has not come after this many milliseconds is given up for a normal page load (ruling 43). */
const CHUNK_TIMEOUT_MS = 120_000;

/** One visit in so many is measured: enough for a 75th percentile, and the others load nothing for it. */
const VISITS_A_SAMPLE = 2;

const byDocument = (reason: unknown) => {
  console.warn('page loaded as a document instead', reason);
  location.reload();
};

/** Before a page goes: taking away what has the focus makes the browser reckon the styles of all that is still to be taken away. */
const leaveFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
};

/** Ends a task, so that no touch waits for the whole of what makes the page alive. */
const pause = () => new Promise((next) => setTimeout(next));

async function measureVisit() {
  if (Math.random() >= 1 / VISITS_A_SAMPLE) return;
  const { reportVitals } = await import('./vitals.browser');
  reportVitals();
}

async function hydrate() {
  const version = document.documentElement.dataset.page;
  const container = document.getElementById('root');
  if (!version || !container) return;
  const coming = Promise.all([fetch(pageDataUrl(location.pathname, location.search, version)), addWholeSheet()]);
  await pause();
  const objects = routeObjects(() => loadByNavigation);
  const match = matchRoutes(objects, location)?.at(-1)?.route;
  if (typeof match?.lazy !== 'function') return;
  const [[response], page] = await Promise.all([coming, match.lazy()]);
  if (!response.ok) return; // the data is gone: the page stays native, its next link loads a document
  const pageData = await response.json();
  Object.assign(match, page, { lazy: undefined });
  await pause();
  const { hydrateRoot } = await import('react-dom/client'); // here, so that it is not evaluated in one go with the router
  await pause();

  for (const route of objects[0]?.children ?? []) {
    const { lazy } = route;
    if (typeof lazy === 'function') {
      let coming: ReturnType<typeof lazy> | undefined; // kept, because even code that is here is given by import() a frame later
      const whole = () => lazy().then((found) => fetchAllParts().then(() => found));
      const inTime = () =>
        Promise.race([whole(), new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT_MS, 'slow chunk'))]);
      route.lazy = () => {
        coming ??= inTime().catch((reason) => {
          coming = undefined;
          throw reason;
        });
        return coming;
      };
    }
  }
  const router = createBrowserRouter(objects, { hydrationData: { loaderData: { root: null, [match.id as string]: pageData } } });
  let shown = router.state.location;
  router.subscribe(({ errors, location: next }) => {
    if (next !== shown) leaveFocus();
    shown = next;
    if (errors) byDocument(errors);
    else fetchAllParts().catch(byDocument); // what has no code yet could not follow the page's changes
  });
  await pause();
  startTransition(() => {
    // A followed link is drawn in one go: what a transition yields to in between, the visitor waits for.
    hydrateRoot(container, <RouterProvider router={router} useTransitions={false} />);
    document.documentElement.classList.add('js-live');
  });
  layOutRest();
  prefetchOnIntent(objects);
}

for (const step of [hydrate, recordVisit, countPhoneTaps, measureVisit]) setTimeout(step);
