import type { Payload } from 'payload';
import { longDateTime } from '../../base/process/zone';
import { judgeDrill } from './judge';

/** Dashboard: whether an enquiry sent now would arrive, by the last fire drill. */
export async function DrillReport({ payload, zone, now }: { payload: Payload; zone: string; now: Date }) {
  const { succeeded_at, failed, isOverdue } = await judgeDrill(payload, now);
  const displayed = (time: string) => longDateTime(new Date(time), zone);
  const lastSuccess = succeeded_at ? `It last went all the way ${displayed(succeeded_at)}.` : 'It has never gone all the way.';
  if (failed) {
    return (
      <p role="alert" className="figures__alarm">
        <strong>The fire drill failed: enquiries may not reach you.</strong> The test enquiry of {displayed(failed.at)} stopped at{' '}
        {failed.station}: {failed.why}. {lastSuccess}
      </p>
    );
  }
  if (isOverdue) {
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
