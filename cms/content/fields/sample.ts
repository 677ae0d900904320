import type { CheckboxField } from 'payload';

const USUAL = 'This came with the site and is made up. Untick it once your own words stand here.';

/** Marks sample content: the dashboard reminds of it, and visitors of a public site do not see it, until it is unticked. */
export const sampleField = (description = USUAL): CheckboxField => ({
  name: 'sample',
  type: 'checkbox',
  label: 'Still the sample',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description,
  },
});
