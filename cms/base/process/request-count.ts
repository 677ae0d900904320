import { perProcess } from './per-process';

export interface Answered {
  route: string;
  method: string;
  status: number;
  seconds: number;
}

const observer = perProcess<{ observe?: (answered: Answered) => void }>('metrics.observer', () => ({}));

export const countRequest = (answered: Answered): void => observer.observe?.(answered);

export function onRequest(observe: (answered: Answered) => void): void {
  observer.observe = observe;
}

/** The route pattern of a path as a label; the number of labels is bounded. */
export function routeOf(path: string): string {
  const [, first = '', second = ''] = path.split('?')[0]?.split('/') ?? [];
  if (first === 'api' || first === 'payload-api') return /^[\w-]{1,40}$/.test(second) ? `/${first}/${second}` : `/${first}/*`;
  if (['admin', 'inbox', 'office', 'storage', '_next'].includes(first)) return `/${first}/*`;
  return ['healthz', 'readyz'].includes(first) ? `/${first}` : '(other)';
}
