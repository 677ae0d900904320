import type { CallName } from 'contract';
import type { Payload } from 'payload';
import { env } from '../base/env';
import { perProcess } from '../base/per-process';

/** Saves within this many milliseconds are announced together. */
const GATHER_MS = 50;
const DEADLINE_MS = 2000;

/** Announcements to send together. */
interface Pending {
  calls: Set<CallName>;
  media: Set<string>;
  timer?: NodeJS.Timeout;
}
const next = perProcess<{ pending?: Pending; sending: Set<Promise<void>> }>('publish.next', () => ({ sending: new Set() }));

interface Body {
  calls: CallName[];
  media: string[];
}

async function tell(site: string, body: Body, logger: Payload['logger']) {
  const url = `${site}/_publish`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.publishSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    logger.warn({ err: error, ...body }, `The site was not told of a change: POST ${url} failed. It will notice by itself.`);
  }
}

async function send(pending: Pending, logger: Payload['logger']) {
  next.pending = undefined;
  const body = { calls: [...pending.calls], media: [...pending.media] };
  await Promise.all(env.sites.map((site) => tell(site, body, logger)));
}

/**
 * Tells every site which calls have new answers and which media files are new, soon and in one request. Never fails and never
 * delays the save.
 */
export function announce(calls: readonly CallName[], media: readonly string[], logger: Payload['logger']): void {
  if (env.publishSecret === '' || calls.length === 0) return;
  const pending = next.pending ?? { calls: new Set(), media: new Set() };
  next.pending = pending;
  for (const call of calls) pending.calls.add(call);
  for (const file of media) pending.media.add(file);
  pending.timer ??= setTimeout(() => {
    const sending = send(pending, logger).finally(() => next.sending.delete(sending));
    next.sending.add(sending);
  }, GATHER_MS).unref();
}

/** Resolves once the site has been told of all that was announced, or did not answer; for programs that end then. */
export async function announced(): Promise<void> {
  while (next.pending) await new Promise((done) => setTimeout(done, GATHER_MS));
  await Promise.all(next.sending);
}
