import type { Payload } from 'payload';
import { readRecord, type Station } from './record';

const STATION_TEXTS: Record<Station, string> = {
  form: 'the website’s form',
  spool: 'the way from the website to the back office',
  database: 'the database',
  mail: 'the mail to the office',
  confirmation: 'the confirmation to the customer',
};

async function installedAt(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
  });
  return docs[0]?.createdAt ?? new Date(0).toISOString();
}

/** The last fire drill: whether an enquiry sent now would arrive. */
export async function lastDrill(payload: Payload) {
  const { succeeded_at, failed_at, failed_station, failed_why } = await readRecord(payload);
  const failed =
    failed_at && failed_station && (!succeeded_at || failed_at > succeeded_at)
      ? { at: failed_at, station: STATION_TEXTS[failed_station], why: failed_why ?? '' }
      : undefined;
  return { succeeded_at, failed, installed_at: await installedAt(payload) };
}
