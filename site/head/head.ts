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

/** Renews the head after a navigation in the browser; crawlers read the server's. */
export function applyHead(head: Head): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  document.title = head.title;
  set('meta[name=description]', 'content', head.description);
  set('meta[name=robots]', 'content', head.robots);
  set('link[rel=canonical]', 'href', head.canonical);
}
