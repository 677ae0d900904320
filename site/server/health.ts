import { version } from 'contract/version';
import { Hono } from 'hono';
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
}

/** `/healthz`: the process answers. `/readyz`: what is degraded; 503 if visitors are better sent to another site (R-RUN-18). */
export function health({ spool: leads, store, media, provider, cache, company }: HealthDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const spool = await leads.state();
    const down = store.degraded();
    if (down) store.probe().catch(() => undefined);
    const content = await company.isKnown();
    const degraded = Object.entries({ provider: down, media: media.degraded(), spool: !spool.writable, content: !content });
    const state = provider.state() === 'closed' ? 'not answering' : 'spared after repeated failures';
    const ok = spool.writable && content;
    return c.json(
      {
        ok,
        version,
        degraded: degraded.flatMap(([part, is]) => (is ? [part] : [])),
        provider: down ? state : 'ok',
        spool,
        pages: cache.size(),
      },
      ok ? 200 : 503,
    );
  });
  return app;
}
