// On a home screen, the office keeps pages for when there is no network. In a browser's tab it keeps none: that may be anybody's computer.
import { PAGES } from './kept-pages';
import { readPage } from './read-page';

const isInstalled = matchMedia('(display-mode: standalone)').matches;

/** Resolves once the worker sees what this page reads. */
async function controlled(): Promise<void> {
  await navigator.serviceWorker.register('/office-sw.js', { scope: '/office' });
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}

async function begin(): Promise<void> {
  if (!isInstalled || !('serviceWorker' in navigator)) return;
  await controlled();
  if (await caches.has(PAGES)) return;
  await caches.open(PAGES);
  await readPage(location.href);
}

begin().catch(() => undefined); // The device keeps nothing.
