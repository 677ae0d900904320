import type { CollectionConfig } from 'payload';
import { mediaDir } from '../base/env';
import { contentCollection } from './content';
import { cleanUpload } from './media-upload';

/** Formats of phones, stored as JPEG. */
const phonePhotos = ['image/heic', 'image/heif'];

/** Pictures and videos, in a folder of the data directory. */
export const media: CollectionConfig = contentCollection({
  slug: 'media',
  labels: { singular: 'Picture or video', plural: 'Pictures and videos' },
  versions: false,
  disableDuplicate: true,
  admin: {
    useAsTitle: 'filename',
    listSearchableFields: ['alt', 'filename'],
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    pagination: { defaultLimit: 25 },
  },
  upload: {
    staticDir: mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', ...phonePhotos, 'video/mp4', 'video/webm'],
    focalPoint: true,
    crop: true,
    displayPreview: true,
    adminThumbnail: ({ doc: { filename, mimeType } }) =>
      String(mimeType).startsWith('image/') ? `/storage/${encodeURIComponent(String(filename))}` : null,
  },
  hooks: { beforeOperation: [cleanUpload] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      required: true,
      admin: { description: 'One sentence for people who cannot see it, and for search engines.' },
    },
  ],
});
