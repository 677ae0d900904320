import { type CallAnswer, type CallName, contract } from 'contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isBearer } from 'shared/bearer';
import { withDeadline } from 'shared/deadline';
import { z } from 'zod';
import type { Log } from '../base/log';
import { DISK_MS, waitLimitMs } from '../base/waits';
import type { PageCache } from '../cache/page-cache';
import { additionsOf } from '../content/additions';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import type { Media } from '../media/media';
import type { Pictures } from '../media/pictures';
import { type Due, watchClock } from './clock-watch';

/** How often the site asks for publications whose signal did not arrive, in milliseconds. */
const ASK_MS = 1000;

const callNames = Object.keys(contract) as [CallName, ...CallName[]];
const Signal = z.object({
  calls: z.array(z.enum(callNames)).max(100),
  media: z.array(z.string().max(300)).max(100).default([]),
  numbers: z.array(z.number().int()).default([]),
});

interface Deps {
  secret: string | undefined;
  provider: Pick<Provider, 'read' | 'deadlineMs'>;
  store: ContentStore;
  cache: PageCache;
  media: Media;
  pictures: Pictures;
  due(): Due;
  log: Log;
  diskMs?: number;
}

/** Learns what the provider published: from the signal `POST /_publish`, and by asking, in case that did not arrive. Pages are renewed when the clock changes them, too. */
export function createPublishing({ secret, provider, store, cache, media, pictures, due, log, diskMs = DISK_MS }: Deps) {
  /** The highest number of a publication that was asked for. */
  let latest: number | undefined;
  /** Numbers above it that a signal announced, and for which answers were renewed. */
  const announced = new Set<number>();

  async function renew(calls: readonly CallName[], files: readonly string[]) {
    store.expire(calls);
    await withDeadline(diskMs, 'files', () => Promise.all(files.flatMap((path) => [media.forget(path), pictures.forget(path)])));
    pictures.prepare(files);
    cache.expire(calls).then(
      () => log.info('published', { calls, media: files }),
      (error) => log.error('pages not renewed after a publish signal', { calls, error }),
    );
  }

  watchClock(due, (why) => {
    store.expire(callNames);
    cache.expire(callNames).then(
      () => log.info(`${why}: pages renewed`),
      (error) => log.error('pages not renewed by the clock', { why, error }),
    );
  });

  async function ask(signal: AbortSignal) {
    if (!(await additionsOf(store)).has('changes')) return;
    const answer = (await provider.read('changes', { after: latest }, true)) as CallAnswer<'changes'>;
    // Pages may be older than the first answer, or of another database.
    const unsure = latest === undefined || answer.latest < latest;
    const missed = answer.changes.filter(({ number }) => !announced.has(number));
    if (unsure) await renew(callNames, []);
    else if (missed.length > 0) {
      const names = new Set(missed.flatMap(({ calls }) => calls));
      const calls = callNames.filter((name) => names.has(name));
      await renew(calls, [...new Set(missed.flatMap(({ media: files }) => files))]);
    }
    if (signal.aborted) return; // a later question may have its answer already
    // Known only now: what could not be renewed is asked for again.
    latest = answer.latest;
    for (const number of announced) if (number <= latest) announced.delete(number);
  }

  const app = new Hono();
  app.post('/_publish', bodyLimit({ maxSize: 65_536 }), async (c) => {
    if (!isBearer(c.req.header('authorization'), secret))
      return c.json({ message: 'the shared secret is missing or wrong' }, 401);
    const parsed = Signal.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
    await renew(parsed.data.calls, parsed.data.media);
    for (const number of parsed.data.numbers) announced.add(number);
    return c.body(null, 204);
  });

  return {
    app,
    /** Asks from now on, one question at a time. A provider that does not answer is asked again: other calls log that it is down. */
    follow(): void {
      let asking = false;
      const askOnce = async () => {
        if (asking) return;
        asking = true;
        await withDeadline(waitLimitMs(provider.deadlineMs), 'changes', ask).catch(() => undefined);
        asking = false;
      };
      void askOnce();
      setInterval(askOnce, ASK_MS).unref();
    },
  };
}
