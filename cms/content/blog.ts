import type { CollectionConfig, GlobalConfig } from 'payload';
import { postPaths } from './addresses';
import { contentCollection, contentGlobal } from './content';
import { dayField } from './fields/day';
import { pageTabs, searchListing } from './fields/page-tabs';
import { pictureField } from './fields/picture';
import { rowAdmin } from './fields/rows';
import { sampleField } from './fields/sample';
import { slugField } from './fields/slug';
import { leadsToField, takeAway } from './leads-to';
import { keepChoice } from './moved-pages';
import { shownAt } from './shown-at';

export const posts: CollectionConfig = contentCollection({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  defaultSort: '-publish_date',
  indexes: [{ fields: ['_status', 'deletedAt', 'publish_date'] }], // for the site's list and count, however many posts there are
  endpoints: [shownAt('posts')],
  hooks: { afterDelete: [keepChoice(postPaths)] },
  admin: {
    useAsTitle: 'title',
    components: { edit: takeAway },
    defaultColumns: ['title', 'publish_date', '_status', 'sample'],
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    slugField('The end of the post’s address, made from its title. You can change it until the post is published.'),
    dayField('publish_date', {
      label: 'Date',
      index: true,
      startsToday: true,
      admin: {
        position: 'sidebar',
        components: { Cell: '/content/look/day#PublishDayCell', Description: '/content/look/day#PublishDayNote' },
      },
    }),
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
    searchListing,
    leadsToField(postPaths),
    sampleField,
  ],
});

export const blogPage: GlobalConfig = contentGlobal({
  slug: 'blog-page',
  label: 'Blog',
  admin: { description: 'The posts themselves are under Posts.' },
  fields: pageTabs([
    { name: 'heading', type: 'text' },
    { name: 'breadcrumb', type: 'text', admin: { placeholder: 'Home / Blog' } },
    pictureField('background_image', { label: 'Picture' }),
  ]),
});
