import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { answersLeads, editsContent } from '../../base/rights/access';
import { TODAY } from '../record/light-page';
import { views } from '../record/views';
import { siteAlarm } from '../site/alarm';
import { viewerOf } from './viewer';

/** The editor's first page leads whoever answers enquiries to them, and at once who has nothing else. */
export async function OfficeStart({ payload, user }: ServerProps) {
  if (!user || !answersLeads(user)) return null;
  if (!editsContent(user)) redirect(TODAY);
  const where = views.new.where(await viewerOf({ payload, user }));
  const [{ totalDocs }, alarm] = await Promise.all([
    payload.count({ collection: 'leads', where, overrideAccess: false, user }),
    siteAlarm(),
  ]);
  return (
    <section className="office-start">
      <h1 id="first-page-heading">Website and company</h1>
      {alarm && (
        <p className="office-start__alarm" role="alert">
          <strong>{alarm.what}</strong> {alarm.advice}
        </p>
      )}
      <p>
        <a className="lead-action lead-action--primary" href={TODAY}>
          Today’s enquiries
        </a>{' '}
        {totalDocs === 0 ? !alarm && 'Nobody waits for an answer.' : `${totalDocs} new, to be answered.`}
      </p>
    </section>
  );
}
