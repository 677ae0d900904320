import type { UIFieldServerProps } from 'payload';
import type { Role } from '../../content/access';
import type { Lead } from '../../payload-types';
import { askedFor } from '../asked-for';
import { keysOf, samePerson } from '../privacy/person-data';
import { spoken } from '../zone';
import { ActionButton } from './action-button';
import { replies } from './replies';
import { sendingStates } from './sending-state';
import { timeLeft } from './time-left';

const SHOWN = 20;

/** Top of a lead: how much time is left, ways to answer, what was sent, and what else this person has asked. */
export async function LeadPanel({ payload, user, id }: UIFieldServerProps & { id?: number | string }) {
  if (!id || !user) return null;
  const [lead, settings] = await Promise.all([
    payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true, trash: true }),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true, phone: true, time_zone: true } }),
  ]);
  if (!lead) return null;
  const same = samePerson(keysOf(lead));
  const others = same
    ? await payload.find({
        collection: 'leads',
        where: { and: [same, { id: { not_equals: lead.id } }] },
        sort: '-received_at',
        limit: SHOWN,
        depth: 0,
      })
    : undefined;
  return <Panel lead={lead} others={others} settings={settings} user={user} />;
}

interface PanelProps {
  lead: Lead;
  others?: { docs: Lead[]; totalDocs: number };
  settings: { brand: string; phone: string; time_zone: string };
  user: { id: number | string; role: Role };
}

function Panel({ lead, others, settings, user }: PanelProps) {
  const { kind, text } = timeLeft(lead, new Date());
  const path = `/payload-api/leads/${lead.id}`;
  const sending = sendingStates(lead, settings.time_zone);
  const answer = { method: 'PATCH', path, body: { status: 'contacted' } } as const;
  if (lead.anonymised_at) return <p className="lead-panel">This person’s details were erased.</p>;
  return (
    <section className="lead-panel" aria-label="Answer this lead">
      <h2 className={`time-left time-left--${kind}`}>{text}</h2>
      {lead.suspicion && (
        <div className="lead-panel__suspicion">
          <p>It looks suspicious: {lead.suspicion} Its mails are held back.</p>
          <ActionButton label="It is genuine: rescue it and send its mails" method="POST" path={`${path}/rescue`} />
        </div>
      )}
      <div className="lead-panel__actions">
        {replies(lead, settings).map(({ label, href }) => (
          <a
            key={href}
            className="lead-action"
            href={href}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          >
            {label}
          </a>
        ))}
        {lead.status === 'new' && <ActionButton label="I have answered" primary {...answer} />}
        {!lead.assigned_to && <ActionButton label="I look after it" method="PATCH" path={path} body={{ assigned_to: user.id }} />}
      </div>
      {sending.length > 0 && (
        <ul>
          {sending.map(({ text, wrong }) => (
            <li key={text}>{wrong ? <strong>{text}</strong> : text}</li>
          ))}
        </ul>
      )}
      {sending.some(({ wrong }) => wrong) && <ActionButton label="Try again now" method="POST" path={`${path}/send-again`} />}
      {others && others.totalDocs > 0 && (
        <details open>
          <summary>The same person has written {others.totalDocs === 1 ? 'once' : `${others.totalDocs} times`} besides</summary>
          <ul className="lead-panel__others">
            {others.docs.map((other) => (
              <li key={other.id}>
                <a href={`/admin/collections/leads/${other.id}`}>
                  {other.reference}: {askedFor(other) || 'Enquiry'}, {spoken(new Date(other.received_at), settings.time_zone)},{' '}
                  {other.status}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>This person’s data</summary>
        <div className="lead-panel__actions">
          <a className="lead-action" href={`${path}/person`} download>
            Export everything (JSON)
          </a>
          {user.role === 'owner' && (
            <ActionButton
              label="Erase this person"
              method="POST"
              path={`${path}/erase`}
              confirm="Erase name, contact, messages, notes, history and mails of this person from all their leads? This cannot be undone."
            />
          )}
        </div>
      </details>
    </section>
  );
}
