import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { redactPersonalData } from '../../base/process/log';
import { formCities } from '../../model/settings/places';
import { wakeSweep } from '../sending/sweep';
import { failureOf } from './attempts';
import { type Posted, postForm } from './post-form';
import { readRecord, type Station, writeRecord } from './record';

const ARRIVAL_MS = 20_000;
const SENDING_MS = 60_000;
const ATTEMPTS = 2;
const LOOK_AGAIN_MS = 250;
/** A drill that started longer ago than this, in milliseconds, is over in any case. */
const MAX_RUN_MS = 5 * 60_000;

class DrillFailure extends Error {
  constructor(
    readonly station: Station,
    why: string,
  ) {
    super(why);
  }
}

export type DrillOutcome =
  | { ok: true }
  | { ok: false; station: Station; why: string }
  | { ok: false; station?: undefined; why: string };

async function within<T>(ms: number, look: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined || performance.now() > end) return found;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
}

const leadOf = async (payload: Payload, { reference }: Posted): Promise<Lead | undefined> => {
  const where = { drill: { equals: true }, reference: { equals: reference } };
  return (await payload.find({ collection: 'leads', where, limit: 1, depth: 0, trash: true })).docs[0];
};

async function mailLeft(payload: Payload, posted: Posted, channel: 'office_mail' | 'customer_mail', station: Station) {
  const left = await within(SENDING_MS, async () => {
    const lead = await leadOf(payload, posted);
    if (!lead) throw new DrillFailure('database', 'the enquiry was stored and is gone');
    const [state, error, attempts] = [lead[`${channel}_state`], lead[`${channel}_error`], lead[`${channel}_attempts`] ?? 0];
    if (state === 'sent' || state === 'kept') return true;
    if (state === 'failed' || (state === 'waiting' && attempts >= ATTEMPTS))
      throw new DrillFailure(station, error || 'it was given up');
    return undefined;
  });
  if (!left) throw new DrillFailure(station, `it was not sent within ${SENDING_MS / 1000} s`);
}

async function runStations(payload: Payload): Promise<void> {
  const [city] = formCities(await payload.findGlobal({ slug: 'settings', depth: 0 }));
  const posted = await postForm(city?.name ?? '', new Date()).catch((error: Error) => {
    throw new DrillFailure('form', error.message);
  });
  const lead = await within(ARRIVAL_MS, () => {
    const why = failureOf(posted.name);
    if (why) throw new DrillFailure('database', why);
    return leadOf(payload, posted);
  });
  if (!lead) throw new DrillFailure('spool', 'the website took the enquiry, and has not delivered it');
  wakeSweep(payload);
  await mailLeft(payload, posted, 'office_mail', 'mail');
  await mailLeft(payload, posted, 'customer_mail', 'confirmation');
}

async function deleteDrills(payload: Payload): Promise<void> {
  for (const { id } of await rowsOf<{ id: number }>(payload, sql`SELECT id FROM leads WHERE drill = TRUE`)) {
    await execute(payload, sql`DELETE FROM outbox WHERE lead_id = ${id}`);
    await execute(payload, sql`DELETE FROM _leads_v WHERE parent_id = ${id}`);
    await execute(payload, sql`DELETE FROM leads WHERE id = ${id}`);
  }
}

const isRunning = (startedAt: string | null | undefined, ended: (string | null | undefined)[], now: Date) =>
  Boolean(startedAt) &&
  Math.abs(now.getTime() - Date.parse(startedAt ?? '')) < MAX_RUN_MS && // in the future: the clock was set back
  ended.every((time) => !time || time < (startedAt ?? ''));

/** Whether a drill has begun and not ended. */
export async function drillIsRunning(payload: Payload, now: Date): Promise<boolean> {
  const { started_at, succeeded_at, failed_at } = await readRecord(payload);
  return isRunning(started_at, [succeeded_at, failed_at], now);
}

export async function deleteLateDrills(payload: Payload): Promise<void> {
  if (!(await drillIsRunning(payload, new Date()))) await deleteDrills(payload);
}

/** The fire drill: a marked lead passes form, spool, database and both mails, and is then deleted. Never rejects. */
export async function runDrill(payload: Payload): Promise<DrillOutcome> {
  if (!env.publishSecret) return { ok: false, why: 'PUBLISH_SECRET is not set: the website could not know a drill' };
  try {
    if (await drillIsRunning(payload, new Date())) return { ok: false, why: 'a drill is on its way already' };
    await writeRecord(payload, { started_at: new Date().toISOString() });
    await deleteDrills(payload);
    try {
      await runStations(payload);
      await writeRecord(payload, { succeeded_at: new Date().toISOString() });
      payload.logger.info({}, 'fire drill succeeded');
      return { ok: true };
    } finally {
      await deleteDrills(payload);
    }
  } catch (error) {
    const station = error instanceof DrillFailure ? error.station : 'database';
    const why = redactPersonalData(error instanceof Error ? error.message : String(error));
    payload.logger.error({ station, error: why }, 'fire drill failed');
    await writeRecord(payload, {
      failed_at: new Date().toISOString(),
      failed_station: station,
      failed_why: why.slice(0, 300),
    }).catch((err: unknown) => payload.logger.error({ err }, 'fire drill not recorded'));
    return { ok: false, station, why };
  }
}
