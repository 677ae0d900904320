/** Digits of a phone number that are compared. */
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
