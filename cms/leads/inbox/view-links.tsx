import type { ServerProps } from 'payload';
import { TODAY } from '../record/light-page';
import { type View, views } from '../record/views';
import { ExportLink } from './export-link';
import { viewerOf } from './viewer';

/** The view shown by the list; "all" without a filter. */
function viewIn(searchParams: ServerProps['searchParams'] = {}): unknown {
  return searchParams.view ?? (Object.keys(searchParams).some((name) => name.startsWith('where[')) ? undefined : 'all');
}

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
    <div className="lead-tools">
      <nav className="lead-views" aria-label="Views of the inbox">
        {counted.map(({ view, count }) => (
          <a key={view} href={`/inbox/${view}`} aria-current={current === view ? 'page' : undefined}>
            {views[view].label}
            {count !== undefined && <span className="lead-views__count">{count}</span>}
          </a>
        ))}
      </nav>
      <a className="lead-action lead-action--primary" href="/admin/collections/leads/create">
        New enquiry
      </a>
      <a className="lead-action" href={TODAY}>
        Today on the phone
      </a>
      <ExportLink />
    </div>
  );
}
