import type { ServerProps } from 'payload';
import { localDay } from '../zone';
import { ExportLink } from './export-link';
import { type View, views } from './views';

/** The inbox's views with their numbers, above the list. */
export async function ViewLinks({ payload, user, searchParams }: ServerProps) {
  if (!user) return null;
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  const now = new Date();
  const viewer = { now, today: localDay(now, time_zone), user: user.id };
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
        <a key={view} href={`/inbox/${view}`} aria-current={searchParams?.view === view ? 'page' : undefined}>
          {views[view].label}
          {count !== undefined && <span className="lead-views__count">{count}</span>}
        </a>
      ))}
      <ExportLink />
    </nav>
  );
}
