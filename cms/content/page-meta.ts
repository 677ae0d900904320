import type { CollectionConfig } from 'payload';
import { contentCollection } from './content';
import { routeField } from './fields/route';
import { searchListingFields } from './fields/search-listing';

export const pageMeta: CollectionConfig = contentCollection({
  slug: 'page-meta',
  labels: { singular: 'Search listing', plural: 'Search listings' },
  defaultSort: 'route',
  disableDuplicate: true, // a page has one
  admin: {
    group: 'Search',
    useAsTitle: 'route',
    defaultColumns: ['route', 'meta_title', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    description: 'How each page appears in search results. Blog posts have their own fields for this.',
  },
  fields: [routeField('route', 'Page', { unique: true }), ...searchListingFields],
});
