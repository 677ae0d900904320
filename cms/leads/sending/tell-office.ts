import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';
import { companyOf } from '../mails/compose';
import { storeInOutbox } from '../mails/post';
import { ringOffice } from '../push/ring';
import { type CustomerAct, customerActMail } from './customer-act-mail';
import { wakeSweep } from './sweep';

/** Photos are added one by one: after a mail about some, one more tells of all that come within so long. */
const GATHER_MS = 10 * 60_000;

/** When the office is mailed about photos; undefined if a mail that waits tells of them too. */
async function photosToldAt(payload: Payload, { id }: Lead, key: string, now: number): Promise<number | undefined> {
  const others = await rowsOf<{ mail_state: string; at: string }>(
    payload,
    sql`SELECT mail_state, COALESCE(mail_at, created_at) AS at FROM outbox
        WHERE lead_id = ${id} AND key LIKE ${`follow-${id}-photos-%`} AND key <> ${key}`,
  );
  if (others.some(({ mail_state }) => mail_state === 'waiting')) return undefined;
  return Math.max(now, ...others.map(({ at }) => new Date(at).getTime() + GATHER_MS));
}

/** Tells the office what a customer did, by mail and telephone, once for a `key`; at once, except of photos soon after others. */
export async function tellOffice(payload: Payload, lead: Lead, act: CustomerAct, words: string, key: string): Promise<void> {
  if (lead.is_test) return; // like all of a test
  const now = new Date();
  const at = act === 'photos' ? await photosToldAt(payload, lead, key, now.getTime()) : now.getTime();
  if (at === undefined) return;
  const mail = customerActMail(lead, act, words, key, await companyOf(payload));
  await storeInOutbox(payload, mail, 'waiting', now, new Date(at));
  await ringOffice(payload, lead, act, key);
  wakeSweep(payload);
}
