import { Hono } from 'hono';
import { isBearer } from 'shared/bearer';
import { version } from 'shared/version';
import type { Waits } from '../base/waits';
import type { PageCache } from '../cache/page-cache';
import type { CompanySource } from '../content/company';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import type { Spool } from '../leads/spool';
import type { Media } from '../media/media';

interface HealthDeps {
  secret: string | undefined;
  spool: Pick<Spool, 'state'>;
  store: ContentStore;
  media: Media;
  provider: Provider;
  cache: PageCache;
  company: CompanySource;
  /** What visitors wait for, and the longest that is well. */
  waits: { limitMs: number; pages: Waits; enquiries: Waits };
}

/**
 * `/healthz`: the process answers. `/readyz`: whether the site is well; 503 if another site serves better (R-RUN-18, R-RUN-29). What
 * is degraded, and the rest, is for who has the secret that both parts share (R-SAFE-18): `degraded` is a list for others, too,
 * because older releases ask without it when they upgrade to this one.
 */
export function health({ secret, spool: leads, store, media, provider, cache, company, waits }: HealthDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const spool = await leads.state();
    const down = store.degraded();
    if (down) store.probe().catch(() => undefined);
    const content = await company.isKnown();
    const waiting = { page_ms: waits.pages.longestMs(), enquiry_ms: waits.enquiries.longestMs(), limit_ms: waits.limitMs };
    const pages = waiting.page_ms > waits.limitMs;
    const enquiries = waiting.enquiry_ms > waits.limitMs;
    const parts = { provider: down, media: media.degraded(), spool: !spool.writable, content: !content, pages, enquiries };
    const state = provider.state() === 'closed' ? 'not answering' : 'spared after repeated failures';
    const ok = spool.writable && content && !pages && !enquiries;
    const status = ok ? 200 : 503;
    const degraded = Object.entries(parts).flatMap(([part, is]) => (is ? [part] : []));
    if (!isBearer(c.req.header('authorization'), secret))
      return c.json({ ok, degraded: degraded.length > 0 ? ['something'] : [] }, status);
    return c.json({ ok, version, degraded, provider: down ? state : 'ok', spool, waiting, pages: cache.size() }, status);
  });
  return app;
}
