import type { EmailField, Field, OptionObject, Payload, PayloadRequest, TextareaField, TextField } from 'payload';
import { linesField, linesOf } from '../fields/lines';
import { numberIfAny } from '../fields/phone';
import { rowAdmin } from '../fields/rows';
import { checkSlug } from '../fields/slug';
import { lineField } from '../fields/text';
import { zoneField } from '../fields/zone';
import { hoursExceptionsField } from './hours';

const POSTCODES = /^\d{4}(-\d{4})?$/;
/** One line of opening hours: days, a colon, hours. */
const HOURS = /^([^:]+):\s*(\S.*)$/;

/** An empty field means the company's value, shown below it. */
const companys = { components: { Description: '/model/controls/company-words#CompanyWords' } };
const ownPhone: TextField = { name: 'phone', type: 'text', label: 'Own phone', admin: companys, validate: numberIfAny };
const ownEmail: EmailField = { name: 'email', type: 'email', label: 'Own e-mail', admin: companys };
const ownHours: TextareaField = {
  ...linesField('hours', { label: 'Own opening hours', admin: { ...companys, rows: 3 } }),
  validate: (value: string | null | undefined) => {
    const wrong = linesOf(value).find((line) => !HOURS.test(line));
    return wrong === undefined || `“${wrong}” needs days, a colon and hours, such as Saturday: 9 AM to 1 PM.`;
  },
};

/** Parses opening hours; undefined when empty. */
export const hoursOf = (text: string | null | undefined) => {
  const lines = linesOf(text).flatMap((line) => {
    const [, days = '', hours = ''] = HOURS.exec(line) ?? [];
    return days ? { days: days.trim(), hours } : [];
  });
  return lines.length > 0 ? lines : undefined;
};

/** An office's address on one line. */
export const officeAddress = ({ suburb, state, postcode }: { suburb: string; state: string; postcode: string }) =>
  `${suburb} ${state} ${postcode}`;

/** The offices by short name. */
export async function officesOf(payload: Payload): Promise<OptionObject[]> {
  const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } });
  return (offices ?? []).map(({ key, name }) => ({ value: key, label: name }));
}

type Rows = { key?: string | null; name?: string | null }[];

/** Short names are unique, and an office used by a city page's map cannot be removed. */
async function checkOffices(rows: unknown, { req }: { req: PayloadRequest }): Promise<true | string> {
  const keys = ((rows ?? []) as Rows).map(({ key }) => key);
  if (keys.length === 0) return 'Add at least one office.';
  const twice = keys.find((key, at) => key && keys.indexOf(key) !== at);
  if (twice) return `Two offices have the name for city pages “${twice}”. Give each its own.`;
  const { docs } = await req.payload.find({
    collection: 'cities',
    pagination: false,
    depth: 0,
    select: { name: true, office: true },
    req,
  });
  // A city that was begun and left empty has no office yet; one that came back from the trash may show one that is gone.
  const before = (await officesOf(req.payload)).map(({ value }) => value);
  const without = docs.find(({ office }) => office && before.includes(office) && !keys.includes(office));
  return !without || `The city page “${without.name}” shows the office “${without.office}”. Choose another office there first.`;
}

/** The offices with their service areas. */
export const officesField: Field = {
  name: 'offices',
  type: 'array',
  label: 'Offices',
  labels: { singular: 'Office', plural: 'Offices' },
  minRows: 1,
  required: true,
  validate: checkOffices,
  admin: { ...rowAdmin, description: 'The first one is the head office.' },
  fields: [
    {
      ...lineField(
        'key',
        'Name for city pages',
        'In small letters, such as edge-hill. Pages of cities keep it when the office is renamed.',
      ),
      validate: checkSlug,
    },
    lineField('name', 'Name', 'Heading of its box on the contact page, such as Adelaide office. Up to 25 characters look right.'),
    {
      type: 'row',
      fields: [
        lineField('city', 'City', 'On the maps and to search engines.'),
        lineField('suburb', 'Suburb', 'In its address, on the contact page.'),
      ],
    },
    {
      type: 'row',
      fields: [
        lineField('state', 'State', 'Short: SA, VIC. In its address.'),
        lineField('postcode', 'Postcode', 'In its address.'),
      ],
    },
    { type: 'row', fields: [ownPhone, ownEmail] },
    ownHours,
    hoursExceptionsField(
      'Only where this office differs from the list in the tab Company. Both lists hold; on a day that is in both, this one counts. Shown on the contact page and to search engines.',
    ),
    {
      type: 'row',
      fields: [
        {
          name: 'latitude',
          type: 'number',
          required: true,
          min: -90,
          max: 90,
          admin: { description: 'Where the map puts its pin: right-click the place in a map service to copy both numbers.' },
        },
        {
          name: 'longitude',
          type: 'number',
          required: true,
          min: -180,
          max: 180,
          admin: { description: 'The second of the two numbers.' },
        },
      ],
    },
    lineField('area_served', 'Area served', 'Only search engines read it, such as Adelaide, South Australia.'),
    zoneField('Its opening hours are in the time of this city.'),
    {
      ...linesField('service_postcodes', {
        label: 'Postcodes it looks after',
        admin: {
          description:
            'One per line: 5096, or a range such as 5000-5199. Where no office says where it works, each serves the 60 km around it.',
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
    {
      name: 'service_km',
      type: 'number',
      label: 'How far it goes, in km',
      min: 1,
      max: 500,
      admin: {
        description:
          'Adds every suburb within this distance of the latitude and longitude above, in a straight line. A suburb that two offices reach belongs to the nearer one.',
      },
    },
  ],
};
