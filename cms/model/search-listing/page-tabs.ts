import type { Field } from 'payload';
import { searchListingFields } from './search-listing';

/** The search listing of a page's record; its mark is how the list of pages finds it. */
export const searchListing: Field = {
  name: 'meta',
  type: 'group',
  label: false,
  custom: { isSearchListing: true },
  fields: searchListingFields,
};

/** A page's sections in the order in which they show, and its search listing in a tab of its own. */
export const pageTabs = (sections: Field[]): Field[] => [
  {
    type: 'tabs',
    tabs: [
      { label: 'Page', fields: sections },
      { label: 'Search listing', fields: [searchListing] },
    ],
  },
];
