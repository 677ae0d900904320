import { clickIds, isClickId } from 'contract/campaign';
import type { Lead } from '../../base/database/payload-types';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

/** The network of the first known click, in small letters and without more: "google ads". */
function networkOf(clicks: string | null | undefined): string | undefined {
  const name = [...(clicks ?? '').matchAll(/\((\w+)\): /g)].map(([, found = '']) => found).find(isClickId);
  return name && clickIds[name].replace(/,.*/, '').toLowerCase();
}

type Touch = NonNullable<NonNullable<Lead['visit']>['first']>;

/** Source of a touch in one word: campaign source, paid click, referring site; undefined where nothing says it. */
function sourceOfTouch(touch: Touch | undefined): string | undefined {
  if (touch?.utm_source) return touch.utm_source.trim().toLowerCase();
  if (touch?.gclid) return 'google ads';
  return networkOf(touch?.clicks) ?? (touch?.referrer ? hostOf(touch.referrer) : undefined);
}

/** Sources of the first and the latest touch of a visit, each of the other where it has none; else "Direct". */
export function sourcesOf(visit: Lead['visit']): { source: string; latest_source: string } {
  const [first, last] = [sourceOfTouch(visit?.first), sourceOfTouch(visit?.last)];
  return { source: first ?? last ?? 'Direct', latest_source: last ?? first ?? 'Direct' };
}
