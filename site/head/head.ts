import type { Thing } from 'schema-dts';
import type { Crumb } from '../ui/breadcrumb';

/** The part of the head that client-side navigation updates. */
export interface Head {
  title: string;
  description: string;
  robots: string;
  canonical: string;
}

/** The whole head of a page, as the server writes it. */
export interface FullHead extends Head {
  keywords?: string;
  og: { title: string; description: string; image: string; type: 'website' | 'article' };
  structured: object[];
}

interface PageMetaSource {
  title: string;
  description: string;
  /** Parts that override the provider's record: "page 2 of the blog". */
  explicit?: { title?: string; description?: string };
  /** Excluded from search engines and sitemap. */
  noindex?: boolean;
  /** Path and query of the canonical URL if it is not the route itself. */
  canonical?: string;
  type?: 'website' | 'article';
  /** Storage path of the social picture; the provider's own takes precedence. */
  image?: string;
}

export interface HeadSource {
  meta: PageMetaSource;
  breadcrumbs?: Crumb[];
  structured?: Thing[];
}

/** Updates the head after a client-side navigation; crawlers read the server's. */
export function applyHead(head: Head): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  document.title = head.title;
  set('meta[name=description]', 'content', head.description);
  set('meta[name=robots]', 'content', head.robots);
  set('link[rel=canonical]', 'href', head.canonical);
}
