export interface Answered {
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** Kept on the process: the server counts, and what Next bundles holds the figures. */
const OBSERVE = Symbol.for('cms.metrics.observe');
const holder = globalThis as { [key: symbol]: ((answered: Answered) => void) | undefined };

/** Counts an answered request; nothing when metrics are off. */
export const countRequest = (answered: Answered): void => holder[OBSERVE]?.(answered);

/** Has every answered request told to `observe`. */
export function onRequest(observe: (answered: Answered) => void): void {
  holder[OBSERVE] = observe;
}

/** The pattern of an address, for a label: bounded, whatever is asked for. */
export function routeOf(path: string): string {
  const [, first = '', second = ''] = path.split('?')[0]?.split('/') ?? [];
  if (first === 'api' || first === 'payload-api') return /^[\w-]{1,40}$/.test(second) ? `/${first}/${second}` : `/${first}/*`;
  if (['admin', 'inbox', 'storage', '_next'].includes(first)) return `/${first}/*`;
  return ['healthz', 'readyz'].includes(first) ? `/${first}` : '(other)';
}
