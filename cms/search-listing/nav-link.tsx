import type { ServerProps } from 'payload';

/** Below the menu: the list of pages in search results. */
export const SearchPagesLink = ({ user }: ServerProps) =>
  user?.role === 'leads' ? null : (
    <a className="nav__link search-pages-link" id="nav-search-pages" href="/admin/search-pages">
      <span className="nav__link-label">Pages in search results</span>
    </a>
  );
