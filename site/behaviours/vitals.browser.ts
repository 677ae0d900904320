import type { Vital } from 'contract/vitals';

/** One visit in so many is measured: enough for a 75th percentile. */
const VISITS_A_SAMPLE = 2;
/** Layout shifts belong to one window while they follow within a second, for five at most (milliseconds). */
const SHIFTS_FOLLOW_MS = 1000;
const SHIFTS_LAST_MS = 5000;
/** The shortest event that the browser is asked to note, in milliseconds. */
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

/**
 * Measures the visit of the page that was loaded as a document, and sends it once, when it is left (R-OWNER-4). Times in
 * milliseconds.
 */
export function reportVitals(): void {
  if (Math.random() >= 1 / VISITS_A_SAMPLE) return;
  const page = location.pathname.slice(0, 200);
  const measured = new Map<Vital['metric'], number>();
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const began = navigation?.activationStart ?? 0; // of a page that was rendered before it was shown
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
