import type { Thing } from 'schema-dts';

/** The part of a page's head that client navigation has to renew. */
export interface Head {
  title: string;
  description: string;
  robots: string;
  /** Absolute. */
  canonical: string;
}

/** The whole head of a page, as the server writes it. */
export interface FullHead extends Head {
  keywords?: string;
  og: { title: string; description: string; image: string; type: 'website' | 'article' };
  /** JSON-LD, one block each. */
  structured: object[];
}

/** The last two steps before the site defaults of the meta fallback, and what a page insists on itself. */
interface PageMetaSource {
  /** Built-in title and description of the route. */
  title: string;
  description: string;
  /** Parts that win over the provider's record: "page 2 of the blog". */
  explicit?: { title?: string; description?: string };
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
  /** Path and query of the canonical address where it is not the route itself. */
  canonical?: string;
  type?: 'website' | 'article';
  /** Storage path of the social picture, after the provider's own. */
  image?: string;
}

export interface Breadcrumb {
  label: string;
  href?: string;
}

/** What a page's head is made of. */
export interface HeadSource {
  meta: PageMetaSource;
  /** From the home page down; the last is the page itself. */
  breadcrumbs?: Breadcrumb[];
  structured?: Thing[];
}

/** Renews the head after a navigation in the browser; crawlers read the server's. */
export function applyHead(head: Head): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  document.title = head.title;
  set('meta[name=description]', 'content', head.description);
  set('meta[name=robots]', 'content', head.robots);
  set('link[rel=canonical]', 'href', head.canonical);
}
