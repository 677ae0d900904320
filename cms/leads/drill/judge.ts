import type { Payload } from 'payload';
import { readRecord, type Station } from './record';

/** A success longer ago than this, in milliseconds, is outdated: a night was missed. */
const GOOD_FOR_MS = 26 * 60 * 60 * 1000;

const STATION_TEXTS: Record<Station, string> = {
  form: 'the website’s form',
  spool: 'the way from the website to the back office',
  database: 'the database',
  mail: 'the mail to the office',
  confirmation: 'the confirmation to the customer',
};

/** When the first account was created: no drill is expected before. */
async function installedAt(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
  });
  return Date.parse(docs[0]?.createdAt ?? '') || 0;
}

/** Whether an enquiry sent now would arrive, by the last fire drill. */
export async function judgeDrill(payload: Payload, now: Date) {
  const { succeeded_at, failed_at, failed_station, failed_why } = await readRecord(payload);
  const failed =
    failed_at && failed_station && (!succeeded_at || failed_at > succeeded_at)
      ? { at: failed_at, station: STATION_TEXTS[failed_station], why: failed_why ?? '' }
      : undefined;
  const age = now.getTime() - (succeeded_at ? Date.parse(succeeded_at) : await installedAt(payload));
  return { succeeded_at, failed, isOverdue: age > GOOD_FOR_MS };
}
