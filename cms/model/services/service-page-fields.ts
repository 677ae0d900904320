import type { Field } from 'payload';
import { groupField } from '../../forms/fields/group';
import { iconField } from '../../forms/fields/icon';
import { linesField } from '../../forms/fields/lines';
import { rowAdmin } from '../../forms/fields/rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField, textField } from '../../forms/fields/text-fields';
import { withUsual, withUsualRows } from '../../forms/fields/usual';
import { pictureField } from '../pictures/picture';
import { usualBenefits, usualOf } from './usual-words';

const sentences: Field = {
  name: 'text',
  type: 'textarea',
  required: true,
  admin: { rows: 2, description: 'Below the title. 60 to 110 characters look right.' },
};

const words: Field[] = [
  withUsual(textField('title', 'Main heading', 'At the top of the page. Up to 45 characters look right.'), usualOf.title),
  withUsual(
    {
      name: 'description',
      type: 'textarea',
      label: 'One sentence for cards',
      maxLength: 155,
      admin: { rows: 2, description: 'Menus and search engines show it, too.' },
    },
    usualOf.description,
  ),
  {
    name: 'price_note',
    type: 'text',
    label: 'Price note',
    maxLength: 120,
    admin: { description: 'Shown below the heading, such as “From $149 for a two-bedroom home”. Empty: no price is shown.' },
  },
  pictureField('image', { label: 'Picture' }),
  groupField('intro', 'Introduction', [
    withUsual(textField('heading', 'Heading', 'Above the text. Up to 45 characters look right.'), usualOf.introHeading),
    linesField('paragraphs', { label: 'Text', admin: { rows: 12, description: 'A new line starts a new paragraph.' } }),
    pictureField('image', { label: 'Picture', description: 'Empty: the picture of the page.' }),
  ]),
];

const whyChoose: Field[] = [
  groupField('why_choose', 'Why choose us', [
    withUsual(textField('heading', 'Heading', 'The last three words are highlighted.'), usualOf.whyChooseHeading),
    linesField('points', { label: 'Points' }),
    sideBySide(
      pictureField('before_image', { label: 'Before' }),
      pictureField('after_image', { label: 'After', description: 'Best taken from the same place as the one before.' }),
    ),
  ]),
  {
    name: 'cleaned',
    type: 'group',
    label: 'What we clean',
    admin: { condition: (data) => data.shape === 'standalone' },
    fields: [
      withUsual(textField('heading', 'Heading', 'Above the list. Up to 40 characters look right.'), usualOf.cleanedHeading),
      {
        name: 'items',
        type: 'array',
        maxRows: 6,
        labels: { singular: 'Thing', plural: 'Things' },
        admin: { ...rowAdmin, description: 'Below the benefit cards, in this order. Without any, the section is left out.' },
        fields: [lineField('title', 'Title', 'Up to 30 characters look right.'), sentences],
      },
    ],
  },
];

const cardsAndClosing: Field[] = [
  groupField('benefits', 'Benefit cards', [
    withUsual(textField('heading', 'Heading', 'Above the cards. Up to 45 characters look right.'), usualOf.benefitsHeading),
    withUsualRows(
      {
        name: 'cards',
        type: 'array',
        maxRows: 4,
        labels: { singular: 'Card', plural: 'Cards' },
        admin: { ...rowAdmin, description: 'Without any, the page shows the usual ones.' },
        fields: [lineField('title', 'Title', 'Up to 30 characters look right.'), sentences, iconField],
      },
      usualBenefits,
    ),
  ]),
  groupField('closing', 'Call to book at the end', [
    withUsual(textField('heading', 'Heading', 'Up to 45 characters look right.'), usualOf.closingHeading),
    withUsual(
      { name: 'text', type: 'textarea', admin: { rows: 2, description: 'Below it. Up to 110 characters look right.' } },
      usualOf.closingText,
    ),
  ]),
  {
    name: 'cards',
    type: 'relationship',
    relationTo: 'services',
    hasMany: true,
    label: 'Services shown as cards',
    admin: {
      description: 'Empty means the usual ones and those that you added to this family.',
      condition: (data) => data.shape === 'family',
    },
  },
];

/** The sections of a service page, in the order in which they show. */
export const servicePageFields: Field[] = [...words, ...whyChoose, ...cardsAndClosing];
