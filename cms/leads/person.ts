import type { Lead } from '../payload-types';

const LAST_DIGITS = 9;
/** Fewer digits than this are an extension or a slip, not a person's number. */
const FEWEST_DIGITS = 6;

/** An e-mail address as it is compared; null when there is none. */
export const emailKey = (email: string | null | undefined): string | null => email?.trim().toLowerCase() || null;

/** The last nine digits of a phone number: the same for 0491 570 156 and +61 491 570 156; null when there are too few. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-LAST_DIGITS);
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

/** Where the first touch came from, in a word: the campaign's source, a paid click, the site that sent them, else "Direct". */
export function sourceOf(visit: Lead['visit']): string {
  const touch = visit?.first?.utm_source || visit?.first?.gclid || visit?.first?.referrer ? visit.first : visit?.last;
  if (touch?.utm_source) return touch.utm_source.trim().toLowerCase();
  if (touch?.gclid) return 'google ads';
  return touch?.referrer ? hostOf(touch.referrer) : 'Direct';
}

/** Digits as message apps want them, Australia's country code included. */
export const internationalDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0(?!0)/, '61');
