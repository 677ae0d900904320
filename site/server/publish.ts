import { type CallName, contract } from 'contract';
import { isBearer } from 'contract/bearer';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Log } from '../base/log';
import type { PageCache } from '../cache/page-cache';
import type { ContentStore } from '../content/store';
import type { Media } from '../media/media';
import type { Pictures } from '../media/pictures';

const Signal = z.object({
  calls: z.array(z.enum(Object.keys(contract) as [CallName, ...CallName[]])).max(100),
  media: z.array(z.string().max(300)).max(100).default([]),
});

/** `POST /_publish`: the provider reports which calls have new answers and which media are new. */
export function publishRoute(deps: {
  secret: string | undefined;
  store: ContentStore;
  cache: PageCache;
  media: Media;
  pictures: Pictures;
  log: Log;
}): Hono {
  const { secret, store, cache, media, pictures, log } = deps;
  const app = new Hono();
  app.post('/_publish', bodyLimit({ maxSize: 65_536 }), async (c) => {
    if (!isBearer(c.req.header('authorization'), secret))
      return c.json({ message: 'the shared secret is missing or wrong' }, 401);
    const parsed = Signal.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
    const { calls, media: files } = parsed.data;
    store.expire(calls);
    await Promise.all(files.flatMap((path) => [media.forget(path), pictures.forget(path)]));
    pictures.prepare(files);
    cache.expire(calls).then(
      () => log.info('published', { calls, media: files }),
      (error) => log.error('pages not renewed after a publish signal', { calls, error }),
    );
    return c.body(null, 204);
  });
  return app;
}
