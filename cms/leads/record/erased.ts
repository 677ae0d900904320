import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { rowsOf, sql } from '../../base/database/query';
import { keyFor } from '../../base/process/secret-box';

/** Milliseconds for which a mark is kept: longer than anything of an erased lead can be on its way. */
const MARKED_MS = 48 * 60 * 60_000;
const MARK = 'erased.';

/** A mark's name says nothing to whoever does not have the installation's secret. */
const nameOf = (what: string) => MARK + createHmac('sha256', keyFor('erased')).update(what).digest('base64url');

/** Marks keys and references of erased leads, so that what comes late of them is not stored again. */
export async function markErased(payload: Payload, what: readonly string[], now: Date): Promise<void> {
  for (const one of what) await payload.kv.set(nameOf(one), { at: now.getTime() });
}

export async function isErased(payload: Payload, what: readonly (string | undefined)[]): Promise<boolean> {
  for (const one of what) if (one !== undefined && (await payload.kv.has(nameOf(one)))) return true;
  return false;
}

export async function forgetMarks(payload: Payload, now: Date): Promise<void> {
  const rows = await rowsOf<{ key: string }>(payload, sql`SELECT key FROM payload_kv WHERE key LIKE ${`${MARK}%`}`);
  for (const { key } of rows) {
    const mark = await payload.kv.get<{ at: number }>(key);
    if (mark && Math.abs(now.getTime() - mark.at) > MARKED_MS) await payload.kv.delete(key);
  }
}
