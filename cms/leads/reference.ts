import { randomInt } from 'node:crypto';

/** No 0 and O, no 1, I and L, no U: what is read over the phone arrives. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const initials = { contact: 'E', quote: 'Q' };

const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new number for a lead that came without one: "Q-7F3K-2PXM", an enquiry's begins with E. */
export const newReference = (form: keyof typeof initials) => `${initials[form]}-${four()}-${four()}`;
