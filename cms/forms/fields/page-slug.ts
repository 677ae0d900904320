import { folded } from 'shared/typed';

const SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const checkSlug = (value: unknown): true | string =>
  (typeof value === 'string' && SHAPE.test(value)) || 'Use small letters, digits and single hyphens, such as oven-cleaning.';

/** Validates a page's slug, which needs a letter: digits alone are a post's id. Returns true or the error. */
export const checkAddress = (value: unknown): true | string =>
  checkSlug(value) === true && !/[a-z]/.test(String(value)) ? 'Use at least one letter.' : checkSlug(value);

const MAX_LENGTH = 80;

export const nameOf = (page: { name?: unknown; title?: unknown }): string => String(page.name || page.title || '');

/** Converts a name to a slug: "Oven care & more" becomes "oven-care-and-more"; never digits alone, which are a post's id. */
export function addressOf(name: string): string {
  if (name.trim() === '') return '';
  const words = folded(name)
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  const address = (words ?? []).join('-');
  const cut = address.length > MAX_LENGTH ? address.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '') : address;
  return /[a-z]/.test(cut) ? cut.slice(0, MAX_LENGTH) : ['page', ...(cut ? [cut] : [])].join('-');
}

/** Whether a slug is empty or still the one proposed for this name, with or without a number. */
export function isProposed(address: string | null | undefined, name: string): boolean {
  const proposed = addressOf(name);
  return (
    !address || address === proposed || (address.startsWith(`${proposed}-`) && /^\d+$/.test(address.slice(proposed.length + 1)))
  );
}

/** The wanted slug, or the first free one with a number. */
export function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
