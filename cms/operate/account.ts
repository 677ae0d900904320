import { randomBytes } from 'node:crypto';
import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';

const RANDOM_BYTES = 12;

/**
 * Creates the owner's account.
 * @returns text for the owner: a generated password is shown once and not stored.
 */
export async function makeOwner(payload: Payload, given: { email?: string; password?: string }): Promise<string> {
  const email = given.email ?? `owner@${starterSettings.email.split('@')[1]}`;
  const password = given.password ?? randomBytes(RANDOM_BYTES).toString('base64url');
  await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'owner' }, depth: 0 });
  return given.password ? `account ${email}` : `account ${email} password ${password}`;
}
