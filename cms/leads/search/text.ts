import { type StoredField, searchedFields } from 'contract/lead-fields';
import type { Where } from 'payload';
import type { Lead } from '../../base/payload-types';

type Searched = Partial<Pick<Lead, 'reference' | StoredField>>;

/** Fewer consecutive digits are a house number or postcode, not a phone number. */
const PHONE_DIGITS = 6;
/** "0412345678" */
const LONGEST_NATIONAL = 10;
const PHONE = /\+?\d[\d\s().-]*\d/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Normalises text for search: lower case, without accents and without punctuation that people omit or add. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-‐-―'’()%\\]/g, '')
    .replace(/[\s,;]+/g, ' ')
    .trim();

/** The search text of a lead. */
export function searchTextOf(lead: Searched): string | null {
  const parts = searchedFields().map((name) => (name === 'phone' ? digitsOf(lead.phone ?? '') : fold(lead[name] ?? '')));
  const text = [fold(lead.reference ?? ''), ...parts].filter(Boolean).join(' ');
  return text || null;
}

/** A typed phone number without its leading zero or Australia's country code. */
function nationalDigits(typed: string): string {
  const digits = digitsOf(typed).replace(/^(?:0011|00)/, '');
  const withCode = typed.startsWith('+') || digits.length >= LONGEST_NATIONAL + 1;
  return (withCode ? digits.replace(/^61/, '') : digits).replace(/^0+/, '');
}

const containing = (words: string[]): Where => ({ and: words.map((word) => ({ search_text: { contains: word } })) });
const words = (text: string) => fold(text).split(' ').filter(Boolean);

/** Condition for leads that contain every word of a search; consecutive digits also match as one phone number. */
export function leadsMatching(search: string): Where {
  const asTyped = words(search);
  if (asTyped.length === 0) return { id: { exists: true } };
  const phones: string[] = [];
  const rest = search.replace(PHONE, (found) => {
    if (digitsOf(found).length < PHONE_DIGITS) return found;
    phones.push(nationalDigits(found));
    return ' ';
  });
  if (phones.length === 0) return containing(asTyped);
  return { or: [containing(asTyped), containing([...phones, ...words(rest)])] };
}
