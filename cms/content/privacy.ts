import type { GlobalConfig } from 'payload';
import { contentGlobal } from './content';
import { pageTabs } from './fields/page-tabs';
import { rowAdmin } from './fields/rows';
import { sampleField } from './fields/sample';

/** Placeholder for the retention setting in words, such as “24 months”. */
export const RETENTION = '{retention}';

export const privacy: GlobalConfig = contentGlobal({
  slug: 'privacy',
  label: 'Privacy',
  admin: {
    description: `Type ${RETENTION} where a text should say how long enquiries are kept. The time is set under Company.`,
  },
  fields: [
    ...pageTabs([
      { name: 'title', type: 'text', label: 'Heading', required: true },
      {
        name: 'sections',
        type: 'array',
        labels: { singular: 'Section', plural: 'Sections' },
        admin: rowAdmin,
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'text', type: 'richText', required: true },
        ],
      },
    ]),
    sampleField,
  ],
});
