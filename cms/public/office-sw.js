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
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: '/office-icon/192', data: { url } }));
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

/** The browser has another address: the back office is told, which knows it by the old one. */
async function renew(/** @type {{ oldSubscription?: PushSubscription, newSubscription?: PushSubscription }} */ event) {
  const { oldSubscription: old } = event;
  if (!old) return;
  const subscription = event.newSubscription ?? (await worker.registration.pushManager.subscribe(old.options));
  const body = JSON.stringify({ old: { endpoint: old.endpoint, auth: textOf(old.getKey('auth')) }, subscription });
  await fetch('/office/rings/renew', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  /** @type {ExtendableEvent} */ (event).waitUntil(renew(/** @type {object} */ (event)));
});
