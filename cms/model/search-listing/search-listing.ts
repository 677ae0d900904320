import type { Field } from 'payload';
import { textField } from '../../forms/fields/text-fields';
import { uiField } from '../../forms/fields/ui';
import { pictureField } from '../pictures/picture';
import { GROUP } from './found-page';

const words = (name: string, type: 'text' | 'textarea', label: string, description: string) =>
  ({
    ...{ name, type, label },
    admin: {
      components: { Field: '/model/search-listing/fields#ListingText' },
      description,
      ...(type === 'textarea' && { rows: 3 }),
    },
  }) as Field;

const searchListingFields: Field[] = [
  uiField('search_result', '/model/search-listing/fields#SearchResult', { disableListColumn: true }),
  words('meta_title', 'text', 'Title', 'The line that people click. It is also the name of the browser’s tab.'),
  words('meta_description', 'textarea', 'Description', 'The lines below the title: why somebody should open this page.'),
  textField('meta_keywords', 'Keywords', 'Separated by commas. Visitors do not see them.'),
  words('og_title', 'text', 'Title when shared', 'The title above, unless you type another.'),
  words('og_description', 'textarea', 'Description when shared', 'The description above, unless you type another.'),
  pictureField('og_image', { label: 'Picture when shared', description: 'Best twice as wide as high; it is cut to that shape.' }),
];

/** The same for a page without a record: there is nothing to show a preview of. */
export const plainListingFields: Field[] = searchListingFields.flatMap((field) =>
  field.type === 'ui' ? [] : ({ ...field, admin: { ...field.admin, components: undefined } } as Field),
);

export const searchListing: Field = { name: GROUP, type: 'group', label: false, fields: searchListingFields };

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
