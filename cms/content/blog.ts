import type { CollectionConfig, GlobalConfig } from 'payload';
import { postPaths } from './addresses';
import { contentCollection, contentGlobal } from './content';
import { leadsToField } from './fields/leads-to';
import { pictureField } from './fields/picture';
import { rowAdmin } from './fields/rows';
import { sampleField } from './fields/sample';
import { searchListingFields } from './fields/search-listing';
import { slugField } from './fields/slug';
import { keepChoice } from './moved-pages';

const group = 'Blog';

export const posts: CollectionConfig = contentCollection({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  defaultSort: '-publish_date',
  indexes: [{ fields: ['_status', 'deletedAt', 'publish_date'] }], // the site's list and count, however many posts there are
  versions: { drafts: { autosave: { interval: 1000 } }, maxPerDoc: 20 },
  hooks: { afterDelete: [keepChoice(postPaths)] },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'publish_date', '_status', 'sample'] },
  fields: [
    { name: 'title', type: 'text', required: true },
    slugField('Short name of the post in links, such as oven-care. It cannot be changed later.'),
    {
      name: 'publish_date',
      type: 'date',
      label: 'Date',
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    pictureField('image', { label: 'Picture', required: true }),
    { name: 'description', type: 'richText', label: 'Opening', required: true },
    {
      name: 'entries',
      type: 'array',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      admin: rowAdmin,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'description', type: 'richText', label: 'Text', required: true },
      ],
    },
    { name: 'meta', type: 'group', label: 'Search listing', fields: searchListingFields },
    leadsToField(postPaths),
    sampleField,
  ],
});

export const blogPage: GlobalConfig = contentGlobal({
  slug: 'blog-page',
  label: 'Top of the blog',
  admin: { group },
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'breadcrumb', type: 'text', admin: { placeholder: 'Home / Blog' } },
    pictureField('background_image', { label: 'Picture' }),
  ],
});
