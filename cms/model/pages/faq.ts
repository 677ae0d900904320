import type { CollectionConfig, GlobalConfig } from 'payload';
import { checkboxField } from '../../forms/fields/checkbox';
import { rowsField } from '../../forms/fields/rows';
import { lineField, listPageWords } from '../../forms/fields/text-fields';
import { contentCollection, contentGlobal } from '../content/content-collection';
import { pictureField } from '../pictures/picture';
import { pageTabs } from '../search-listing/search-listing';

export const faqCategories: CollectionConfig = contentCollection({
  slug: 'faq-categories',
  labels: { singular: 'Group of questions', plural: 'Questions' },
  orderable: true,
  admin: {
    useAsTitle: 'category',
    defaultColumns: ['category', 'service', 'show_on_faq_page', '_status'],
    pagination: { defaultLimit: 50 },
  },
  fields: [
    lineField('category', 'Heading', 'Above these questions. Up to 40 characters look right.'),
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: 'Service page',
      admin: { description: 'The service page that shows these questions too. Empty for general questions.' },
    },
    checkboxField('show_on_faq_page', 'Show on the FAQ page', {
      defaultValue: true,
      description: 'In the order of the list of Questions.',
    }),
    rowsField('items', 'Questions', ['Question', 'Questions'], 'In this order. The answer shows when the question is pressed.', [
      lineField('question', 'Question', 'Up to 65 characters look right.'),
      {
        name: 'answer',
        type: 'textarea',
        required: true,
        admin: { description: 'A blank line starts a new paragraph. 150 to 400 characters look right.' },
      },
    ]),
  ],
});

export const faqPage: GlobalConfig = contentGlobal({
  slug: 'faq-page',
  label: 'FAQ',
  admin: { description: 'The questions themselves are under Questions.' },
  fields: pageTabs([...listPageWords('Faq'), pictureField('background_image', { label: 'Picture' })]),
});
