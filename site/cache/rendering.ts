import type { CallName } from 'contract';
import type { FormName } from 'contract/lead-fields';

export interface Drawn {
  html: string;
  headers: Record<string, string>;
}

/** A page whose content was read; it is rendered only if that content changed. */
export interface Rendering {
  kind: 'page';
  status: number;
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

export interface Instead {
  kind: 'instead';
  key: string;
  used: ReadonlySet<CallName>;
  /** Failed calls: why it is uncertain whether the page exists. */
  failed: ReadonlySet<string>;
}

export interface Moved {
  kind: 'moved';
  to: string;
  keepsQuery?: boolean;
}

export type Rendered = Rendering | Instead | Moved;
