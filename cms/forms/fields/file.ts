import type { UploadField } from 'payload';

export const fileField: UploadField = {
  name: 'file',
  type: 'upload',
  relationTo: 'media',
  label: 'File',
  required: true,
  filterOptions: { mimeType: { equals: 'application/pdf' } },
  admin: { description: 'A PDF of up to 20 MB. Visitors download it; it does not open as a page of your website.' },
};
