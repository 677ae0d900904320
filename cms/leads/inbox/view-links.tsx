import type { ServerProps } from 'payload';
import { viewerOf } from '../search/query-words';
import { ExportLink } from './export-link';
import { type View, views } from './views';

/** The view that the list is filtered to; everything without a filter. */
function viewIn(searchParams: ServerProps['searchParams']): string | undefined {
  const filters = Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where['));
  const found = filters.find(([name]) => name.endsWith('[view][equals]'));
  return found ? String(found[1]) : filters.length === 0 ? 'all' : undefined;
}

/** The inbox's views with their numbers, above the list. */
export async function ViewLinks({ payload, user, searchParams }: ServerProps) {
  if (!user) return null;
  const viewer = await viewerOf({ payload, user });
  const current = viewIn(searchParams);
  const counted = await Promise.all(
    (Object.keys(views) as View[]).map(async (view) => {
      const where = views[view].where(viewer);
      const count = where && (await payload.count({ collection: 'leads', where })).totalDocs;
      return { view, count };
    }),
  );
  return (
    <nav className="lead-views" aria-label="Views of the inbox">
      {counted.map(({ view, count }) => (
        <a key={view} href={`/inbox/${view}`} aria-current={current === view ? 'page' : undefined}>
          {views[view].label}
          {count !== undefined && <span className="lead-views__count">{count}</span>}
        </a>
      ))}
      <a className="lead-action--primary" href="/admin/collections/leads/create">
        New lead
      </a>
      <ExportLink />
    </nav>
  );
}
