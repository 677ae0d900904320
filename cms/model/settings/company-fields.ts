import type { Field, NumberField, TextField } from 'payload';
import { abnIn } from 'shared/abn';
import { today } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';
import { ownersMayChangeThisField } from '../../base/rights/access';
import { numberField } from '../../forms/fields/number';
import { needsNumber } from '../../forms/fields/phone';
import { rowsField } from '../../forms/fields/rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField, textField, webAddressField } from '../../forms/fields/text-fields';
import { zoneField } from '../choices/zone';
import { hoursExceptionsField } from './hours-fields';

const OLDEST = 1850;

const founded: NumberField = numberField({
  name: 'founded',
  label: 'Founded in the year',
  min: OLDEST,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return true;
    const year = Number(today(companyZone()).slice(0, 4));
    return (Number.isInteger(value) && value >= OLDEST && value <= year) || `Enter a year from ${OLDEST} to ${year}.`;
  },
  admin: {
    placeholder: '2015',
    components: { Description: '/forms/controls/years-note#YearsNote' },
  },
});

const abn: TextField = {
  ...textField('abn', 'ABN', 'On your quotes. Eleven digits, such as 51 824 753 556. May stay empty.'),
  validate: (value: unknown) =>
    !value ||
    (typeof value === 'string' && abnIn(value) !== undefined) ||
    'This is no ABN: one of its eleven digits is wrong or missing. Compare it with abr.business.gov.au.',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (abnIn(value) ?? value.trim()) : value)] },
};

export const companyFields: Field[] = [
  lineField(
    'brand',
    'Company name',
    'At the top and the bottom of every page, in mails and in search results. Up to 22 characters look right.',
  ),
  lineField('tagline', 'Line at the top of every page', 'On wide screens, above the menu. Up to 60 characters look right.'),
  {
    name: 'blurb',
    type: 'textarea',
    label: 'Short text in the footer',
    required: true,
    admin: { rows: 3, description: 'Below the logo at the bottom of every page. 80 to 150 characters look right.' },
  },
  founded,
  sideBySide(
    {
      ...lineField('phone', 'Phone', 'The company line, as it is shown, on every page. Offices may have their own.'),
      validate: needsNumber,
    },
    {
      ...lineField('mobile', 'Mobile', 'The number for WhatsApp messages, offered after an enquiry was sent.'),
      validate: needsNumber,
    },
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      access: { update: ownersMayChangeThisField },
      admin: {
        description:
          'On every page. Up to 30 characters look right. Offices may have their own. Only an owner changes it: enquiries are mailed there unless “Mail settings” says otherwise.',
      },
    },
  ),
  abn,
  rowsField(
    'social',
    'Links to social networks',
    ['Link', 'Links'],
    'As icons at the top and the bottom of every page; LinkedIn at the bottom only.',
    [
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
        admin: { description: 'Its icon is shown.' },
      },
      webAddressField('url', 'Address'),
      lineField('label', 'Name', 'Read aloud instead of the icon.'),
    ],
  ),
  rowsField(
    'opening_hours',
    'Opening hours, as pages show them',
    ['Line', 'Lines'],
    'On the contact page and beside the contact form. One to four lines look right.',
    [
      sideBySide(lineField('days', 'Days', 'Such as Monday to Friday. Up to 20 characters look right.'), {
        ...lineField('hours', 'Hours'),
        admin: {
          description: 'Such as 8:00 AM to 8:00 PM, or 8 AM to 12 PM, 1 PM to 5 PM.',
          components: { afterInput: ['/forms/controls/hours-note#HoursNote'] },
        },
      }),
    ],
  ),
  hoursExceptionsField(
    'Christmas, Good Friday and the like. Shown below the opening hours and to search engines from two weeks before the first day until the end of the last one, then gone by themselves. They hold for every office; an office with other days has a list of its own in the tab Offices.',
  ),
  zoneField('Times and dates are shown in the time of this city.'),
];
