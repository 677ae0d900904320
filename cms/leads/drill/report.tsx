import type { Payload } from 'payload';
import { longDateTime } from '../../base/zone';
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

/** Dashboard: whether an enquiry sent now would arrive, by the last fire drill. */
export async function DrillReport({ payload, zone, now }: { payload: Payload; zone: string; now: Date }) {
  const { succeeded_at, failed_at, failed_station, failed_why } = await readRecord(payload);
  const displayed = (time: string) => longDateTime(new Date(time), zone);
  const lastSuccess = succeeded_at ? `It last went all the way ${displayed(succeeded_at)}.` : 'It has never gone all the way.';
  if (failed_at && failed_station && (!succeeded_at || failed_at > succeeded_at)) {
    return (
      <p role="alert" className="figures__alarm">
        <strong>The fire drill failed: enquiries may not reach you.</strong> The test enquiry of {displayed(failed_at)} stopped at{' '}
        {STATION_TEXTS[failed_station]}: {failed_why}. {lastSuccess}
      </p>
    );
  }
  const age = now.getTime() - (succeeded_at ? Date.parse(succeeded_at) : await installedAt(payload));
  if (age > GOOD_FOR_MS) {
    return (
      <p role="alert" className="figures__alarm">
        <strong>The fire drill is overdue: nobody knows whether enquiries reach you.</strong> {lastSuccess} It should run every
        night.
      </p>
    );
  }
  return (
    <p role="status">
      {succeeded_at
        ? `Fire drill: a test enquiry went all the way, form to confirmation, ${displayed(succeeded_at)}.`
        : 'Fire drill: every night a test enquiry goes all the way, form to confirmation. The first one is still to come.'}
    </p>
  );
}
