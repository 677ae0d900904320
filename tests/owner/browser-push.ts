import type { BrowserContext, Page } from 'playwright-core';
import { until } from '../kit/stack';

/** Stands in for what a browser would agree upon with its maker's push service. */
export function subscribeThere(subscription: { endpoint: string; keys: object }) {
  const KEY = 'subscribed';
  const of = (applicationServerKey: Uint8Array) => ({
    ...subscription,
    options: { applicationServerKey },
    toJSON: () => subscription,
    unsubscribe: async () => localStorage.removeItem(KEY),
  });
  const get = () => {
    const kept = localStorage.getItem(KEY);
    return kept ? of(Uint8Array.from(JSON.parse(kept))) : null;
  };
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      localStorage.setItem(KEY, JSON.stringify([...applicationServerKey]));
      return get();
    },
    getSubscription: async () => get(),
  });
}

/** Hands a message to the page's service worker, as the browser does when it arrives; resolves with what is shown. */
export async function deliver(page: Page, context: BrowserContext, message: object): Promise<string[]> {
  const client = await context.newCDPSession(page);
  const known = new Promise<string>((done) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && done(one.registrationId)),
  );
  await client.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data,
  });
  await client.detach();
  return until(async () => {
    const shown = await page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
    );
    return shown.length > 0 && shown;
  }, 'the notification');
}

interface Worker extends EventTarget {
  registration: { getNotifications(): Promise<object[]> };
  NotificationEvent: new (type: string, of: object) => Event;
}

/** Taps the notification that is shown. */
export const tap = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as Worker;
    const [notification] = await worker.registration.getNotifications();
    if (notification) worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  });

/**
 * What the page's worker sees as the browser's address from now on; told of a change, it is not told the old one, as in most browsers.
 * Resolves when the worker has done what it does then.
 */
export async function isReachedAt(
  context: BrowserContext,
  subscription: { endpoint: string; keys: { auth: string } },
  key: string,
) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    async ([to, ours]) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)).buffer;
      const got = {
        ...{ endpoint: to.endpoint, options: { applicationServerKey: bytes(ours) } },
        ...{ getKey: () => bytes(to.keys.auth), toJSON: () => to },
      };
      Object.assign(PushManager.prototype, { getSubscription: async () => got, subscribe: async () => got });
      let work: Promise<unknown> = Promise.resolve();
      const waitUntil = (given: Promise<unknown>) => {
        work = given;
      };
      dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
      await work;
    },
    [subscription, key] as const,
  );
}
