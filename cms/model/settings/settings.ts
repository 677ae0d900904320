import type { Field, GlobalConfig } from 'payload';
import { ownersMayChangeThisField } from '../../base/rights/access';
import { checkboxField } from '../../forms/fields/checkbox';
import { embedHostsField } from '../../forms/fields/embed-link';
import { linesField } from '../../forms/fields/lines';
import { numberField } from '../../forms/fields/number';
import { rowsField } from '../../forms/fields/rows';
import { sampleField } from '../../forms/fields/sample';
import { lineField, textField } from '../../forms/fields/text-fields';
import { contentGlobal } from '../content/content-collection';
import { lookField } from './brand';
import { companyFields } from './company-fields';
import { keepFacts } from './fact-check';
import { menuFields } from './menu-fields';
import { officesField } from './offices';
import { completePlaces } from './places';
import { promiseFields } from './promises';
import { thanksField } from './thanks';

const forms: Field[] = [
  // Of earlier releases; each office says now whether the forms offer its city.
  { name: 'sells_in_melbourne', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  rowsField(
    'cities',
    'Further cities',
    ['City', 'Cities'],
    'Both forms offer the cities of the offices (tab Offices), the first one chosen. Add those without an office here.',
    [lineField('name', 'Name', 'As both forms show it.'), { name: 'slug', type: 'text', admin: { hidden: true } }],
  ),
  linesField('states', {
    label: 'Further states',
    admin: { rows: 2, description: 'One per line, in which you work without an office there. The quote form offers them too.' },
  }),
  linesField('services', {
    label: 'Services',
    required: true,
    admin: { rows: 11, description: 'One per line, as the quote form offers them. Up to 30 characters look right.' },
  }),
  linesField('cleaning_models', {
    label: 'How often',
    required: true,
    admin: { rows: 4, description: 'One per line, as the quote form offers them.' },
  }),
  {
    name: 'collection_notice',
    type: 'textarea',
    label: 'Privacy sentence at the forms',
    required: true,
    admin: { rows: 3, description: 'Above the button of both forms. One or two sentences look right.' },
  },
  thanksField,
  numberField({
    name: 'retention_months',
    label: 'Keep enquiries for (months)',
    required: true,
    access: { update: ownersMayChangeThisField },
    defaultValue: 24,
    min: 1,
    max: 120,
    admin: { description: 'Then they are made anonymous. The privacy page names this time. Only an owner changes it.' },
  }),
];

const searchEngines: Field[] = [
  lineField(
    'default_title',
    'Title of pages without their own',
    'On the tab of the browser and as the blue line of a search result. 50 to 60 characters look right.',
  ),
  {
    name: 'default_description',
    type: 'textarea',
    label: 'Description of pages without their own',
    required: true,
    admin: { rows: 3, description: 'The grey text of a search result. 120 to 155 characters look right.' },
  },
  {
    name: 'markup',
    type: 'group',
    label: 'Told to search engines',
    admin: { description: 'Only search engines see these. The number of reviews comes from the review summary.' },
    fields: [
      textField(
        'opening_hours',
        'Hours',
        'Empty means the hours that pages show. Other hours are typed in the form Mo-Su 07:00-19:00.',
      ),
      numberField({
        name: 'rating',
        label: 'Average rating',
        required: true,
        min: 0,
        max: 5,
        admin: {
          description:
            'Out of five, as your reviews show it, such as 4.9. Texts of the site say it as {rating}. 0: nothing is said of it.',
        },
      }),
      textField('price_range', 'Price range', 'Such as $$. Empty: nothing is said of it.'),
    ],
  },
  checkboxField('live_map_in_view', 'Show the live map without a click', {
    description: 'The maps provider then sees every visitor who scrolls to a map.',
  }),
  embedHostsField,
];

export const settings: GlobalConfig = contentGlobal({
  slug: 'settings',
  label: 'Company',
  admin: { description: 'What more than one page shows.' },
  hooks: { beforeValidate: [completePlaces], afterChange: [keepFacts] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Company', fields: companyFields },
        { label: 'Look', fields: [lookField] },
        { label: 'Offices', fields: [officesField] },
        { label: 'Forms', fields: forms },
        { label: 'Menu and footer', fields: menuFields },
        { label: 'Promises', fields: promiseFields },
        { label: 'Search and maps', fields: searchEngines },
      ],
    },
    sampleField(),
  ],
});
