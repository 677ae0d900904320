import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import type { LeadPhoto } from '../../base/database/payload-types';
import { leadEditors, nobody } from '../../base/rights/access';
import { removePhotoFiles } from './photo-files';

const removeFiles: CollectionAfterDeleteHook<LeadPhoto> = async ({ doc }) => removePhotoFiles(doc.file);

export const leadPhotos: CollectionConfig = {
  slug: 'lead-photos',
  versions: false,
  labels: { singular: 'Photo of an enquiry', plural: 'Photos of enquiries' },
  access: { create: nobody, read: leadEditors, update: nobody, delete: nobody },
  admin: { hidden: true },
  hooks: { afterDelete: [removeFiles] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'photo', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text' },
    { name: 'file', type: 'text', index: true },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    { name: 'bytes', type: 'number' },
  ],
};

/** An enquiry that is deleted for good takes its photos along. */
export const deletePhotosToo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'lead-photos', where: { lead: { equals: id } }, depth: 0, req });
};
