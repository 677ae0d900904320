import { createHash, ECDH } from 'node:crypto';
import type { Access, CollectionConfig, Payload } from 'payload';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { PushDevice } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { isPublicAddress } from '../../base/process/inside-addresses';
import { refusalOf } from '../../base/process/request-outside';
import { seal, unseal } from '../../base/process/secret-box';
import { nobody, nobodyMayChangeThisField, ownersOnly } from '../../base/rights/access';
import { IS_LOST } from './judge';

const MAX_DEVICES = 20;

const ownOrOwners: Access = (args) =>
  ownersOnly(args) || (args.req.user?.role === 'leads' && { user: { equals: args.req.user.id } });

const secret = { access: { read: nobodyMayChangeThisField }, admin: { hidden: true, disabled: true } };

/** Browsers that ring, each of one account. Where and with which keys is encrypted, and no answer contains it. */
export const pushDevices: CollectionConfig = {
  slug: 'push-devices',
  versions: false,
  labels: { singular: 'Device that rings', plural: 'Devices that ring' },
  access: { create: nobody, read: ownOrOwners, update: nobody, delete: ownOrOwners },
  admin: { hidden: true, useAsTitle: 'name' },
  disableDuplicate: true,
  defaultSort: 'createdAt',
  hooks: {
    beforeDelete: [({ id, req }) => execute(req.payload, sql`DELETE FROM pushes WHERE device_id = ${id}`)],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    // The hash by which the same browser is known again, and its page finds its row.
    { name: 'endpoint_hash', type: 'text', required: true, unique: true, index: true, ...secret },
    { name: 'sealed', type: 'text', required: true, ...secret },
    { name: 'name', type: 'text', required: true },
    { name: 'last_success_at', type: 'date' },
    { name: 'failures', type: 'number', defaultValue: 0 },
    { name: 'last_answer', type: 'text' },
  ],
};

const isKey = (text: string) => {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return Buffer.from(text, 'base64url').length === 65;
  } catch {
    return false;
  }
};

/** Push services are on the internet, and speak https. */
function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (env.pushInside) return /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && isPublicAddress(address) && !refusalOf(url);
}

/** What a browser says of where it can be reached. */
export const Subscription = z.object({
  endpoint: z.string().max(1500).refine(isReachable),
  keys: z.object({
    p256dh: z.string().max(100).refine(isKey),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

/** The hash of an address that only browser, push service and we know. */
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** "Chrome on Android", from what a browser calls itself. */
export function deviceName(agent: string): string {
  const first = (known: [RegExp, string][], otherwise: string) =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? otherwise;
  const browser = first(
    [
      [/Edg/, 'Edge'],
      [/OPR\//, 'Opera'],
      [/SamsungBrowser/, 'Samsung Internet'],
      [/Firefox|FxiOS/, 'Firefox'],
      [/Chrome|CriOS/, 'Chrome'],
      [/Safari/, 'Safari'],
    ],
    'Browser',
  );
  const system = first(
    [
      [/iPhone/, 'iPhone'],
      [/iPad/, 'iPad'],
      [/Android/, 'Android'],
      [/Windows/, 'Windows'],
      [/Mac OS X/, 'Mac'],
      [/CrOS/, 'ChromeOS'],
      [/Linux/, 'Linux'],
    ],
    '',
  );
  return system ? `${browser} on ${system}` : browser;
}

const sealed = (subscription: Subscription) => seal(JSON.stringify(subscription), 'push-device');

/** Has a browser ring for an account from now on, and for no other; false if the account has too many. */
export const addDevice = (payload: Payload, user: number, subscription: Subscription, name: string): Promise<boolean> =>
  inTurn(payload, `devices of ${user}`, async () => {
    const [now, hash] = [new Date().toISOString(), hashOf(subscription.endpoint)];
    const rows = await rowsOf(
      payload,
      sql`INSERT INTO push_devices (user_id, endpoint_hash, sealed, name, failures, created_at, updated_at)
          SELECT ${user}, ${hash}, ${sealed(subscription)}, ${name}, 0, ${now}, ${now}
          WHERE (SELECT count(*) FROM push_devices WHERE user_id = ${user} AND endpoint_hash <> ${hash} AND NOT ${IS_LOST}) < ${MAX_DEVICES}
          ON CONFLICT (endpoint_hash) DO UPDATE SET user_id = excluded.user_id, sealed = excluded.sealed, name = excluded.name,
            failures = 0, last_answer = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at
          RETURNING id`,
    );
    if (rows.length === 0) return false;
    await execute(
      payload,
      sql`DELETE FROM push_devices WHERE user_id = ${user} AND name = ${name} AND endpoint_hash <> ${hash} AND ${IS_LOST}`,
    );
    return true;
  });

/** The browser itself has another address from now on; it proves that by a secret of the old one. */
export async function renewDevice(
  payload: Payload,
  old: { endpoint: string; auth: string },
  subscription: Subscription,
): Promise<boolean> {
  const [row] = await rowsOf<{ id: number; sealed: string }>(
    payload,
    sql`SELECT id, sealed FROM push_devices WHERE endpoint_hash = ${hashOf(old.endpoint)}`,
  );
  if (!row || subscriptionOf(row)?.keys.auth !== old.auth) return false;
  const renewed = await rowsOf(
    payload,
    sql`UPDATE push_devices SET endpoint_hash = ${hashOf(subscription.endpoint)}, sealed = ${sealed(subscription)},
          failures = 0, last_answer = NULL
        WHERE id = ${row.id} AND sealed = ${row.sealed}
        AND NOT EXISTS (SELECT 1 FROM push_devices WHERE endpoint_hash = ${hashOf(subscription.endpoint)}) RETURNING id`,
  );
  return renewed.length === 1;
}

/** Where a device is reached; undefined if it was stored by another installation. */
export function subscriptionOf({ sealed: text }: { sealed: string }): Subscription | undefined {
  const opened = unseal(text, 'push-device');
  return opened ? (JSON.parse(opened) as Subscription) : undefined;
}

export async function dropDevice(payload: Payload, id: number): Promise<void> {
  await execute(payload, sql`DELETE FROM pushes WHERE device_id = ${id}`);
  await execute(payload, sql`DELETE FROM push_devices WHERE id = ${id}`);
}

/** Nothing rings any more for an account: it was paused, deleted or signed out everywhere, or has another password or role. */
export async function forgetDevices(payload: Payload, user: number): Promise<void> {
  const devices = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT id FROM push_devices WHERE user_id = ${user} OR user_id IS NULL`,
  );
  for (const { id } of devices) await dropDevice(payload, id);
}

/** Notes an answer about a device; false if the device is reached at another address by now, of which that says nothing. */
export async function noteAnswer(
  payload: Payload,
  { id, endpoint_hash }: Pick<PushDevice, 'id' | 'endpoint_hash'>,
  answer: string,
  ok: boolean,
  now: Date,
): Promise<boolean> {
  const change = ok
    ? sql`last_success_at = ${now.toISOString()}, failures = 0, last_answer = ${answer}`
    : sql`failures = failures + 1, last_answer = ${answer.slice(0, 300)}`;
  const noted = await rowsOf(
    payload,
    sql`UPDATE push_devices SET ${change} WHERE id = ${id} AND endpoint_hash = ${endpoint_hash} RETURNING id`,
  );
  return noted.length === 1;
}
