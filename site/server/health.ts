import { Hono } from 'hono';
import { version } from 'shared/version';
import type { Waits } from '../base/waits';
import type { PageCache } from '../cache/page-cache';
import type { CompanySource } from '../content/company';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import type { Spool } from '../leads/spool';
import type { Media } from '../media/media';

interface HealthDeps {
  spool: Pick<Spool, 'state'>;
  store: ContentStore;
  media: Media;
  provider: Provider;
  cache: PageCache;
  company: CompanySource;
  /** What visitors wait for, and the longest that is well. */
  waits: { limitMs: number; pages: Waits; enquiries: Waits };
}

/** `/healthz`: the process answers. `/readyz`: what is degraded; 503 if another site serves better (R-RUN-18, R-RUN-29). */
export function health({ spool: leads, store, media, provider, cache, company, waits }: HealthDeps): Hono {
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
    return c.json(
      {
        ok,
        version,
        degraded: Object.entries(parts).flatMap(([part, is]) => (is ? [part] : [])),
        provider: down ? state : 'ok',
        spool,
        waiting,
        pages: cache.size(),
      },
      ok ? 200 : 503,
    );
  });
  return app;
}
