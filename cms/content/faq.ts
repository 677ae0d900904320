import type { CollectionConfig, GlobalConfig } from 'payload';
import { contentCollection, contentGlobal } from './content';
import { pageTabs } from './fields/page-tabs';
import { pictureField } from './fields/picture';
import { rowAdmin } from './fields/rows';

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
    { name: 'category', type: 'text', label: 'Heading', required: true },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: 'Service page',
      admin: { description: 'The service page that shows these questions too. Empty for general questions.' },
    },
    { name: 'show_on_faq_page', type: 'checkbox', label: 'Show on the FAQ page', defaultValue: true },
    {
      name: 'items',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      admin: rowAdmin,
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true, admin: { description: 'A blank line starts a new paragraph.' } },
      ],
    },
  ],
});

export const faqPage: GlobalConfig = contentGlobal({
  slug: 'faq-page',
  label: 'FAQ',
  admin: { description: 'The questions themselves are under Questions.' },
  fields: pageTabs([
    { name: 'heading', type: 'text', admin: { placeholder: 'Faq' } },
    { name: 'breadcrumb', type: 'text', admin: { placeholder: 'Home / Faq' } },
    pictureField('background_image', { label: 'Picture' }),
  ]),
});
