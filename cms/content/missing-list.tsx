import { createLocalReq, type ServerProps } from 'payload';
import { FigureTable } from '../base/figure-table';
import { hasPage } from './addresses';

/** Number of addresses shown. */
const SHOWN = 10;

/** Below the redirects: addresses that visitors did not find, each with a link that starts its redirect. */
export async function MissingList({ payload, user }: ServerProps) {
  if (!user || user.role === 'leads') return null;
  const find = { collection: 'missing-paths', sort: '-visits', limit: SHOWN, depth: 0 } as const;
  const [{ docs, totalDocs }, bots, req] = await Promise.all([
    payload.find({ ...find, where: { visits: { greater_than: 0 } } }),
    payload.count({ collection: 'missing-paths', where: { visits: { equals: 0 } } }),
    createLocalReq({ user }, payload),
  ]);
  const there = await Promise.all(docs.map(({ path }) => hasPage(path, req))); // a page may have been added since
  const missing = docs.filter((_, index) => !there[index]);
  const rest = totalDocs - docs.length;
  return (
    <section className="figures figures--below" aria-label="Addresses that visitors did not find">
      <FigureTable
        caption="Addresses that visitors did not find"
        head={['Address', 'Visits', 'What to do']}
        rows={missing.map(({ path, visits }) => [
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
      {(rest > 0 || bots.totalDocs > 0) && (
        <p>
          {rest > 0 && `${rest} more with fewer visits. `}
          {bots.totalDocs > 0 && `Bots requested ${bots.totalDocs} more; you can ignore those.`}
        </p>
      )}
    </section>
  );
}
