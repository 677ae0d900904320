import type { CollectionConfig } from 'payload';
import { contentEditors, nobody } from '../../base/rights/access';

/** Addresses without a page that somebody requested, shown below the redirects. Only the provider API writes them. */
export const missingPaths: CollectionConfig = {
  slug: 'missing-paths',
  versions: false,
  admin: { hidden: true },
  access: { create: nobody, read: contentEditors, update: nobody, delete: nobody },
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    {
      name: 'visits',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { description: 'By people’s browsers.' },
    },
    { name: 'bots', type: 'number', required: true, defaultValue: 0 },
  ],
};
