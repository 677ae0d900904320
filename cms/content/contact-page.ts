import type { GlobalConfig } from 'payload';
import { contentGlobal } from './content';
import { pictureField } from './fields/picture';

export const contactPage: GlobalConfig = contentGlobal({
  slug: 'contact-page',
  label: 'Top of the contact page',
  admin: { group: 'Contact' },
  fields: [
    { name: 'title', type: 'text', label: 'Heading', required: true },
    { name: 'subtitle', type: 'textarea', label: 'Text below', admin: { rows: 3 } },
    pictureField('background_image', { label: 'Picture' }),
  ],
});
