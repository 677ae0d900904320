import { randomInt } from 'node:crypto';
import type { FormName } from './lead-fields';

/** Without 0 and O, 1, I and L, and U, which are easily confused on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const initials: Record<FormName, string> = { contact: 'E', quote: 'Q' };

const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference: "Q-7F3K-2PXM" for a quote; an enquiry's begins with E. */
export const newReference = (form: FormName) => `${initials[form]}-${four()}-${four()}`;

const SHAPE = new RegExp(`^[EQ]-[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** The form that a reference belongs to; undefined if it is not one of ours. */
export function formOfReference(text: string): FormName | undefined {
  if (!SHAPE.test(text)) return undefined;
  return text.startsWith('Q') ? 'quote' : 'contact';
}
