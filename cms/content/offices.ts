import type { Field } from 'payload';
import { linesField, linesOf } from './fields/lines';
import { rowAdmin } from './fields/rows';
import { checkSlug } from './fields/slug';
import { lineField, zoneField } from './fields/text';

const POSTCODES = /^\d{4}(-\d{4})?$/;

/** The offices, each with the area that it looks after. */
export const officesField: Field = {
  name: 'offices',
  type: 'array',
  label: 'Offices',
  labels: { singular: 'Office', plural: 'Offices' },
  minRows: 1,
  required: true,
  admin: { ...rowAdmin, description: 'The first one is the head office.' },
  fields: [
    { ...lineField('key', 'Short name', 'City pages name the office by it.'), validate: checkSlug },
    lineField('name', 'Name'),
    { type: 'row', fields: [lineField('city', 'City'), lineField('suburb', 'Suburb')] },
    { type: 'row', fields: [lineField('state', 'State', 'Short: SA, VIC.'), lineField('postcode', 'Postcode')] },
    { type: 'row', fields: [lineField('phone', 'Phone'), { name: 'email', type: 'email', label: 'E-mail', required: true }] },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
      ],
    },
    lineField('area_served', 'Area served', 'Told to search engines.'),
    zoneField,
    {
      ...linesField('service_postcodes', {
        label: 'Postcodes it looks after',
        admin: {
          description:
            'One per line: 5096, or a range such as 5000-5199. With no office having any, the whole of each city counts.',
        },
      }),
      validate: (value: string | null | undefined) => {
        const wrong = linesOf(value).find((line) => !POSTCODES.test(line));
        return wrong === undefined || `“${wrong}” is neither a postcode nor a range such as 5000-5199.`;
      },
    },
    linesField('service_suburbs', {
      label: 'Further suburbs it looks after',
      admin: { rows: 4, description: 'One per line, whatever their postcode.' },
    }),
  ],
};
