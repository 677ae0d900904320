import type { CallName } from 'contract';
import type { FormName } from 'contract/lead-fields';

/** The markup of a page. */
export interface Drawn {
  html: string;
  /** Response headers other than those of the encoding. */
  headers: Record<string, string>;
}

/** A page whose content was read; it is rendered only if that content changed. */
export interface Rendering {
  kind: 'page';
  /** 404 for the not-found page. */
  status: number;
  /** Route pattern. */
  route: string;
  /** The form that may be posted to it without JavaScript. */
  form?: FormName;
  /** Where it is cached: with the sitemap's pages, with the others, or not at all. */
  shelf: 'listed' | 'other' | 'none';
  /** Page data as JSON, and the content hash by which the document refers to it. */
  data: string;
  version: string;
  /** Hash of everything the document depends on: equal sources render equal documents. */
  source: string;
  used: ReadonlySet<CallName>;
  /** Failed calls: sections that the page lacks. */
  failed: ReadonlySet<string>;
  draw(): Promise<Drawn>;
}

/** For a URL without a page of its own. */
export interface Instead {
  kind: 'instead';
  /** Key of the page to show instead. */
  key: string;
  used: ReadonlySet<CallName>;
  /** Failed calls: why it is uncertain whether the page exists. */
  failed: ReadonlySet<string>;
}

/** For a URL that redirects. */
export interface Moved {
  kind: 'moved';
  to: string;
  /** Whether the visitor's query is added to the new URL. */
  keepsQuery?: boolean;
}

/** What there is at a URL. */
export type Rendered = Rendering | Instead | Moved;
