import type { ServerProps } from 'payload';
import { version } from 'shared/version';
import { env } from '../../base/process/env';
import { longDateTime, zoneOf } from '../../base/process/zone';
import { careState } from '../commands/offsite/schedule';
import { holding } from './watch';

/** Shown above the leads already. */
export const ELSEWHERE: string[] = ['website'];

export async function MachineReport({ payload, user }: ServerProps) {
  if (user?.role !== 'owner') return null;
  const [alerts, { last_success, copy, drill, drill_leads }, zone] = await Promise.all([
    holding(payload),
    careState(),
    zoneOf(payload),
  ]);
  const at = (time: string) => longDateTime(new Date(time), zone);
  return (
    <section className="figures" aria-labelledby="machine-heading">
      <h2 id="machine-heading">Backups and version</h2>
      {Object.entries(alerts)
        .filter(([name]) => !ELSEWHERE.includes(name))
        .map(([name, { what, advice, since }]) => (
          <p key={name} role="alert" className="figures__alarm">
            <strong>{what}</strong> Since {at(since)}. {advice}
          </p>
        ))}
      <p role="status">
        {last_success ? `The newest was made ${at(last_success)}. ` : 'The first one is made tonight. '}
        {copy === undefined &&
          'It lies on the server alone: whatever takes that takes it, too. Ask who runs the server for copies elsewhere. '}
        {copy && env.backups.away && `Its encrypted copy is off the server, in ${env.backups.away.name}: as of ${at(copy)}. `}
        {copy === null && 'No copy has left the server yet. '}
        {drill &&
          `A restore was last tried ${at(drill)}: ${drill_leads} ${drill_leads === 1 ? 'enquiry' : 'enquiries'} came back.`}
      </p>
      <p>This is version {version} of the website and its back office.</p>
    </section>
  );
}
