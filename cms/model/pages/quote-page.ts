import type { GlobalConfig } from 'payload';
import { contentGlobal } from '../content/content-collection';
import { searchListing } from '../search-listing/search-listing';

export const quotePage: GlobalConfig = contentGlobal({
  slug: 'quote-page',
  label: 'Free quote',
  admin: { description: 'What the form offers is under Company, its questions under Questions.' },
  fields: [searchListing],
});
