// @ts-check
// Shows what the office is rung for, and leads to it. It keeps no page: pages hold customers' words.
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** @returns {{ title: string, body: string, url: string, tag: string }} */
function messageOf(/** @type {PushEvent} */ event) {
  const unknown = { title: 'Something happened in the office', body: '', url: '/office', tag: 'unknown' };
  try {
    return { ...unknown, ...event.data?.json() };
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
async function lead(/** @type {string} */ url) {
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

const textOf = (/** @type {ArrayBuffer | null} */ key) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/** Where the worker keeps which address the back office has: most browsers do not say which one a new one replaces. */
const KEPT = '/office/rings/kept';

/** @typedef {{ endpoint: string, auth: string, key: string }} Address */

/** @returns {Address} */
const addressOf = (/** @type {PushSubscription} */ one) => ({
  endpoint: one.endpoint,
  auth: textOf(one.getKey('auth')),
  key: textOf(one.options.applicationServerKey),
});

async function keep(/** @type {PushSubscription | null} */ subscription) {
  const cache = await caches.open(KEPT);
  if (subscription) await cache.put(KEPT, Response.json(addressOf(subscription)));
  else await cache.delete(KEPT);
}

/** @returns {Promise<Address | undefined>} */
const keptAddress = async () => (await (await caches.open(KEPT)).match(KEPT))?.json();

/**
 * If the browser has another address, the back office is told, which knows it by the old one.
 * @returns {Promise<boolean>} whether it rings there from now on
 */
async function renew(/** @type {Address | undefined} */ old) {
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
  const { oldSubscription: old } = /** @type {{ oldSubscription?: PushSubscription }} */ (/** @type {unknown} */ (event));
  const told = old ? Promise.resolve(addressOf(old)) : keptAddress();
  /** @type {ExtendableEvent} */ (event).waitUntil(told.then(renew));
});

// A page says that this browser rings, that it was stopped, or that the back office does not know its address.
worker.addEventListener('message', (event) => {
  const acts = {
    rings: async () => keep(await worker.registration.pushManager.getSubscription()),
    stopped: () => keep(null),
    unknown: async () => renew(await keptAddress()),
  };
  const act = acts[/** @type {keyof typeof acts} */ (event.data)];
  if (act)
    event.waitUntil(
      act().then(
        (done) => event.ports[0]?.postMessage(done),
        () => event.ports[0]?.postMessage(false),
      ),
    );
});
