import type { CollectionConfig, GlobalConfig } from 'payload';
import { dayField } from '../../forms/fields/day';
import { rowsField } from '../../forms/fields/rows';
import { sampleField } from '../../forms/fields/sample';
import { slugField } from '../../forms/fields/slug';
import { lineField, listPageWords } from '../../forms/fields/text-fields';
import { postPaths } from '../../publishing/addresses';
import { contentCollection, contentGlobal } from '../content/content-collection';
import { shownAt } from '../content/shown-at';
import { pictureField } from '../pictures/picture';
import { leadsToField, takeAway } from '../redirects/leads-to';
import { pageTabs, searchListing } from '../search-listing/search-listing';

export const posts: CollectionConfig = contentCollection({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  defaultSort: '-publish_date',
  indexes: [{ fields: ['_status', 'deletedAt', 'publish_date'] }], // for the site's list and count, however many posts there are
  endpoints: [shownAt('posts')],
  admin: {
    useAsTitle: 'title',
    components: { edit: takeAway },
    defaultColumns: ['title', 'publish_date', '_status', 'sample'],
  },
  fields: [
    lineField('title', 'Title', 'The heading of the post, and of its card on the blog. Up to 70 characters look right.'),
    slugField(
      'A second address of the post in words, made from its title; it leads to the one with the post’s number. You can change it until the post is published.',
    ),
    dayField('publish_date', {
      label: 'Date',
      index: true,
      startsToday: true,
      admin: {
        position: 'sidebar',
        components: { Cell: '/forms/controls/day#PublishDayCell', Description: '/forms/controls/day#PublishDayNote' },
      },
    }),
    pictureField('image', { label: 'Picture', required: true }),
    {
      name: 'description',
      type: 'richText',
      label: 'Opening',
      required: true,
      admin: {
        description:
          'Its beginning stands on the card in the blog. On the post’s page it is shown only while there are no sections.',
      },
    },
    rowsField('entries', 'Sections', ['Section', 'Sections'], 'The rest of the post, in this order.', [
      lineField('title', 'Heading', 'Above this section. Up to 50 characters look right.'),
      {
        name: 'description',
        type: 'richText',
        label: 'Text',
        required: true,
        admin: { description: 'Text, lists, links, tables and pictures of this section.' },
      },
    ]),
    searchListing,
    leadsToField(postPaths),
    sampleField(),
  ],
});

export const blogPage: GlobalConfig = contentGlobal({
  slug: 'blog-page',
  label: 'Blog',
  admin: { description: 'The posts themselves are under Posts.' },
  fields: pageTabs([...listPageWords('Blog'), pictureField('background_image', { label: 'Picture' })]),
});
