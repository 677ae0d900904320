import type { Payload } from 'payload';
import type { Lead, Push, PushDevice, User } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { replySettings } from '../../base/facts/reply-promise';
import { answersLeads } from '../../base/rights/access';
import { type Due, type Outcome, type Queue, recordOutcome } from '../record/message-queue';
import { dropDevice, noteAnswer, subscriptionOf } from './devices';
import { isLost } from './judge';
import { type Ring, wants } from './kinds';
import { loseDevice } from './lost';
import { type Answer, pushTo } from './post';
import { quietUntil } from './preferences';
import { messageFor, type Rung } from './push-message';
import { isCurrent } from './ring';

/** After some quick attempts every five minutes, so that twelve take half an hour. */
export const pushQueue: Queue = { table: 'pushes', prefix: 'push', maxPauseMs: 5 * 60_000 };
const MAX_ATTEMPTS = 12;

/** A queue for each device that has something due: none waits for another's push service. */
export async function dueDevices(payload: Payload, now = new Date()): Promise<Queue[]> {
  const rows = await rowsOf<{ device: number | null }>(
    payload,
    sql`SELECT DISTINCT device_id AS device FROM pushes WHERE push_next_at <= ${now.toISOString()}`,
  );
  return rows.flatMap(({ device }) => (device === null ? [] : [{ ...pushQueue, device }]));
}

/** What a row is about, if it is still to be rung: the lead waits, and its person may see it and wants it. */
async function rungOf(payload: Payload, row: Push, user: User): Promise<Rung | undefined> {
  const ring = row.ring as Ring;
  if (typeof row.lead !== 'number' || !wants(user, ring)) return undefined;
  const lead: Lead | null = await payload.findByID({ collection: 'leads', id: row.lead, depth: 0, disableErrors: true });
  return lead && isCurrent(lead, ring) ? { ring, lead, at: row.createdAt } : undefined;
}

async function personOf(payload: Payload, id: unknown): Promise<User | undefined> {
  if (typeof id !== 'number') return undefined;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return user && !user.paused && answersLeads(user) ? user : undefined;
}

/** Takes along what else waited for the same morning on that device; it shares the attempt's outcome. */
const takeAlong = (payload: Payload, { id, device, push_next_at }: Push, now: Date) =>
  rowsOf<Omit<Due, 'next_at'>>(
    payload,
    sql`UPDATE pushes SET push_state = 'sending', push_attempts = push_attempts + 1, push_next_at = ${push_next_at}
        WHERE device_id = ${device} AND held_until IS NOT NULL AND id <> ${id} AND push_state = 'waiting'
        AND push_next_at <= ${now.toISOString()}
        RETURNING id, created_at, push_attempts - 1 AS attempts`,
  );

async function outcomeOf(payload: Payload, device: PushDevice, answer: Answer, attempts: number, now: Date): Promise<Outcome> {
  const { result, text } = answer;
  if (result === 'gone') {
    const lost = await loseDevice(payload, device, text, now);
    return { state: lost ? 'none' : 'retry', error: text };
  }
  await noteAnswer(payload, device, text, result === 'taken', now);
  if (result === 'taken') return { state: 'sent' };
  return { state: result === 'later' && attempts + 1 < MAX_ATTEMPTS ? 'retry' : 'failed', error: text };
}

export async function sendPush(payload: Payload, id: number, attempts: number, now = new Date()): Promise<Outcome> {
  const row = await payload.findByID({ collection: 'pushes', id, depth: 0, disableErrors: true });
  const device =
    typeof row?.device === 'number' &&
    (await payload.findByID({
      collection: 'push-devices',
      id: row.device,
      depth: 0,
      disableErrors: true,
      showHiddenFields: true,
    }));
  const user = device ? await personOf(payload, device.user) : undefined;
  const rung = row && user ? await rungOf(payload, row, user) : undefined;
  if (!row || !device || isLost(device) || !user || !rung) return { state: 'none' };
  const settings = await replySettings(payload);
  const quiet = quietUntil(user.ring_when, now, settings);
  if (quiet) {
    await execute(payload, sql`UPDATE pushes SET held_until = ${quiet.toISOString()} WHERE id = ${id}`);
    return { state: 'postpone' };
  }
  const subscription = subscriptionOf(device);
  if (!subscription) {
    await dropDevice(payload, device.id);
    return { state: 'none', error: 'The device was stored with another PAYLOAD_SECRET' };
  }
  const along = row.held_until ? await takeAlong(payload, row, now) : [];
  const rungs = [rung];
  const told: typeof along = [];
  for (const other of along) {
    const otherRow = await payload.findByID({ collection: 'pushes', id: other.id, depth: 0, disableErrors: true });
    const otherRung = otherRow && (await rungOf(payload, otherRow, user));
    if (!otherRung) {
      await recordOutcome(payload, pushQueue, other, { state: 'none' }, now);
      continue;
    }
    rungs.push(otherRung);
    told.push(other);
  }
  const topic = rungs.length > 1 ? 'overnight' : topicOf(rung);
  const answer = await pushTo(payload, subscription, messageFor(rungs, settings.time_zone, now), topic);
  const outcome = await outcomeOf(payload, device, answer, attempts, now);
  for (const other of told) await recordOutcome(payload, pushQueue, other, outcome, now);
  return outcome;
}

/** A device that was off gets the newest of an enquiry's reminders, and each act of a customer. */
const topicOf = ({ ring, lead }: Rung) => (ring === 'new' || ring === 'soon' ? `lead-${lead.id}` : undefined);
