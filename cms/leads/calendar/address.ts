import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { isSameSecret } from 'shared/bearer';
import type { User } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { answersLeads } from '../../base/rights/access';
import { CALENDAR } from '../record/light-page';

type Account = Pick<NonNullable<PayloadRequest['user']>, 'id'>;

/** What is kept of an address: enough to know it again, not to write it. */
interface Kept {
  hash: string;
  made_at: string;
}

const keyOf = ({ id }: Account) => `calendar-address.${id}`;
const keptOf = (payload: Payload, account: Account) => payload.kv.get<Kept & Record<string, never>>(keyOf(account));
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes the address of an account's calendar; the one before stops. Nobody can be shown it again. */
export async function makeAddress(payload: Payload, account: Account, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await payload.kv.set(keyOf(account), { hash: hashOf(token), made_at: now.toISOString() });
  return `${env.cmsUrl}${CALENDAR}/${account.id}-${token}.ics`;
}

export const removeAddress = (payload: Payload, account: Account): Promise<void> => payload.kv.delete(keyOf(account));

/** When the address that an account has was made; undefined if it has none. */
export const addressMadeAt = async (payload: Payload, account: Account): Promise<string | undefined> =>
  (await keptOf(payload, account))?.made_at;

/**
 * The account whose calendar has this name; undefined, without saying why, for one that was replaced or removed, and for an account
 * that is gone, paused or may not see enquiries. A later account may have the number of one that was deleted.
 */
export async function accountOf(payload: Payload, name: string): Promise<User | undefined> {
  const [, id, token] = /^([1-9]\d{0,8})-([\w-]{32})\.ics$/.exec(name) ?? [];
  if (!id || !token) return undefined;
  const kept = await keptOf(payload, { id: Number(id) });
  if (!kept || !isSameSecret(hashOf(token), kept.hash)) return undefined;
  const user = await payload.findByID({ collection: 'users', id: Number(id), depth: 0, disableErrors: true });
  return user && !user.paused && answersLeads(user) && user.createdAt <= kept.made_at ? user : undefined;
}
