import { CHROMIUM, launch } from '../../tests/kit/browser';
import { freePort } from '../../tests/kit/stack';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Audits needed for the performance score and the measurements; the others of the category take half of a visit's time. */
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'metrics',
  'network-requests',
];

/** One visit of a slow phone; times in milliseconds. */
export interface Visit {
  /** From 0 to 100, by category. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Bytes requested until the largest paint. */
  bytes: number;
  /** Scripts requested until the largest paint. */
  scripts: number;
  /** Bytes of the whole load. */
  allBytes: number;
  /** Page data and style sheets requested in the whole load. */
  forReact: number;
}

interface Requested {
  resourceType: string;
  networkRequestTime: number;
  transferSize: number;
}

/** A Chromium that Lighthouse visits pages with. */
export async function startLighthouse() {
  // biome-ignore lint/suspicious/noExplicitAny: installed by the benchmark itself, so its types are not available
  const { default: lighthouse } = (await import('lighthouse' as string)) as any;
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`], CHROMIUM);

  /** Visits for all categories, or only for measurements and the performance score. */
  async function visit(url: string, whole = false, tries = 3): Promise<Visit> {
    const selection = whole ? { onlyCategories: CATEGORIES } : { onlyAudits: MEASURES, disableFullPageScreenshot: true };
    const { lhr } = await lighthouse(url, { port, ...selection, logLevel: 'error', output: 'json' });
    if (lhr.runtimeError && tries > 1) return visit(url, whole, tries - 1); // its own trace fails now and then
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const audit = (name: string) => lhr.audits[name];
    const largest = audit('metrics').details.items[0].observedLargestContentfulPaint;
    const requests = audit('network-requests').details.items as Requested[];
    const before = requests.filter((item) => item.networkRequestTime <= largest);
    return {
      scores: Object.fromEntries(
        (whole ? CATEGORIES : CATEGORIES.slice(0, 1)).map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
      ),
      lcp: audit('largest-contentful-paint').numericValue,
      fcp: audit('first-contentful-paint').numericValue,
      tbt: audit('total-blocking-time').numericValue,
      cls: audit('cumulative-layout-shift').numericValue,
      bytes: before.reduce((sum, item) => sum + item.transferSize, 0),
      scripts: before.filter((item) => item.resourceType === 'Script').length,
      allBytes: requests.reduce((sum, item) => sum + item.transferSize, 0),
      forReact: requests.filter((item) => ['Fetch', 'XHR', 'Stylesheet'].includes(item.resourceType)).length,
    };
  }
  return { visit, close: () => browser.close() };
}
