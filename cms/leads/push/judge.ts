import type { Payload } from 'payload';
import { rowsOf, sql } from '../../storage/database/query';
import { REFUSED } from './post';

/** Names of devices whose push service does not accept the key of this installation. */
export async function refusedDevices(payload: Payload): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    payload,
    sql`SELECT name FROM push_devices WHERE failures > 0 AND substr(last_answer, 1, ${REFUSED.length}) = ${REFUSED} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}
