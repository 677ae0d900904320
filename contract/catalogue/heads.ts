import type { HeadWords } from '../page-head';
import heads from './heads.json';

/** Built-in title and description of the pages that have one address, by their path without the slash at its end. */
export const builtInHeads = heads.pages satisfies Record<string, HeadWords>;

/** The same of any path; undefined for one without. */
export const builtInHead = (path: string): HeadWords | undefined => (builtInHeads as Record<string, HeadWords>)[path];

/** Built-in title and description of a city's page. */
export const headOfCity = (name: string): HeadWords => ({
  title: heads.city.title.replace('{city}', name),
  description: heads.city.description.replace('{city}', name),
});
