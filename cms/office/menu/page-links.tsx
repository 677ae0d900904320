import type { ServerProps } from 'payload';

/** Pages of our own that belong to no list. */
const PAGES = [
  ['search-pages', 'Pages in search results'],
  ['find-replace', 'Find and replace'],
] as const;

/** Below the menu, for those who edit the content. */
export const PageLinks = ({ user }: ServerProps) =>
  user?.role === 'leads'
    ? null
    : PAGES.map(([path, label]) => (
        <a key={path} className="nav__link page-link" id={`nav-${path}`} href={`/admin/${path}`}>
          <span className="nav__link-label">{label}</span>
        </a>
      ));
