import type { SuburbAnswer } from '../addresses/suburb-answer';
import type { Moved } from '../cache/rendering';
import type { Company } from '../content/company';
import type { FormName, FormState } from '../forms/model';
import type { HeadSource } from '../head/head';

export interface PageContext extends Company {
  /** Parameters of the route: `slug`, `id`. */
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  form?: FormState;
  answerSuburb(question: string): Promise<SuburbAnswer>;
}

/** A loader's result: the component's props, and the input for the head. */
export interface LoadedPage<Data> extends HeadSource {
  data: Data;
  /** The page's form, where the route does not say it. */
  form?: FormName;
  frames?: string[];
}

export type NoPage = { kind: 'missing' } | Moved | { kind: 'same'; key: string };

/** There is no such page: the 404 page, or the owner's redirect. */
export const missing = (): NoPage => ({ kind: 'missing' });

/** The page has another URL; `keepsQuery` adds the visitor's query to it. */
export const moved = (to: string, keepsQuery = false): NoPage => ({ kind: 'moved', to, keepsQuery });

/** The URL shows the same as another key, such as one with an unknown option. */
export const sameAs = (key: string): NoPage => ({ kind: 'same', key });

export type PageLoader<Data> = (context: PageContext) => Promise<LoadedPage<Data> | NoPage>;

export type DataOf<Loader extends PageLoader<unknown>> = Extract<Awaited<ReturnType<Loader>>, { data: unknown }>['data'];
