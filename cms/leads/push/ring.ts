import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { replySettings } from '../../base/facts/reply-promise';
import { IS_LOST } from './judge';
import { type Choice, choiceNames, type Ring, wants } from './kinds';
import { quietUntil } from './preferences';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** For so long a process that died may have left an enquiry without its rows. */
const LATE_MS = HOUR_MS;
const KEEP_DAYS = 90;

/** Leads that ring nobody: spam, tests, drills, and those in the trash. */
const SILENT = sql`(status = 'spam' OR COALESCE(is_test, FALSE) OR COALESCE(drill, FALSE) OR deleted_at IS NOT NULL)`;

/** Whether a lead rings nobody, whatever happens with it. */
const isSilent = ({ status, is_test, drill, deletedAt, anonymised_at }: Lead): boolean =>
  status === 'spam' || Boolean(is_test || drill || deletedAt || anonymised_at);

/** Whether what happened is still to be rung: an enquiry that somebody answered meanwhile is not. */
export const isCurrent = (lead: Lead, ring: Ring): boolean =>
  !isSilent(lead) && ((ring !== 'new' && ring !== 'soon') || (lead.status === 'new' && !lead.first_answered_at));

interface Listener extends Partial<Record<Choice, boolean | number | null>> {
  device: number;
  ring_when: string | null;
}

/** Devices of those who may see enquiries, with what their people chose. */
const listeners = (payload: Payload, since: string | undefined): Promise<Listener[]> =>
  rowsOf<Listener>(
    payload,
    sql`SELECT push_devices.id AS device, ring_when, ${sql.join(
      choiceNames.map((name) => sql.identifier(name)),
      sql`, `,
    )} FROM push_devices JOIN users ON users.id = push_devices.user_id
      WHERE role IN ('owner', 'leads') AND (paused IS NULL OR paused = FALSE) AND NOT ${IS_LOST}
      ${since ? sql`AND push_devices.created_at <= ${since}` : sql``}`,
  );

async function addRows(payload: Payload, lead: Lead, ring: Ring, key: string, now: Date): Promise<void> {
  const heard = await listeners(payload, ring === 'new' ? lead.createdAt : undefined);
  if (heard.length === 0) return;
  const settings = await replySettings(payload);
  for (const { device, ring_when, ...chosen } of heard) {
    const until = quietUntil(ring_when, now, settings)?.toISOString() ?? null;
    const state = !wants(chosen, ring) ? 'none' : until ? 'held' : 'waiting';
    const [time, next] = [now.toISOString(), state === 'waiting' ? now.toISOString() : null];
    await execute(
      payload,
      sql`INSERT INTO pushes (key, lead_id, device_id, ring, held_until, push_state, push_attempts, push_next_at, created_at, updated_at)
          SELECT ${`${ring} ${key} ${device}`}, ${lead.id}, ${device}, ${ring}, ${until}, ${state}, 0, ${next}, ${time}, ${time}
          WHERE EXISTS (SELECT 1 FROM push_devices WHERE id = ${device})
          ON CONFLICT (key) DO NOTHING`,
    );
  }
}

/** Writes what is to be rung, once on each device for a `key`; the sweep sends it. Never throws: the event itself goes on. */
export async function ringOffice(payload: Payload, lead: Lead, ring: Ring, key: string, now = new Date()): Promise<void> {
  try {
    if (isCurrent(lead, ring)) await addRows(payload, lead, ring, key, now);
  } catch (error) {
    payload.logger.error({ err: error, lead: lead.id, ring }, 'An event is not rung');
  }
}

/** Rings for an enquiry that came. One that the office entered itself is known. */
export async function ringForNew(payload: Payload, lead: Lead, now = new Date()): Promise<void> {
  if (!lead.reached_us_by) await ringOffice(payload, lead, 'new', String(lead.id), now);
}

/** How long before it is overdue an enquiry rings again: one hour, or a tenth of the time that there was. */
const soonMs = ({ received_at, due_at }: Pick<Lead, 'received_at' | 'due_at'>) =>
  Math.min(HOUR_MS, (Date.parse(due_at ?? '') - Date.parse(received_at)) / 10);

const leadOf = (payload: Payload, id: number) => payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true });

/** Enquiries of the last hour that some device has no row of, and those that are soon overdue. */
async function ringForOpen(payload: Payload, now: Date): Promise<void> {
  const without = (ring: Ring) =>
    sql`NOT EXISTS (SELECT 1 FROM pushes WHERE lead_id = leads.id AND device_id = push_devices.id AND ring = ${ring})`;
  const came = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT DISTINCT leads.id FROM leads JOIN push_devices ON push_devices.created_at <= leads.created_at
        WHERE leads.created_at > ${new Date(now.getTime() - LATE_MS).toISOString()}
        AND status = 'new' AND NOT ${SILENT} AND NOT ${IS_LOST} AND ${without('new')}`,
  );
  const due = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT DISTINCT leads.id FROM leads JOIN push_devices ON push_devices.user_id IS NOT NULL
        WHERE due_at > ${now.toISOString()} AND due_at <= ${new Date(now.getTime() + HOUR_MS).toISOString()}
        AND status = 'new' AND first_answered_at IS NULL AND NOT ${SILENT} AND NOT ${IS_LOST} AND ${without('soon')}`,
  );
  for (const { id } of came) {
    const lead = await leadOf(payload, id);
    if (lead) await ringForNew(payload, lead, now);
  }
  for (const { id } of due) {
    const lead = await leadOf(payload, id);
    if (lead?.due_at && Date.parse(lead.due_at) - now.getTime() <= soonMs(lead))
      await ringOffice(payload, lead, 'soon', String(id), now);
  }
}

/** Each minute: what a dead process forgot, what is soon overdue, and what waited for the working hours. */
export async function ringForWaiting(payload: Payload, now = new Date()): Promise<void> {
  await ringForOpen(payload, now);
  await execute(payload, sql`DELETE FROM pushes WHERE device_id IS NULL`); // its device was removed at the moment it was written
  await execute(
    payload,
    sql`UPDATE pushes SET push_state = 'waiting', push_attempts = 0, push_next_at = ${now.toISOString()}
        WHERE push_state = 'held' AND held_until <= ${now.toISOString()}`,
  );
}

export const deleteOldPushes = (payload: Payload, now = new Date()): Promise<void> =>
  execute(payload, sql`DELETE FROM pushes WHERE created_at < ${new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString()}`);
