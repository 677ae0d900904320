import type { CityPage } from 'contract/city';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import type { SuburbAnswer } from '../addresses/suburb-answer';
import type { Reader } from '../content/content';
import type { FormState } from '../forms/model';
import type { HeadSource } from '../head/head';

/** What a page's loader can use. */
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
  /** Result of a form post without JavaScript. */
  form?: FormState;
  /** Finds the office that serves a suburb or postcode. */
  answerSuburb(question: string): Promise<SuburbAnswer>;
}

/** A loader's result: the component's props, and the input for the head. */
export interface LoadedPage<Data> extends HeadSource {
  data: Data;
}

/** Thrown by a loader for a page that does not exist; answered with the 404 page. */
export class PageNotFound extends Error {}

/** Thrown for a page that has another URL, `to`; `keepsQuery` adds the visitor's query to it. */
export class PageMoved extends Error {
  constructor(
    readonly to: string,
    readonly keepsQuery = false,
  ) {
    super(`moved to ${to}`);
  }
}

/** Thrown for a URL that shows the same as another key, such as one with an unknown option. */
export class SamePage extends Error {
  constructor(readonly key: string) {
    super(`the same as ${key}`);
  }
}

export type PageLoader<Data> = (context: PageContext) => Promise<LoadedPage<Data>>;

/** The data type of a loader's page, for the page's component. */
export type DataOf<Loader> = Loader extends PageLoader<infer Data> ? Data : never;
