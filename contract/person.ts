import { digitsIn, emailIn } from './typed';

/** Trailing digits of a phone number that are compared. */
const LAST_DIGITS = 9;
/** A number with fewer digits is an extension or a typing mistake. */
const FEWEST_DIGITS = 6;

/** An e-mail address normalised for comparison; null without one. */
export const emailKey = (email: string | null | undefined): string | null => emailIn(email ?? '').toLowerCase() || null;

/** The last nine digits of a phone number, equal for 0491 570 156 and +61 491 570 156; null when there are too few. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = digitsIn(phone ?? '');
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-LAST_DIGITS);
}
