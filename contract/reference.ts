import { randomInt } from 'node:crypto';
import type { FormName } from './lead-fields';

/** No 0 and O, no 1, I and L, no U: what is read over the phone arrives. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const initials: Record<FormName, string> = { contact: 'E', quote: 'Q' };

const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new number for a lead: "Q-7F3K-2PXM", an enquiry's begins with E. */
export const newReference = (form: FormName) => `${initials[form]}-${four()}-${four()}`;

const SHAPE = new RegExp(`^[EQ]-[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** The form that a reference belongs to; undefined when it is none of ours. */
export function formOfReference(text: string): FormName | undefined {
  if (!SHAPE.test(text)) return undefined;
  return text.startsWith('Q') ? 'quote' : 'contact';
}
