import type { CollectionConfig, GlobalConfig } from 'payload';
import { legible } from 'shared/typed';
import { checkboxField } from '../../forms/fields/checkbox';
import { dayField } from '../../forms/fields/day';
import { numberField } from '../../forms/fields/number';
import { sampleField } from '../../forms/fields/sample';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField } from '../../forms/fields/text-fields';
import { contentCollection, contentGlobal } from '../content/content-collection';
import { pictureField } from '../pictures/picture';

/** The number in a count such as 1,250+; undefined if there is none. */
export const reviewsIn = (count: string): number | undefined => {
  const [digits] = /\d[\d,. ]*/.exec(legible(count)) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, '').slice(0, 9));
};

export const testimonials: CollectionConfig = contentCollection({
  slug: 'testimonials',
  labels: { singular: 'Review', plural: 'Reviews' },
  defaultSort: '-date',
  indexes: [{ fields: ['deletedAt', 'date'] }], // the newest, which the site requests
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'date', 'rating', 'platform', 'sample'] },
  fields: [
    lineField('name', 'Name', 'Beside the review, as the customer signed it.'),
    {
      name: 'comment',
      type: 'textarea',
      required: true,
      admin: { description: 'Word for word, in the reviews of most pages. A long one can be unfolded there.' },
    },
    sideBySide(
      numberField({
        name: 'rating',
        label: 'Stars',
        required: true,
        min: 0,
        max: 5,
        defaultValue: 5,
        admin: { description: 'Out of five, beside the name.' },
      }),
      dayField('date', {
        index: true,
        startsToday: true,
        admin: { description: 'The day of the review. The newest come first.' },
      }),
      {
        name: 'platform',
        type: 'select',
        label: 'Where it was written',
        options: [
          { value: 'google', label: 'Google' },
          { value: 'facebook', label: 'Facebook' },
        ],
        admin: { description: 'Shown with its sign. May be empty.' },
      },
    ),
    checkboxField('verified', 'Verified customer', {
      description: 'Shows a tick beside the name. Only for a customer whom you have cleaned for.',
    }),
    pictureField('avatar', { label: 'Portrait', description: 'Without one, the first letter of the name is shown.' }),
    sampleField(),
  ],
});

export const reviews: GlobalConfig = contentGlobal({
  slug: 'reviews',
  label: 'Number of reviews',
  fields: [
    {
      name: 'review_count',
      type: 'text',
      label: 'Number of reviews',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && reviewsIn(value) !== undefined) || 'Type a number, such as 150 or 150+.',
      admin: { description: 'Pages show it as “Based on N reviews”, and search engines read it.' },
    },
    sampleField('This number came with the site and is made up. Untick it once yours stands here.'),
  ],
});
