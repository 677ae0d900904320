import type { Field } from 'payload';
import type { Service } from '../../base/database/payload-types';
import { checkboxField } from '../../forms/fields/checkbox';
import { iconField } from '../../forms/fields/icon';
import { paragraphField, textField } from '../../forms/fields/text-fields';
import { withUsual } from '../../forms/fields/usual';
import { choiceField } from '../choices/choice';
import { isAdded } from '../choices/service-choices';
import { pictureField } from '../pictures/picture';
import { usualOf } from './usual-words';

/** Added pages are on all lists unless the owner decides otherwise; the others where the owner placed them. */
const isAddedPage = (data: Partial<Service>) => isAdded(data) && data.shape !== 'sub-service';

/** The words of a card; empty ones are those of the page. */
const cardWords = (): Field[] => [
  withUsual(textField('title', 'Title', 'Up to 30 characters look right.'), usualOf.cardTitle),
  withUsual(paragraphField('description', 'Text', 'Up to 110 characters look best.', 3), usualOf.cardText),
];

export const cardFields: Field[] = [
  checkboxField('show_on_home', 'Show a card on the home page', {
    defaultValue: true,
    condition: isAddedPage,
    description: 'After the others, until the page Home gives it another place.',
  }),
  {
    name: 'home_card',
    type: 'group',
    label: 'Card on the home page',
    admin: { description: 'The order of the cards is set on the page Home.' },
    fields: [...cardWords(), pictureField('image', { label: 'Picture', description: 'Empty means the picture of the page.' })],
  },
  checkboxField('show_on_cities', 'Show on the city pages', {
    defaultValue: true,
    condition: isAddedPage,
    description: 'After the others, until On every city page gives it another place.',
  }),
  {
    name: 'city_card',
    type: 'group',
    label: 'Line on the city pages',
    admin: { description: 'The order of the lines is set in On every city page.' },
    fields: [...cardWords(), iconField],
  },
];

export const quoteFormFields: Field[] = [
  checkboxField('in_quote_form', 'Offer in the quote form by its own name', {
    defaultValue: true,
    condition: isAdded,
    description: 'Otherwise choose the option that suits it.',
  }),
  choiceField('quote_service', 'Option of the quote form', 'QuoteOptionChoice', {
    condition: (data) => !isAdded(data) || !data.in_quote_form,
    description: 'Selected in advance for visitors who open the form from this page.',
  }),
  withUsual(
    textField('photo_hint', 'What photos should show', 'One short sentence beside the photos that visitors may send along.'),
    usualOf.photoHint,
  ),
  {
    name: 'intro_call',
    type: 'select',
    label: 'Call Now in the introduction leads to',
    options: [
      { value: 'phone', label: 'The phone' },
      { value: 'contact', label: 'The contact page' },
    ],
    admin: { description: 'Empty means the usual one.' },
  },
];

export const questionsField: Field = {
  name: 'questions',
  type: 'join',
  collection: 'faq-categories',
  on: 'service',
  label: 'Questions on this page',
  admin: {
    defaultColumns: ['category', 'show_on_faq_page', '_status'],
    description: 'One group for each page. They can be shown on the FAQ page, too.',
  },
};
