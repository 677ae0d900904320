import type { CollectionConfig } from 'payload';
import { leadEditors, nobody } from '../../base/rights/access';
import { refuseLate } from '../../forms/editing/made-from';
import { copyNote, deleteCopy } from './release-before';

/** One row for each note about an enquiry, of the office or of what its customer did. Its key comes with what is done: twice is once. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  versions: false,
  labels: { singular: 'Note about an enquiry', plural: 'Notes about enquiries' },
  access: { create: nobody, read: leadEditors, update: nobody, delete: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [refuseLate], afterChange: [copyNote], afterDelete: [deleteCopy] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'written_by', type: 'text' },
    { name: 'written_at', type: 'date' },
  ],
};
