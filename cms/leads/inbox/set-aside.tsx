'use client';
import { leadFields } from 'contract/lead-fields';
import { useCallback, useEffect, useState } from 'react';
import { sendJson } from '../../forms/parts/send-json';
import type { ShownLead } from './shown-lead';

interface Lying {
  refused: ShownLead[];
  late: ShownLead[];
  damaged: string[];
}

const CALL = '/payload-api/leads/set-aside';

function Words({ lead: { reference, received, name, call, lines } }: { lead: ShownLead }) {
  return (
    <details>
      <summary>
        {reference}, {received}, {name}
      </summary>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{call && label === leadFields.phone.label ? <a href={call}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Enquiries that lie at the website and need a look, for owners and lead staff; nothing when there are none. */
export function SetAside() {
  const [lying, setLying] = useState<Lying>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const load = useCallback(async () => {
    const response = await fetch(CALL).catch(() => undefined);
    if (response?.ok) setLying((await response.json()) as Lying);
  }, []);
  useEffect(() => void load(), [load]);

  async function act(action: 'send' | 'dismiss', leads: ShownLead[]) {
    setBusy(true);
    const references = leads.map(({ reference }) => reference);
    const response = await sendJson(CALL, { action, references }).catch(() => undefined);
    setBusy(false);
    if (!response?.ok) return setSaid('The website does not answer. Nothing was changed; try again.');
    const { count } = (await response.json()) as { count: number };
    const sent =
      count === 1
        ? 'It is sent again; in a moment it is in the inbox.'
        : `${count} are sent again; in a moment they are in the inbox.`;
    setSaid(action === 'send' ? sent : 'It was removed from this list.');
    await load();
  }
  const remove = (lead: ShownLead) => {
    const sure = `Remove ${lead.reference} from the website for good? Do so only when ${lead.name} has got an answer.`;
    if (window.confirm(sure)) void act('dismiss', [lead]);
  };

  if (!lying) return null;
  const { refused, late, damaged } = lying;
  if (!said && refused.length + late.length + damaged.length === 0) return null;
  return (
    <section className="figures__look lead-set-aside" aria-labelledby="set-aside">
      <h2 id="set-aside">Enquiries that lie at the website</h2>
      {refused.length > 0 && (
        <>
          <p>
            {refused.length === 1 ? 'One could' : `${refused.length} could`} not be stored here, and the customers expect an
            answer. Call them, or send them again.
          </p>
          <ul>
            {refused.map((lead) => (
              <li key={lead.reference}>
                <Words lead={lead} />
                <button type="button" className="lead-action" disabled={busy} onClick={() => void act('send', [lead])}>
                  Send again
                </button>
                <button type="button" className="lead-action" disabled={busy} onClick={() => remove(lead)}>
                  Done, remove
                </button>
              </li>
            ))}
          </ul>
          {refused.length > 1 && (
            <button type="button" className="lead-action" disabled={busy} onClick={() => void act('send', refused)}>
              Send all again
            </button>
          )}
        </>
      )}
      {late.length > 0 && (
        <>
          <p>
            {late.length === 1 ? 'One has' : `${late.length} have`} waited for more than a quarter of an hour. The website goes on
            trying by itself; the customers can be called meanwhile.
          </p>
          <ul>
            {late.map((lead) => (
              <li key={lead.reference}>
                <Words lead={lead} />
              </li>
            ))}
          </ul>
        </>
      )}
      {damaged.length > 0 && (
        <p>
          {damaged.length === 1 ? 'A file is' : 'Some files are'} damaged: {damaged.join(', ')}, in the folder spool/refused of
          the website’s machine.
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
