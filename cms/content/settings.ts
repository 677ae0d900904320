import { switchedCity } from 'contract/catalogue';
import type { Field, GlobalConfig } from 'payload';
import { contentGlobal } from './content';
import { linesField } from './fields/lines';
import { rowAdmin } from './fields/rows';
import { sampleField } from './fields/sample';
import { checkSlug } from './fields/slug';
import { lineField, webAddressField } from './fields/text';
import { zoneField } from './fields/zone';
import { officesField } from './offices';

const company: Field[] = [
  lineField('brand', 'Company name'),
  lineField('tagline', 'Line at the top of every page'),
  { name: 'blurb', type: 'textarea', label: 'Short text in the footer', required: true, admin: { rows: 3 } },
  {
    type: 'row',
    fields: [
      lineField('phone', 'Phone', 'The company line, as it is shown.'),
      lineField('mobile', 'Mobile', 'The number for WhatsApp messages.'),
      { name: 'email', type: 'email', label: 'E-mail', required: true },
    ],
  },
  {
    name: 'social',
    type: 'array',
    label: 'Links to social networks',
    labels: { singular: 'Link', plural: 'Links' },
    admin: rowAdmin,
    fields: [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: [
          { value: 'facebook', label: 'Facebook' },
          { value: 'instagram', label: 'Instagram' },
          { value: 'maps', label: 'Maps listing' },
          { value: 'linkedin', label: 'LinkedIn' },
        ],
      },
      webAddressField('url', 'Address'),
      lineField('label', 'Name'),
    ],
  },
  {
    name: 'opening_hours',
    type: 'array',
    label: 'Opening hours, as pages show them',
    labels: { singular: 'Line', plural: 'Lines' },
    admin: rowAdmin,
    fields: [{ type: 'row', fields: [lineField('days', 'Days'), lineField('hours', 'Hours')] }],
  },
  zoneField,
];

const forms: Field[] = [
  {
    name: 'sells_in_melbourne',
    type: 'checkbox',
    label: `Take enquiries for ${switchedCity.name}`,
    defaultValue: false,
    admin: {
      description: `Adds ${switchedCity.name} to the cities and ${switchedCity.state} to the states that both forms offer.`,
    },
  },
  {
    name: 'cities',
    type: 'array',
    labels: { singular: 'City', plural: 'Cities' },
    admin: rowAdmin,
    minRows: 1,
    required: true,
    fields: [
      {
        type: 'row',
        fields: [lineField('name', 'Name'), { ...lineField('slug', 'Short name', 'Such as adelaide.'), validate: checkSlug }],
      },
    ],
  },
  linesField('states', { label: 'States', required: true, admin: { rows: 2 } }),
  linesField('services', { label: 'Services', required: true, admin: { rows: 11 } }),
  linesField('cleaning_models', { label: 'How often', required: true, admin: { rows: 4 } }),
  {
    name: 'collection_notice',
    type: 'textarea',
    label: 'Privacy sentence at the forms',
    required: true,
    admin: { rows: 3 },
  },
  {
    name: 'retention_months',
    type: 'number',
    label: 'Keep enquiries for (months)',
    required: true,
    defaultValue: 24,
    min: 1,
    max: 120,
  },
];

const claims: Field[] = [
  {
    name: 'claims',
    type: 'group',
    label: 'What the site promises',
    fields: [
      lineField('experience', 'Experience'),
      lineField('quote', 'Quote'),
      lineField('guarantee', 'Guarantee'),
      lineField('insurance', 'Insurance'),
      lineField('eco', 'Environment'),
      lineField('customers', 'Customers'),
      lineField('solar', 'Solar panels'),
    ],
  },
];

const searchEngines: Field[] = [
  lineField('default_title', 'Title of pages without their own'),
  {
    name: 'default_description',
    type: 'textarea',
    label: 'Description of pages without their own',
    required: true,
    admin: { rows: 3 },
  },
  {
    name: 'markup',
    type: 'group',
    label: 'Told to search engines',
    admin: { description: 'Only search engines see these. The number of reviews comes from the review summary.' },
    fields: [
      lineField('opening_hours', 'Hours', 'In the form Mo-Su 07:00-19:00.'),
      { name: 'rating', type: 'number', label: 'Average rating', required: true, min: 0, max: 5 },
      lineField('price_range', 'Price range', 'Such as $$.'),
    ],
  },
  {
    name: 'live_map_in_view',
    type: 'checkbox',
    label: 'Show the live map without a click',
    defaultValue: false,
    admin: { description: 'The maps provider then sees every visitor who scrolls to a map.' },
  },
];

export const settings: GlobalConfig = contentGlobal({
  slug: 'settings',
  label: 'Settings',
  admin: { group: 'Settings', description: 'What more than one page shows.' },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Company', fields: company },
        { label: 'Offices', fields: [officesField] },
        { label: 'Forms', fields: forms },
        { label: 'Promises', fields: claims },
        { label: 'Search and maps', fields: searchEngines },
      ],
    },
    sampleField,
  ],
});
