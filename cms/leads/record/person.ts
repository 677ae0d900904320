import { clickIds, isClickId } from 'contract/campaign';
import type { Lead } from '../../storage/database/payload-types';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

/** The network of the first known click, in small letters and without more: "google ads". */
function networkOf(clicks: string | null | undefined): string | undefined {
  const name = [...(clicks ?? '').matchAll(/\((\w+)\): /g)].map(([, found = '']) => found).find(isClickId);
  return name && clickIds[name].replace(/,.*/, '').toLowerCase();
}

/** Source of the first touch in one word: campaign source, paid click, referring site, else "Direct". */
export function sourceOf(visit: Lead['visit']): string {
  const { first, last } = visit ?? {};
  const touch = first?.utm_source || first?.gclid || networkOf(first?.clicks) || first?.referrer ? first : last;
  if (touch?.utm_source) return touch.utm_source.trim().toLowerCase();
  if (touch?.gclid) return 'google ads';
  const network = networkOf(touch?.clicks);
  if (network) return network;
  return touch?.referrer ? hostOf(touch.referrer) : 'Direct';
}
