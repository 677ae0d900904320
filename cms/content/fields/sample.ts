import type { CheckboxField } from 'payload';

/** Marks starter content that is made up; the dashboard reminds until it is unticked. */
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
