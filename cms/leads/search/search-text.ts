import { type StoredField, searchedFields } from 'contract/lead-fields';
import type { Where } from 'payload';
import { digitsIn, legible, wordsIn } from 'shared/typed';
import type { Lead } from '../../base/database/payload-types';

type Searched = Partial<Pick<Lead, 'reference' | StoredField>>;

/** Fewer consecutive digits are a house number or postcode, not a phone number. */
const PHONE_DIGITS = 6;
/** "0412345678" */
const MAX_NATIONAL_DIGITS = 10;
/** Digits in groups: brackets, dashes, slashes, dots and spaces may stand between them. */
const PHONE = /\+?[\s([{]{0,3}\d(?:[\s\-()[\]{}./\\_·•*~]*\d)*/g;
/** What stands before a value where it was copied: "Name:", "tel:", and before a number or an e-mail address "Ph." or "Mobile". */
const LABEL =
  /(?<![\p{L}\p{N}])(?:\p{L}[\p{L}-]{0,15}:[\s/]*|(?:tel|telephone|téléphone|telefon|phone|ph|mob|mobile|cell|fax|call|sms|callto|whatsapp|no|nr|number|[ptm](?=\.))[\s.:#]+(?=[+([\d])|(?:e-?mail|mail|e(?=\.))[\s.:#]+(?=[^\s@]{1,40}@))/giu;
/** What a link to a number or an address carries behind it: ";ext=5", "?subject=Hello". */
const LINK_TAIL = /(?<=\S)[;?][a-z-]+=\S*/gi;

/** A name with an apostrophe in it: "O'Brien". */
const APOSTROPHE = /(?<=\p{L})['`](?=\p{L})/gu;

/** A text that is stored for search: its words, in which dashes separate nothing, so that Smith-Jones is found as Smithjones too. */
const stored = (text: string) => wordsIn(legible(text).replaceAll('-', '')).join(' ');

export function searchTextOf(lead: Searched): string | null {
  const parts = searchedFields().map((name) => (name === 'phone' ? digitsIn(lead.phone ?? '') : stored(lead[name] ?? '')));
  const text = [stored(lead.reference ?? ''), ...parts].filter(Boolean).join(' ');
  return text || null;
}

/** A typed phone number without its leading zero or Australia's country code. */
function nationalDigits(typed: string): string {
  const digits = digitsIn(typed).replace(/^(?:0011|00)/, '');
  const withCode = typed.includes('+') || digits.length >= MAX_NATIONAL_DIGITS + 1;
  return (withCode ? digits.replace(/^61/, '') : digits).replace(/^0+/, '');
}

const containing = (words: string[]): Where => ({ and: words.map((word) => ({ search_text: { contains: word } })) });

/** Whether whatever has all words of the one has all words of the other; of two such the first is kept. */
function covers(wide: string[], narrow: string[], readings: string[][]): boolean {
  const isIn = (one: string[], other: string[]) => one.every((word) => other.some((longer) => longer.includes(word)));
  return wide !== narrow && isIn(wide, narrow) && !(isIn(narrow, wide) && readings.indexOf(narrow) < readings.indexOf(wide));
}

/** Condition for leads that contain every word of a search; consecutive digits also match as one phone number. */
export function leadsMatching(search: string): Where {
  const typed = legible(search).replace(LINK_TAIL, '');
  const asTyped = wordsIn(typed);
  if (asTyped.length === 0) return { id: { exists: true } };
  const named = typed.replace(LABEL, ' ');
  const phones: string[] = [];
  const rest = named.replace(PHONE, (found) => {
    if (digitsIn(found).length < PHONE_DIGITS) return found;
    phones.push(nationalDigits(found));
    return ' ';
  });
  const readings = [asTyped, ...(named === typed ? [] : [wordsIn(named)])];
  if (phones.length > 0) readings.push([...phones, ...wordsIn(rest)]);
  // Enquiries of before 1.1 with an accent for an apostrophe ("O´Brien") were stored as two words.
  if (typed.search(APOSTROPHE) >= 0)
    readings.push(typed.split(' ').flatMap((word) => wordsIn(word.replace(APOSTROPHE, ' ')).join(' ') || []));
  return { or: readings.filter((reading) => !readings.some((other) => covers(other, reading, readings))).map(containing) };
}
