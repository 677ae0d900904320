import type { GlobalConfig } from 'payload';
import { contentGlobal } from '../content/content';
import { pageTabs } from '../fields/page-tabs';
import { pictureField } from '../fields/picture';
import { lineField } from '../fields/text';

export const contactPage: GlobalConfig = contentGlobal({
  slug: 'contact-page',
  label: 'Contact',
  admin: { description: 'Phone, e-mail, offices and hours are under Company.' },
  fields: pageTabs([
    lineField('title', 'Heading', 'The main heading of the page. Up to 45 characters look right.'),
    {
      name: 'subtitle',
      type: 'textarea',
      label: 'Text below',
      admin: { rows: 3, description: 'Below the heading. Up to 140 characters look right.' },
    },
    pictureField('background_image', { label: 'Picture' }),
  ]),
});
