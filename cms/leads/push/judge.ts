import type { Payload } from 'payload';
import { rowsOf, sql } from '../../base/database/query';

/** How an answer begins that an operator has to do something about. */
export const REFUSED = 'The push service does not accept the key of this installation';

/** How the answer begins after which a device rings no more until its browser says where it is. */
export const GONE = 'The push service knows this device no more';

const lastSaid = (words: string) =>
  sql`(COALESCE(push_devices.failures, 0) > 0 AND COALESCE(substr(push_devices.last_answer, 1, ${words.length}), '') = ${words})`;

/** Whether a device was lost: its push service does not know it. */
export const IS_LOST = lastSaid(GONE);

/** The same of a device that was read. */
export const isLost = ({ failures, last_answer }: { failures?: number | null; last_answer?: string | null }): boolean =>
  Boolean(failures && last_answer?.startsWith(GONE));

export async function anyRings(payload: Payload): Promise<boolean> {
  const rows = await rowsOf(payload, sql`SELECT id FROM push_devices WHERE NOT ${IS_LOST} LIMIT 1`);
  return rows.length > 0;
}

/** Names of devices whose push service does not accept the key of this installation. */
export async function refusedDevices(payload: Payload): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(payload, sql`SELECT name FROM push_devices WHERE ${lastSaid(REFUSED)} ORDER BY id`);
  return rows.map(({ name }) => name);
}
