import { ownValue } from 'shared/own-value';
import { withoutSlash } from './paths';

/** The parameter that says what became of a form that was posted without JavaScript. */
const SENT = 'reference';

/** Query parameters that a page reads, by its path; a test holds the site's routes to them. */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['page'],
  '/free-quote': ['service', 'city'],
  '/suburb-check': ['suburb'],
};

/** The first parameter of an address that the site itself reads, so that no redirect has it; undefined if there is none. */
export const ownQueryOf = ({ pathname, searchParams }: URL): string | undefined =>
  [SENT, ...(ownValue(pageQueries, withoutSlash(pathname)) ?? [])].find((name) => searchParams.has(name));
