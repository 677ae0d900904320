import { Gutter } from '@payloadcms/ui';
import { Table } from 'office/figures';
import { createLocalReq, type ServerProps } from 'payload';
import { hasPage, ownFolderOf } from '../../publishing/addresses';

const SHOWN = 10;

/** Below the redirects: addresses that visitors did not find, each with a link that starts its redirect. */
export async function MissingList({ payload }: ServerProps) {
  const all = { depth: 0, pagination: false, limit: 0 } as const;
  const [{ docs: listed }, { docs: redirects }, req] = await Promise.all([
    payload.find({ collection: 'missing-paths', sort: ['-visits', '-updatedAt'], ...all }),
    payload.find({ collection: 'redirects', ...all }),
    createLocalReq({}, payload),
  ]);
  const redirected = new Set(redirects.map(({ from }) => from));
  const byPeople = listed.filter(({ visits }) => visits > 0);
  const shown: typeof listed = [];
  for (const row of byPeople) {
    if (shown.length === SHOWN) break;
    // A page may have been added since.
    if (!redirected.has(row.path) && !ownFolderOf(row.path) && (row.path.includes('?') || !(await hasPage(row.path, req))))
      shown.push(row);
  }
  const ofBots = listed.length - byPeople.length;
  return (
    <Gutter>
      <section className="figures figures--below" aria-label="Addresses that visitors did not find">
        <Table
          caption="Addresses that visitors did not find"
          head={['Address', 'Visits', 'What to do']}
          rows={shown.map(({ path, visits }) => [
            path,
            visits,
            <a
              key={path}
              href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}
              aria-label={`Redirect to … from ${path}`}
            >
              Redirect to …
            </a>,
          ])}
          empty="None in the last three months. An address appears here when somebody opens one that has no page."
        />
        {(shown.length === SHOWN || ofBots > 0) && (
          <p>
            {shown.length === SHOWN && `These are the ${SHOWN} with the most visits. `}
            {ofBots > 0 && `Addresses that only bots requested: ${ofBots}. You can ignore those.`}
          </p>
        )}
      </section>
    </Gutter>
  );
}
