import type { Field } from 'payload';
import { textField } from '../../forms/fields/text-fields';
import { uiField } from '../../forms/fields/ui';
import { pictureField } from '../pictures/picture';

const components = { Field: '/model/search-listing/fields#ListingText' };

/** How a page appears in search results and when shared. Works in a group named `meta` of any record with a page. */
export const searchListingFields: Field[] = [
  uiField('search_result', '/model/search-listing/fields#SearchResult', { disableListColumn: true }),
  {
    name: 'meta_title',
    type: 'text',
    label: 'Title',
    admin: { components, description: 'The line that people click. It is also the name of the browser’s tab.' },
  },
  {
    name: 'meta_description',
    type: 'textarea',
    label: 'Description',
    admin: { components, rows: 3, description: 'The lines below the title: why somebody should open this page.' },
  },
  textField('meta_keywords', 'Keywords', 'Separated by commas. Visitors do not see them.'),
  uiField('shared_card', '/model/search-listing/fields#SharedCard', { disableListColumn: true }),
  {
    name: 'og_title',
    type: 'text',
    label: 'Title when shared',
    admin: { components, description: 'The title above, unless you type another.' },
  },
  {
    name: 'og_description',
    type: 'textarea',
    label: 'Description when shared',
    admin: { components, rows: 3, description: 'The description above, unless you type another.' },
  },
  pictureField('og_image', { label: 'Picture when shared', description: 'Best twice as wide as high; it is cut to that shape.' }),
];

/** The same for a page without a record: there is nothing to show a preview of. */
export const plainListingFields: Field[] = searchListingFields.flatMap((field) =>
  field.type === 'ui' ? [] : ({ ...field, admin: { ...field.admin, components: undefined } } as Field),
);
