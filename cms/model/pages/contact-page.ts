import type { GlobalConfig } from 'payload';
import { lineField, paragraphField } from '../../forms/fields/text-fields';
import { contentGlobal } from '../content/content-collection';
import { pictureField } from '../pictures/picture';
import { pageTabs } from '../search-listing/search-listing';

export const contactPage: GlobalConfig = contentGlobal({
  slug: 'contact-page',
  label: 'Contact',
  admin: { description: 'Phone, e-mail, offices and hours are under Company.' },
  fields: pageTabs([
    lineField('title', 'Heading', 'The main heading of the page. Up to 45 characters look right.'),
    paragraphField('subtitle', 'Text below', 'Below the heading. Up to 140 characters look right.', 3),
    pictureField('background_image', { label: 'Picture' }),
  ]),
});
