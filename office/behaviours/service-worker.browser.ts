/// <reference lib="webworker" />
// Shows what the office is rung for, and leads to it; on a home screen it keeps pages for when there is no network.
import { openPage, readFile, readPage } from './kept-pages';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith('/office')) return;
  if (pathname.startsWith('/office/files/')) event.respondWith(readFile(request));
  else if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (request.headers.get('accept') === 'text/html') event.respondWith(readPage(request));
});

interface Message {
  title: string;
  body: string;
  url: string;
  tag: string;
}

function messageOf({ data }: PushEvent): Message {
  const unknown = { title: 'Something happened in the office', body: '', url: '/office', tag: 'unknown' };
  try {
    return { ...unknown, ...data?.json() };
  } catch {
    return unknown;
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, url, tag } = messageOf(event);
  const shown = worker.registration.showNotification(title, { body, tag, icon: '/office-icon/192', data: { url } });
  event.waitUntil(Promise.all([shown, worker.registration.pushManager.getSubscription().then(keep)]));
});

/** Leads to an address: a window that shows it is brought to the front. One in which somebody may be typing stays as it is. */
async function lead(url: string) {
  for (const shown of await worker.registration.getNotifications()) if (shown.data?.url === url) shown.close();
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  if (there) return there.focus();
  const list = windows.find((one) => new URL(one.url).pathname === '/office');
  const moved = await list?.navigate(url).catch(() => null);
  return moved ? moved.focus() : worker.clients.openWindow(url);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = String(event.notification.data?.url ?? '/office');
  event.waitUntil(lead(url.startsWith('/office') ? url : '/office'));
});

/** Where the worker keeps which address the back office has: most browsers do not say which one a new one replaces. */
const KEPT = '/office/rings/kept';

interface Address {
  endpoint: string;
  auth: string;
  key: string;
}

const textOf = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

const addressOf = (subscription: PushSubscription): Address => ({
  endpoint: subscription.endpoint,
  auth: textOf(subscription.getKey('auth')),
  key: textOf(subscription.options.applicationServerKey),
});

async function keep(subscription: PushSubscription | null) {
  const cache = await caches.open(KEPT);
  if (subscription) await cache.put(KEPT, Response.json(addressOf(subscription)));
  else await cache.delete(KEPT);
}

const keptAddress = async (): Promise<Address | undefined> => (await (await caches.open(KEPT)).match(KEPT))?.json();

/** If the browser has another address, tells the back office, which knows it by the old one. Resolves with whether it rings there now. */
async function renew(old: Address | undefined): Promise<boolean> {
  if (!old) return false;
  const { pushManager } = worker.registration;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: old.key }));
  if (subscription.endpoint === old.endpoint) return false;
  const body = JSON.stringify({ old, subscription });
  const { ok, status, headers } = await fetch('/office/rings/renew', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  });
  if (ok && headers.has('x-back-office')) await keep(subscription);
  else if (status === 404) await keep(null); // stopped elsewhere
  return ok;
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const old = event.oldSubscription;
  const address = old ? Promise.resolve(addressOf(old)) : keptAddress();
  event.waitUntil(address.then(renew));
});

const acts: Record<string, () => Promise<unknown>> = {
  rings: async () => keep(await worker.registration.pushManager.getSubscription()),
  stopped: () => keep(null),
  unknown: async () => renew(await keptAddress()),
};

// A page says that this browser rings, that it was stopped, or that the back office does not know its address.
worker.addEventListener('message', (event) => {
  const act = acts[event.data];
  if (!act) return;
  event.waitUntil(
    act().then(
      (done) => event.ports[0]?.postMessage(done),
      () => event.ports[0]?.postMessage(false),
    ),
  );
});
