import type { CheckboxField } from 'payload';

/** Marks sample content; the dashboard shows a reminder until it is unticked. */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: 'Still the sample',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'This came with the site and is made up. Untick it once your own words stand here.',
  },
};
