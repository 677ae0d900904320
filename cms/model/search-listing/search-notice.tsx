import type { Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { listedPages } from './listed-pages';
import { checkPages, needsAttention } from './troubles';

export const SEARCH_PAGES = '/office/search-pages';

async function Notice({ payload }: { payload: Payload }) {
  const { length } = checkPages(await listedPages(payload)).filter(needsAttention);
  if (length === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="search-notice-heading">
      <h2 id="search-notice-heading">In search results</h2>
      <p>
        <a href={SEARCH_PAGES}>{length === 1 ? '1 page needs' : `${length} pages need`} a better title or description</a>
      </p>
    </section>
  );
}

/** On the dashboard: how many pages need attention; nothing if none do. */
export const SearchNotice = ({ payload, user }: ServerProps) =>
  user?.role === 'owner' || user?.role === 'editor' ? (
    <Suspense fallback={null}>
      <Notice payload={payload} />
    </Suspense>
  ) : null;
