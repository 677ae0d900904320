import { digitsIn, emailIn } from 'shared/typed';

/** Where most customers have their mailbox. What is one slip away from one of them is probably meant to be it. */
const KNOWN =
  'gmail.com hotmail.com hotmail.com.au outlook.com outlook.com.au icloud.com yahoo.com yahoo.com.au bigpond.com bigpond.com.au bigpond.net.au optusnet.com.au live.com.au protonmail.com'.split(
    ' ',
  );
/** One slip away from another, and right as they are. */
const OTHERS = ['mail.com', 'ymail.com', 'email.com', 'fmail.com', 'live.com'];
/** Ends that no address has, and what was meant. */
const ENDS: [wrong: RegExp, right: string][] = [
  [/^(gmail|icloud|protonmail)\.com\.au$/, '$1.com'],
  [/\.(?:con|cpm|vom|xom|comm|cmo|ocm|coom|cim)$/, '.com'],
  [/\.(?:(?:con|cmo|ocm|cm|comm)\.au|comau|com\.(?:a|aus|ua|auu|uau))$/, '.com.au'],
];

/** Whether one text becomes the other by one slip: a letter too many, too few or wrong, or two exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left.length !== right.length)
    return left.slice(left.length > right.length ? 1 : 0) === right.slice(right.length > left.length ? 1 : 0);
  return left.slice(1) === right.slice(1) || (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]);
}

/** The domain that was probably meant; undefined if the typed one may well be right. */
function meantDomain(domain: string): string | undefined {
  if (KNOWN.includes(domain) || OTHERS.includes(domain)) return undefined;
  const ended = ENDS.reduce((text, [wrong, right]) => text.replace(wrong, right), domain);
  return KNOWN.find((known) => isOneSlip(ended, known)) ?? (ended === domain ? undefined : ended);
}

/** The fewest digits of a number with which somebody can be called back, apart from a 13 number. */
const FEWEST_DIGITS = 8;

/** What looks like a slip, as one question for each field; nothing is refused because of it (R-FORM-28). */
export function questions(values: Record<string, string>): Record<string, string> {
  const asked: Record<string, string> = {};
  const email = emailIn(values.email ?? '');
  const at = email.lastIndexOf('@');
  const domain = meantDomain(email.slice(at + 1).toLowerCase());
  if (at > 0 && domain) asked.email = `Do you mean ${email.slice(0, at)}@${domain}?`;
  const digits = digitsIn(values.phone ?? '');
  if (digits.length < FEWEST_DIGITS && !/^13\d{4}$/.test(digits)) asked.phone = 'Is this number complete? We call it.';
  return asked;
}
