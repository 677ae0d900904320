import type { CollectionConfig } from 'payload';
import { mediaDir } from '../env';
import { contentCollection } from './content';
import { cleanUpload } from './media-upload';

/** Pictures and videos, in a folder of the data directory. */
export const media: CollectionConfig = contentCollection({
  slug: 'media',
  labels: { singular: 'Picture or video', plural: 'Pictures and videos' },
  versions: false,
  disableDuplicate: true,
  admin: { group: 'Media', useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'video/mp4', 'video/webm'],
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
