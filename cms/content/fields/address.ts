const SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True, or what is wrong with a slug. */
export const checkSlug = (value: unknown): true | string =>
  (typeof value === 'string' && SHAPE.test(value)) || 'Use small letters, digits and single hyphens, such as oven-cleaning.';

/** True, or what is wrong with the address of a page; digits alone are the number of a post. */
export const checkAddress = (value: unknown): true | string =>
  checkSlug(value) === true && !/[a-z]/.test(String(value)) ? 'Use at least one letter.' : checkSlug(value);

const LONGEST = 80;

/** What a page is called: the words that its address is proposed from. */
export const nameOf = (page: { name?: unknown; title?: unknown }): string => String(page.name || page.title || '');

/** A name as the last part of an address: "Oven care & more" becomes "oven-care-and-more"; never digits alone, which are a number of a post. */
export function addressOf(name: string): string {
  if (name.trim() === '') return '';
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  const address = (words ?? []).join('-');
  const cut = address.length > LONGEST ? address.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : address;
  return /[a-z]/.test(cut) ? cut.slice(0, LONGEST) : ['page', ...(cut ? [cut] : [])].join('-');
}

/** Whether an address is empty or still the one that was proposed for this name, with a number or without. */
export function isProposed(address: string | null | undefined, name: string): boolean {
  const proposed = addressOf(name);
  return (
    !address || address === proposed || (address.startsWith(`${proposed}-`) && /^\d+$/.test(address.slice(proposed.length + 1)))
  );
}

/** The wanted address, or the first of its numbered neighbours that is free. */
export function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
