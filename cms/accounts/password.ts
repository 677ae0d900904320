import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

/** Minimum and maximum length in characters. A longer password is no safer and costs processor time. */
const PASSWORD_LENGTH = { least: 12, most: 128 };

/** Matches a password that consists of common words, with only digits and signs after them. */
const COMMON =
  /^(pass(word|wort|phrase)?|p[a@]ssw[o0]rd|qwerty(uiop)?|asdfgh(jkl)?|zxcvbn(m)?|letmein|welcome|administrator|admin|iloveyou|changeme|changeit|cleaning|cleaner|football|sunshine|princess|dragon|monkey|master|secret|default|superman|australia|adelaide|melbourne)*[\d\W_]*$/i;
const RISING = '01234567890123456789';

const isRepeated = (text: string) => /^(.{1,4})\1+.{0,3}$/.test(text);
const isRising = (text: string) => RISING.includes(text) || [...RISING].reverse().join('').includes(text);

/** Why a password is not allowed; undefined if it is. Length counts, not the kind of characters. */
export function passwordFault(password: string, email = ''): string | undefined {
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least) return `A password has ${least} characters or more: three or four unrelated words are good`;
  if (password.length > most) return `A password has at most ${most} characters`;
  if (COMMON.test(password) || isRepeated(password) || isRising(password))
    return 'This password is among the first that are tried: take three or four unrelated words';
  const name = email.split('@')[0] ?? '';
  if (name.length > 3 && password.toLowerCase().includes(name.toLowerCase()))
    return 'A password must not contain the name from the e-mail address';
  return undefined;
}

/** Rejects weak passwords in every call. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const setsOne = operation === 'create' || operation === 'update' || operation === 'updateByID' || operation === 'resetPassword';
  if (!setsOne) return;
  const { password, email } = (args.data ?? {}) as { password?: unknown; email?: string };
  if (typeof password !== 'string' || password === '') return;
  const message = passwordFault(password, email);
  if (message)
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', label: 'Password', message }] }, req.t);
  req.context.password_changed = true;
};
