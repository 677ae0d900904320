import { letterEnd } from 'contract/text';
import { type FormName, fields } from './model';

/** Digits with the country code, as message apps expect: "0491 570 156" becomes 61491570156. */
const internationalDigits = (number: string) => number.replace(/\D/g, '').replace(/^0(?!0)/, '61');

/** Maximum text length in characters: message apps reject longer URLs. */
const LONGEST = 400;

/** The lead as a prefilled message: reference, subject, then the fields, one per line. */
export function messageText(
  form: FormName,
  values: Record<string, string>,
  reference: string | undefined,
  about?: string,
): string {
  const subject = form === 'quote' ? 'quote request' : 'enquiry';
  const typed = fields[form].flatMap(({ name, label }) => {
    const value = values[name]?.trim();
    if (!value || name === 'captcha') return [];
    return `${label}: ${value.length > LONGEST ? `${value.slice(0, letterEnd(value, LONGEST))}…` : value}`;
  });
  const greeting = `Hello, I have just sent a${form === 'quote' ? '' : 'n'} ${subject} ${reference ?? ''}`.trimEnd();
  return [greeting, ...(about ? [`About: ${about}`] : []), ...typed].join('\n');
}

/** Link that opens the message app with that text; it never opens automatically (R-FORM-20). */
export const messageLink = (mobile: string, text: string) =>
  `https://wa.me/${internationalDigits(mobile)}?text=${encodeURIComponent(text)}`;
