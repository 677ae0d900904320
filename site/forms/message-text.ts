import { letterEnd } from 'shared/text';
import { type FormName, fields } from './model';

/** Maximum text length in characters: message apps reject longer URLs. */
const MAX_LENGTH = 400;

/** The lead as a message that the visitor may send (R-FORM-20): reference, subject, then the fields, one per line. */
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
    return `${label}: ${value.length > MAX_LENGTH ? `${value.slice(0, letterEnd(value, MAX_LENGTH))}…` : value}`;
  });
  const greeting = `Hello, I have just sent a${form === 'quote' ? '' : 'n'} ${subject} ${reference ?? ''}`.trimEnd();
  return [greeting, ...(about ? [`About: ${about}`] : []), ...typed].join('\n');
}
