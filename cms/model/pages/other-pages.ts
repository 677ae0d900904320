import type { GlobalConfig } from 'payload';
import { checkRoute, routeField } from '../../forms/fields/route-field';
import { rowsField } from '../../forms/fields/rows';
import { contentGlobal } from '../content/content-collection';
import { pageRecordOf } from '../page-records';
import { plainListingFields } from '../search-listing/search-listing';

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
