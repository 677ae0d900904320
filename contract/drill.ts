import { createHmac } from 'node:crypto';
import { isSameSecret } from 'shared/bearer';

/** Form field that carries the signed mark of a fire drill. */
export const DRILL_FIELD = 'drill';
/** How long a mark is valid, in milliseconds. */
const GOOD_FOR_MS = 15 * 60_000;

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(`drill ${text}`).digest('base64url');

/** Signs a mark for one drill; `name` consists of letters and digits. */
export function markOf(secret: string, name: string, now: number): string {
  const text = `${name}.${now + GOOD_FOR_MS}`;
  return `${text}.${sign(secret, text)}`;
}

/**
 * Returns the drill's name if the mark was signed with the secret that site and provider share. Only the site passes `now` to
 * check the age: a lead may be delivered long after it was accepted.
 */
export function drillOf(secret: string | undefined, mark: unknown, now?: number): string | undefined {
  if (!secret || typeof mark !== 'string') return undefined;
  const [, name, until, signature] = /^([a-z0-9]{1,40})\.(\d{1,16})\.([\w-]{43})$/.exec(mark) ?? [];
  if (!name || !until || !signature || !isSameSecret(signature, sign(secret, `${name}.${until}`))) return undefined;
  return now !== undefined && Number(until) < now ? undefined : name;
}
