import { type FormName, fields } from './model';

/** Digits with the country's, as message apps want them: "0491 570 156" is 61491570156. */
const internationalDigits = (number: string) => number.replace(/\D/g, '').replace(/^0(?!0)/, '61');

/** A longer text would make an address that message apps refuse, in characters. */
const LONGEST = 400;

/** The lead as a prefilled message: its reference, what it is about, then what was typed, a line each. */
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
    return `${label}: ${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}`;
  });
  const greeting = `Hello, I have just sent a${form === 'quote' ? '' : 'n'} ${subject} ${reference ?? ''}`.trimEnd();
  return [greeting, ...(about ? [`About: ${about}`] : []), ...typed].join('\n');
}

/** Link that opens the message app with that text; nothing opens by itself (R-FORM-20). */
export const messageLink = (mobile: string, text: string) =>
  `https://wa.me/${internationalDigits(mobile)}?text=${encodeURIComponent(text)}`;
