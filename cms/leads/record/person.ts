import type { Lead } from '../../base/payload-types';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

/** Source of the first touch in one word: campaign source, paid click, referring site, else "Direct". */
export function sourceOf(visit: Lead['visit']): string {
  const touch = visit?.first?.utm_source || visit?.first?.gclid || visit?.first?.referrer ? visit.first : visit?.last;
  if (touch?.utm_source) return touch.utm_source.trim().toLowerCase();
  if (touch?.gclid) return 'google ads';
  return touch?.referrer ? hostOf(touch.referrer) : 'Direct';
}
