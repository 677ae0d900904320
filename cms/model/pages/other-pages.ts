import type { GlobalConfig } from 'payload';
import { contentGlobal } from '../content/content';
import { checkRoute, routeField } from '../fields/route';
import { rowsField } from '../fields/rows';
import { plainListingFields } from '../fields/search-listing';
import { pageRecordOf } from '../page-records';

/** Search listings of pages that have no record, such as the suburb check. */
export const otherPages: GlobalConfig = contentGlobal({
  slug: 'other-pages',
  label: 'Other pages',
  admin: { description: 'Search listings of pages that are not in the menu, such as /suburb-check.' },
  fields: [
    rowsField('listings', 'Search listings', ['Page', 'Pages'], 'One for each page.', [
      {
        ...routeField('route', 'Page'),
        validate: (value: unknown) => {
          const record = typeof value === 'string' ? pageRecordOf(value) : undefined;
          return record ? 'This page has a search listing of its own, in its record.' : checkRoute(value);
        },
      },
      ...plainListingFields,
    ]),
  ],
});
