import { digitsIn, emailIn, wordsIn } from 'shared/typed';

/** Trailing digits of a phone number that are compared. */
const LAST_DIGITS = 9;
/** A number with fewer digits is an extension or a typing mistake. */
const FEWEST_DIGITS = 6;
/** Fewer different digits are typed by somebody who does not want to be called: 000000, 121212. */
const FEWEST_DIFFERENT = 3;

/** An e-mail address normalised for comparison; null without one. */
export const emailKey = (email: string | null | undefined): string | null => emailIn(email ?? '').toLowerCase() || null;

/** The last nine digits of a phone number, equal for 0491 570 156 and +61 491 570 156; null when there are too few. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = digitsIn(phone ?? '');
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-LAST_DIGITS);
}

/** Who somebody is, as far as their leads say. */
export interface Person {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
}

/** Who sent a lead, by the fields of its form. */
export const senderOf = ({ fields }: { fields: Record<string, string | undefined> }): Person => ({
  name: fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' '),
  email: fields.email,
  phone: fields.phone,
});

/** Why two leads may be of the same person. */
export type Likeness = 'e-mail' | 'phone and name' | 'phone' | 'name';

/** The mailbox of an address: what stands between + and @ only sorts its mails. */
export function mailboxOf(email: string | null | undefined): string | null {
  const key = emailKey(email);
  const [at, plus] = [key?.lastIndexOf('@') ?? -1, key?.indexOf('+', 1) ?? -1];
  return key && plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}

const nameKey = (name: string | null | undefined) => wordsIn(name ?? '').join(' ') || null;

/** A number by which somebody can be told from others. */
const ownNumber = (phone: string | null | undefined) => {
  const key = phoneKey(phone);
  return key && new Set(key).size >= FEWEST_DIFFERENT ? key : null;
};

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Why the two may be the same person, the best reason; undefined if nothing speaks for it. */
export function likenessOf(one: Person, other: Person): Likeness | undefined {
  if (isSame(mailboxOf(one.email), mailboxOf(other.email))) return 'e-mail';
  const named = isSame(nameKey(one.name), nameKey(other.name));
  if (isSame(ownNumber(one.phone), ownNumber(other.phone))) return named ? 'phone and name' : 'phone';
  return named ? 'name' : undefined;
}

/** A phone number or a name alone may be somebody else's, who typed it or is called the same: a person decides. */
export const isSurely = (likeness: Likeness | undefined) => likeness === 'e-mail' || likeness === 'phone and name';
