import type { Vital } from 'contract/vitals';

/** One visit in this many is measured: enough for a 75th percentile. */
const VISITS_A_SAMPLE = 2;
/**
 * Layout shifts belong to one session window while they are at most 1 s apart and the window is at most 5 s long (milliseconds).
 */
const SHIFTS_FOLLOW_MS = 1000;
const SHIFTS_LAST_MS = 5000;
/** Minimum duration of recorded events, in milliseconds. */
const SHORTEST_EVENT_MS = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

function watch<Entry extends PerformanceEntry>(type: string, each: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry as Entry);
  });
  observer.observe({ type, buffered: true, durationThreshold: SHORTEST_EVENT_MS } as PerformanceObserverInit);
}

/** Measures the visit of a document load and sends the values once, when it is left (R-OWNER-4). Times in milliseconds. */
export function reportVitals(): void {
  if (Math.random() >= 1 / VISITS_A_SAMPLE) return;
  const page = location.pathname.slice(0, 200);
  const measured = new Map<Vital['metric'], number>();
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const began = navigation?.activationStart ?? 0; // for a prerendered page, relative to its activation
  const note = (metric: Vital['metric'], at: number) => measured.set(metric, Math.max(0, at - began));

  if (navigation) note('TTFB', navigation.responseStart);
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && note('FCP', startTime));
  watch('largest-contentful-paint', ({ startTime }) => note('LCP', startTime));
  measured.set('CLS', 0);
  let first = 0;
  let latest = 0;
  let sum = 0;
  watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const follows = sum > 0 && startTime - latest < SHIFTS_FOLLOW_MS && startTime - first < SHIFTS_LAST_MS;
    first = follows ? first : startTime;
    latest = startTime;
    sum = follows ? sum + value : value;
    measured.set('CLS', Math.max(measured.get('CLS') ?? 0, sum));
  });
  watch<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) measured.set('INP', Math.max(measured.get('INP') ?? 0, duration));
  });

  document.addEventListener('visibilitychange', function send() {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', send);
    const vitals: Vital[] = [...measured].map(([metric, value]) => ({ page, metric, value }));
    navigator.sendBeacon('/api/vitals', JSON.stringify(vitals));
  });
}
