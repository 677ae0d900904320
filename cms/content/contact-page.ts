import type { GlobalConfig } from 'payload';
import { contentGlobal } from './content';
import { pageTabs } from './fields/page-tabs';
import { pictureField } from './fields/picture';

export const contactPage: GlobalConfig = contentGlobal({
  slug: 'contact-page',
  label: 'Contact',
  admin: { description: 'Phone, e-mail, offices and hours are under Company.' },
  fields: pageTabs([
    { name: 'title', type: 'text', label: 'Heading', required: true },
    { name: 'subtitle', type: 'textarea', label: 'Text below', admin: { rows: 3 } },
    pictureField('background_image', { label: 'Picture' }),
  ]),
});
