import type { ServerProps, Where } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { answersLeads } from '../../base/rights/access';
import { aboutOf, nameOf } from '../record/in-short';
import { type Viewer, views } from '../record/views';
import { siteAlarm } from '../site/alarm';
import { contactsOf } from './replies';
import { timeLeft, waits } from './time-left';
import { viewerOf } from './viewer';

/** Rows of each list; the rest is in the inbox. */
const SHOWN = { today: 20, waiting: 10 };

const unanswered: Where = {
  and: [{ status: { equals: 'new' } }, { first_answered_at: { exists: false } }, { due_at: { exists: true } }],
};

/** Enquiries of earlier days that wait for an answer, the most urgent first. */
const fromEarlierDays = (viewer: Viewer): Where => ({
  and: [{ or: [unanswered, views.questions.where(viewer) ?? {}] }, { received_at: { less_than: viewer.midnight.toISOString() } }],
});

const markOf = ({ suspicion, is_test }: Lead) => (suspicion ? 'Suspicious' : is_test ? 'Test' : undefined);

function Row({ lead, now }: { lead: Lead; now: Date }) {
  const name = nameOf(lead);
  const mark = markOf(lead);
  const { kind, text } = timeLeft(lead, now);
  const { call } = contactsOf(lead);
  return (
    <li className="today__row">
      <div className="today__who">
        <a href={`/admin/collections/leads/${lead.id}`}>{name}</a>
        {mark && <span className="lead-mark">{mark}</span>}
        <p>{aboutOf(lead)}</p>
      </div>
      <span className={`time-left time-left--${kind}`}>{text}</span>
      {call && (
        <a className={`lead-action today__call ${waits(lead) ? 'lead-action--primary' : ''}`} href={call}>
          Call <span className="today__spoken">{name}</span>
        </a>
      )}
    </li>
  );
}

interface ListProps {
  leads: Lead[];
  total: number;
  now: Date;
  /** The inbox's view with all of them. */
  href: string;
  all: string;
}

const List = ({ leads, total, now, href, all }: ListProps) => (
  <>
    <ul className="today__list">
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
    {total > leads.length && (
      <p className="today__more">
        <a href={href}>{`${all}: ${total}`}</a>
      </p>
    )}
  </>
);

/** The first page of accounts that answer enquiries begins with today's, and then those of earlier days that wait. */
export async function Today({ payload, user }: ServerProps) {
  if (!answersLeads(user)) return null;
  const viewer = await viewerOf({ payload, user });
  const find = (where: Where | undefined, sort: string, limit: number) =>
    payload.find({ collection: 'leads', where, sort, limit, depth: 0, overrideAccess: false, user });
  const [today, waiting, alarm] = await Promise.all([
    find(views.today.where(viewer), views.today.sort, SHOWN.today),
    find(fromEarlierDays(viewer), 'due_at', SHOWN.waiting),
    siteAlarm(),
  ]);
  const { now } = viewer;
  return (
    <>
      <section className="today" aria-labelledby="today-heading">
        <div className="today__head">
          <h1 id="today-heading">Today’s enquiries</h1>
          <a className="lead-action" href="/admin/collections/leads/create">
            New enquiry
          </a>
        </div>
        {alarm && (
          <p className="today__alarm" role="alert">
            <strong>{alarm.what}</strong> {alarm.advice}
          </p>
        )}
        {today.totalDocs === 0 ? (
          <p>No enquiry yet today.{waiting.totalDocs === 0 && !alarm && ' Nobody waits for an answer.'}</p>
        ) : (
          <List leads={today.docs} total={today.totalDocs} now={now} href="/office/enquiries?view=today" all="All of today" />
        )}
      </section>
      {waiting.totalDocs > 0 && (
        <section className="today" aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">Waiting since before today</h2>
          <List leads={waiting.docs} total={waiting.totalDocs} now={now} href="/office/enquiries?view=new" all="All that wait" />
        </section>
      )}
    </>
  );
}
