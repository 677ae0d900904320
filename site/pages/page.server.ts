import type { CityPage } from 'contract/city';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import type { SuburbAnswer } from '../addresses/suburb-answer';
import type { Reader } from '../content/content';
import type { FormState } from '../forms/model';
import type { HeadSource } from '../head/head';

/** What a page's loader may ask. */
export interface PageContext {
  reader: Reader;
  additions: ReadonlySet<string>;
  settings: SiteSettings;
  services: ServicePage[];
  cities: CityPage[];
  /** Parameters of the route: `slug`, `id`. */
  params: Record<string, string | undefined>;
  /** The query parameters that the route declares. */
  query: URLSearchParams;
  /** Outcome of a form post without JavaScript. */
  form?: FormState;
  /** Which office cleans in a suburb or postcode. */
  answerSuburb(question: string): Promise<SuburbAnswer>;
}

/** What a loader yields: the component's props, and what the head is made of. */
export interface LoadedPage<Data> extends HeadSource {
  data: Data;
}

/** Thrown by a loader whose page does not exist; answered with the 404 page. */
export class PageNotFound extends Error {}

/** Thrown for a page that lives elsewhere: at `to`, which `keepsQuery` takes the visitor's query along to. */
export class PageMoved extends Error {
  constructor(
    readonly to: string,
    readonly keepsQuery = false,
  ) {
    super(`moved to ${to}`);
  }
}

/** Thrown for an address that shows just what the page of another key shows: an unknown option, which is ignored. */
export class SamePage extends Error {
  constructor(readonly key: string) {
    super(`the same as ${key}`);
  }
}

export type PageLoader<Data> = (context: PageContext) => Promise<LoadedPage<Data>>;

/** The data type of a loader's page, for the page's component. */
export type DataOf<Loader> = Loader extends PageLoader<infer Data> ? Data : never;
