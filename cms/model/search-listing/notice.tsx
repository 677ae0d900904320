import type { Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { listedPages } from './listed-pages';
import { checkPages, needsAttention } from './troubles';

/** On the dashboard: how many pages lack a title or description, or share one; nothing if none do. */
export const SearchNotice = ({ payload, user }: ServerProps) =>
  user?.role === 'owner' || user?.role === 'editor' ? (
    <Suspense fallback={null}>
      <Notice payload={payload} />
    </Suspense>
  ) : null;

async function Notice({ payload }: { payload: Payload }) {
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
