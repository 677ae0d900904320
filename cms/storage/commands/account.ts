import { randomBytes } from 'node:crypto';
import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';

const RANDOM_BYTES = 12;

/**
 * Creates the owner's account.
 * @param shown whether a generated password is shown, once, and not stored; otherwise nobody ever knows it
 * @returns text for the owner
 */
export async function makeOwner(payload: Payload, given: { email?: string; password?: string }, shown: boolean): Promise<string> {
  const email = given.email ?? `owner@${starterSettings.email.split('@')[1]}`;
  const password = given.password ?? randomBytes(RANDOM_BYTES).toString('base64url');
  await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'owner' }, depth: 0 });
  if (given.password) return `account ${email}`;
  if (shown) return `account ${email} password ${password}`;
  return `account ${email}: the operators' command "password ${email}" prints a link that sets its password`;
}
