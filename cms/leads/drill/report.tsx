import type { Payload } from 'payload';
import { checks, sentence } from '../../base/checks';
import { longDateTime } from '../../base/process/zone';
import { lastDrill } from './last-drill';

export async function DrillReport({ payload, zone, now }: { payload: Payload; zone: string; now: Date }) {
  const last = await lastDrill(payload);
  const { succeeded_at, failed } = last;
  const { level, what } = checks.fireDrill(last, { now, command: '' });
  const displayed = (time: string) => longDateTime(new Date(time), zone);
  if (level === 'ok') {
    return (
      <p role="status">
        {succeeded_at
          ? `Fire drill: a test enquiry went all the way, form to confirmation, ${displayed(succeeded_at)}.`
          : 'Fire drill: every night a test enquiry goes all the way, form to confirmation. The first one is still to come.'}
      </p>
    );
  }
  return (
    <p role="alert" className="figures__alarm">
      <strong>
        {failed
          ? 'The fire drill failed: enquiries may not reach you.'
          : 'The fire drill is overdue: nobody knows whether enquiries reach you.'}
      </strong>{' '}
      {failed ? `${sentence(what)} That was ${displayed(failed.at)}. ` : 'It should run every night. '}
      {succeeded_at ? `It last went all the way ${displayed(succeeded_at)}.` : 'It has never gone all the way.'}
    </p>
  );
}
