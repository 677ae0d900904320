import { pageQueries } from 'contract/page-queries';
import { RESERVED_PATHS } from 'contract/paths';
import { expect, it } from 'vitest';
import { redirects, routes } from './routes';

it('the back office knows which queries pages read, so that no redirect takes one', () => {
  const reading = routes.flatMap(({ path, query }) => (query ? [[path, query]] : []));
  expect(Object.fromEntries(reading)).toEqual(pageQueries);
});

/** The first segment of a path, in the spelling a city's path would have. */
const firstPart = (path: string) => `/${path.split('/')[1]?.toLowerCase()}`;

it('no city can have a path that the site uses itself', () => {
  const own = [...routes.map(({ path }) => path).filter((path) => path !== '*'), ...Object.keys(redirects)].map(firstPart);
  const couldBeCities = own.filter((path) => /^\/[a-z0-9-]+$/.test(path));
  expect(couldBeCities.filter((path) => !RESERVED_PATHS.has(path))).toEqual([]);
});
