import { longDateTime } from '../../base/zone';
import { refusedLeads, siteState } from './site-state';

/** Leads that are still on the site; nothing if all is well. */
export async function SiteReport({ zone }: { zone: string }) {
  const spool = await siteState();
  if (!spool) return <p role="status">The website does not answer at the moment, so it is unknown whether leads wait there.</p>;
  const refused = spool.refused > 0 ? await refusedLeads() : [];
  return (
    <>
      {!spool.writable && (
        <p role="alert">
          <strong>The website cannot write to its disk.</strong> Leads are taken only while the back office answers. Free some
          space.
        </p>
      )}
      {spool.waiting > 0 && (
        <p role="status">
          {spool.waiting === 1 ? '1 lead waits' : `${spool.waiting} leads wait`} at the website and will be delivered by itself.
        </p>
      )}
      {spool.refused > 0 && (
        <section className="figures__look" aria-labelledby="figures-look">
          <h2 id="figures-look">Needing a look: {spool.refused} that could not be stored here</h2>
          <p>The customers expect an answer. Call them or write to them yourself.</p>
          {refused.map(({ reference, received_at, page, fields }) => (
            <details key={reference}>
              <summary>
                {reference}, {longDateTime(new Date(received_at), zone)},{' '}
                {fields.name ?? `${fields.first_name} ${fields.last_name}`}
              </summary>
              <dl>
                {Object.entries({ ...fields, page }).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
