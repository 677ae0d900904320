import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from './breaker';

/** Result of a provider call; `spared` means rejected by the open circuit breaker. */
export type Outcome = 'answered' | 'failed' | 'spared';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** State that is read only when the metrics are requested. */
interface Sources {
  spool(): Promise<{ writable: boolean; waiting: number; refused: number; oldest_ms: number }>;
  cache(): { pages: number; bytes: number; hits: number; stale: number; misses: number };
  breaker(): BreakerState;
}

/** The site's metrics in Prometheus format. Names and labels are bounded: routes are patterns, never paths. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const timed = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const byRoute = 'Requests that passed the framework, by route pattern';
  const requests = timed('site_request_duration_seconds', byRoute, ['route', 'method', 'status']);
  const renderings = timed('site_render_duration_seconds', 'Renderings of pages, their loaders included', ['route']);
  const spared = 'Calls to the provider; "spared" ones were not made because the breaker was open';
  const calls = timed('site_provider_call_duration_seconds', spared, ['call', 'outcome']);

  const hits = new Map<string, { status: number; route: string; count: number }>();
  new Counter({
    name: 'site_cached_pages_total',
    help: 'Pages that were sent from the cache before any framework, by route pattern',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { route, status, count } of hits.values()) this.inc({ route, status }, count);
    },
  });
  return {
    registry,
    watch: (sources: Sources) => addGauges(registers, sources),
    answered: (route: string, method: string, status: number, seconds: number) =>
      requests.observe({ route, method, status }, seconds),
    /** Counts a page served from the cache, with plain counters: the response takes only microseconds. */
    cached(route: string, status: number) {
      const key = status === 200 ? route : `${status} ${route}`;
      const hit = hits.get(key);
      if (hit) hit.count += 1;
      else hits.set(key, { status, route, count: 1 });
    },
    rendered: (route: string, seconds: number) => renderings.observe({ route }, seconds),
    called: (call: string, outcome: Outcome, seconds: number) => calls.observe({ call, outcome }, seconds),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

function addGauges(registers: Registry[], sources: Sources): void {
  new Counter({
    name: 'site_page_cache_total',
    help: 'Look-ups in the page cache: fresh pages, stale ones sent and renewed, pages rendered while somebody waited',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits: hit, stale, misses: miss } = sources.cache();
      this.reset();
      for (const [result, count] of Object.entries({ hit, stale, miss })) this.inc({ result }, count);
    },
  });

  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('site_page_cache_pages', 'Pages in the cache', () => sources.cache().pages);
  gauge('site_page_cache_bytes', 'Bytes of the cached pages', () => sources.cache().bytes);
  const ofSpool = (name: string, help: string, value: (spool: Awaited<ReturnType<Sources['spool']>>) => number) =>
    gauge(name, help, async () => value(await sources.spool()));
  ofSpool('site_spool_waiting', 'Leads that wait for the provider', ({ waiting }) => waiting);
  ofSpool('site_spool_refused', 'Leads that the provider refused and that need a look', ({ refused }) => refused);
  ofSpool('site_spool_oldest_seconds', 'Age of the oldest lead that waits', ({ oldest_ms }) => oldest_ms / 1000);
  ofSpool('site_spool_writable', 'Whether the spool can be used (1) or not (0)', ({ writable }) => Number(writable));
  gauge('site_provider_spared', 'Whether the circuit breaker is closed (0), probing (0.5) or open (1)', () => {
    const state = sources.breaker();
    return state === 'closed' ? 0 : state === 'open' ? 1 : 0.5;
  });
}
