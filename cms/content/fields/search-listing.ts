import type { Field } from 'payload';
import { pictureField } from './picture';

/** How a page appears in search results and when shared. */
export const searchListingFields: Field[] = [
  {
    name: 'meta_title',
    type: 'text',
    label: 'Title',
    admin: { description: 'Up to 60 characters are shown in search results.' },
  },
  {
    name: 'meta_description',
    type: 'textarea',
    label: 'Description',
    admin: { rows: 3, description: 'Up to 155 characters are shown in search results.' },
  },
  { name: 'meta_keywords', type: 'text', label: 'Keywords', admin: { description: 'Separated by commas.' } },
  { name: 'og_title', type: 'text', label: 'Title when shared', admin: { description: 'Empty means the title above.' } },
  {
    name: 'og_description',
    type: 'textarea',
    label: 'Description when shared',
    admin: { rows: 3, description: 'Empty means the description above.' },
  },
  pictureField('og_image', { label: 'Picture when shared' }),
];
