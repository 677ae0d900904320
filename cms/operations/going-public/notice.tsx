import type { ServerProps } from 'payload';
import { COMPANY } from '../../office/company/address';
import { goLiveFacts } from './go-live-facts';
import { GOING_PUBLIC, knownLines } from './lines';

const SHOWN = 3;

/** On an owner's first page: what is not right yet before visitors come. */
export async function GoingPublicNotice({ payload, user }: ServerProps) {
  if (user?.role !== 'owner') return null;
  const lines = await knownLines(payload, await goLiveFacts(payload));
  const open = lines.filter(({ finding }) => finding.level !== 'ok');
  const isDemonstration = open[0]?.name === 'company';
  return (
    <section className="sample-notice going-public" aria-labelledby="going-public-heading">
      <details open={open.length > 0}>
        <summary>
          <h2 id="going-public-heading">Going public</h2>{' '}
          {open.length > 0 ? `${open.length} of ${lines.length} to do.` : 'All is well.'}
        </summary>
        {isDemonstration && <p>This is a demonstration. Make it yours in ten minutes.</p>}
        <ul>
          {open.slice(0, SHOWN).map(({ name, title }) => (
            <li key={name}>{title}</li>
          ))}
        </ul>
        <a className="lead-action" href={isDemonstration ? COMPANY : GOING_PUBLIC}>
          {isDemonstration ? 'Make it yours' : 'Look at each'}
        </a>
      </details>
    </section>
  );
}
