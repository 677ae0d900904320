import type { ServerProps } from 'payload';
import { listedPages } from './listed-pages';
import { checkPages, needsAttention } from './troubles';

/** On the dashboard: how many pages lack a title or description, or share one; nothing if none do. */
export async function SearchNotice({ payload, user }: ServerProps) {
  if (user?.role !== 'owner' && user?.role !== 'editor') return null;
  const wanting = checkPages(await listedPages(payload)).filter(needsAttention).length;
  if (wanting === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="search-notice-heading">
      <h2 id="search-notice-heading">In search results</h2>
      <p>
        <a href="/admin/search-pages">{wanting === 1 ? '1 page needs' : `${wanting} pages need`} a better title or description</a>
      </p>
    </section>
  );
}
