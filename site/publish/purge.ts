import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from 'shared/deadline';
import type { Log } from '../base/log';

/** The tag of every page at a CDN. Nearly every change shows on many pages, and the site's own cache renews them. */
const TAG = 'pages';
const DEADLINE_MS = 5000;
/** Waits before another try, in milliseconds. */
const RETRIES_MS = [0, 1000, 5000, 30_000];

/** For complete pages, at a CDN that is told of changes. After a failed purge the old page shows for as long at most. */
export const cdnHeaders = { 'cdn-cache-control': 'public, max-age=300', 'cache-tag': TAG } as const;

export interface Cdn {
  /** Takes a POST with `{"tags": ["pages"]}`, as Cloudflare's purge call does. */
  purgeUrl: string;
  token?: string;
}

/** Makes a CDN forget all pages; without one it does nothing. A failure is logged and tried again. */
export function createPurge(cdn: Cdn | undefined, log: Log, deadlineMs = DEADLINE_MS): () => Promise<void> {
  return async () => {
    if (!cdn) return;
    const headers = { 'content-type': 'application/json', ...(cdn.token && { authorization: `Bearer ${cdn.token}` }) };
    for (const wait of RETRIES_MS) {
      await sleep(wait, undefined, { ref: false });
      try {
        const body = JSON.stringify({ tags: [TAG] });
        const { ok, status } = await withDeadline(deadlineMs, 'the purge', async (signal) => {
          const response = await fetch(cdn.purgeUrl, { method: 'POST', headers, body, signal });
          await response.body?.cancel();
          return response;
        });
        if (ok) return;
        throw new Error(`status ${status}`);
      } catch (error) {
        log.warn('the CDN was not told of a change', { url: cdn.purgeUrl, error });
      }
    }
  };
}
