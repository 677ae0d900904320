import type { Vital } from 'contract/vitals';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Measures the visit of the page that was loaded as a document, and sends it once, when it is left (ruling 44). */
export function reportVitals(): void {
  const page = location.pathname;
  const measured = new Map<string, Vital>();
  const note = ({ name, value }: Metric) => measured.set(name, { page, metric: name as Vital['metric'], value });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    navigator.sendBeacon('/api/vitals', JSON.stringify([...measured.values()]));
    measured.clear();
  });
}
