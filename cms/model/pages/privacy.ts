import type { GlobalConfig } from 'payload';
import { rowAdmin } from '../../forms/fields/rows';
import { sampleField } from '../../forms/fields/sample';
import { lineField } from '../../forms/fields/text-fields';
import { contentGlobal } from '../content/content-collection';
import { pageTabs } from '../search-listing/search-listing';

export const privacy: GlobalConfig = contentGlobal({
  slug: 'privacy',
  label: 'Privacy',
  fields: [
    ...pageTabs([
      lineField('title', 'Heading', 'The main heading of the page. Up to 45 characters look right.'),
      {
        name: 'sections',
        type: 'array',
        labels: { singular: 'Section', plural: 'Sections' },
        admin: { ...rowAdmin, description: 'The text of the page, in this order.' },
        fields: [
          lineField('title', 'Heading', 'Above this section. Up to 50 characters look right.'),
          {
            name: 'text',
            type: 'richText',
            required: true,
            admin: { description: 'The text of this section. {company}, {retention} and other facts become what is set.' },
          },
        ],
      },
    ]),
    sampleField(),
  ],
});
