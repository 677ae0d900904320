import type { UploadField } from 'payload';

type Options = { label?: string; required?: boolean; description?: string; videoToo?: boolean };

/** A picture chosen from the media library. */
export const pictureField = (name: string, { label, required, description, videoToo }: Options = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  required,
  filterOptions: videoToo ? undefined : { mimeType: { contains: 'image/' } },
  admin: { description },
});
