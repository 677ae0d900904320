import type { CheckboxField } from 'payload';

const USUAL = 'This came with the site and is made up. Untick it once your own words stand here.';

/** Marks sample content until it is unticked: visitors of a public site see no sample review, person or figure. */
export const sampleField = (description = USUAL): CheckboxField => ({
  name: 'sample',
  type: 'checkbox',
  label: 'Still the sample',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description,
    components: { Field: '/forms/controls/sample-field#SampleField' },
  },
});
