import type { EmailField, Field, NumberField, OptionObject, Payload, PayloadRequest, TextareaField, TextField } from 'payload';
import { placeOf } from '../../base/facts/towns';
import { linesField, linesOf } from '../../forms/fields/lines';
import { numberField } from '../../forms/fields/number';
import { numberIfAny } from '../../forms/fields/phone';
import { rowAdmin } from '../../forms/fields/rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField, textField } from '../../forms/fields/text-fields';
import { zoneField } from '../choices/zone';
import { hoursExceptionsField } from './hours-fields';
import { wasInForms } from './places';

const POSTCODES = /^\d{4}(-\d{4})?$/;
/** One line of opening hours: days, a colon, hours. */
const HOURS = /^([^:]+):\s*(\S.*)$/;

/** An empty field means the company's value, shown below it. */
const companys = { components: { Description: '/forms/controls/company-words#CompanyWords' } };
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

/** Half of an office's place on the map; while it is empty, its suburb says it. */
function degreesField(name: 'latitude' | 'longitude', most: number, description: string): NumberField {
  const field = numberField({
    ...{ name, decimals: 8, min: -most, max: most, admin: { description } },
    hooks: { beforeValidate: [async ({ value, siblingData }) => value ?? (await placeOf(siblingData))?.[name] ?? null] },
  });
  const validate: typeof field.validate = async (value, options) => {
    const fits = (await field.validate?.(value as never, options as never)) ?? true;
    if (fits !== true || typeof value === 'number' || (await placeOf(options.siblingData))) return fits;
    return 'This suburb is not in the list of towns: copy both numbers from a map service.';
  };
  return { ...field, validate } as NumberField;
}

export async function officesOf(payload: Payload): Promise<OptionObject[]> {
  const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } });
  return (offices ?? []).flatMap(({ key, name }) => (key ? { value: key, label: name } : []));
}

type Rows = { key?: string | null; name?: string | null }[];

/** One of several offices on the map of a city page that is on the site cannot be removed; the last one is on every city page. */
async function checkOffices(rows: unknown, { req }: { req: PayloadRequest }): Promise<true | string> {
  const keys = ((rows ?? []) as Rows).map(({ key }) => key);
  if (keys.length === 0) return 'Add at least one office.';
  // The form asks before a new office has its key, which may be that of the removed one.
  if (keys.length === 1 || keys.some((key) => !key)) return true;
  const { docs } = await req.payload.find({
    collection: 'cities',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { name: true, office: true },
    req,
  });
  // A city that was begun and left empty has no office yet; one that came back from the trash may show one that is gone.
  const before = new Map((await officesOf(req.payload)).map(({ value, label }) => [value, label]));
  const without = docs.find(({ office }) => office && before.has(office) && !keys.includes(office));
  return (
    !without ||
    `The city page “${without.name}” shows “${before.get(without.office)}”. Choose another office there first: a new one once it is published, beside the old one.`
  );
}

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
    { name: 'key', type: 'text', admin: { hidden: true } },
    lineField('name', 'Name', 'Heading of its box on the contact page, such as Adelaide office. Up to 25 characters look right.'),
    sideBySide(
      lineField('city', 'City', 'In the forms, on the maps and to search engines.'),
      lineField('suburb', 'Suburb', 'In its address, on the contact page.'),
    ),
    sideBySide(
      lineField('state', 'State', 'In its address, and in the quote form. The short form is enough, such as TAS.'),
      lineField('postcode', 'Postcode', 'In its address.'),
    ),
    sideBySide(ownPhone, ownEmail),
    ownHours,
    hoursExceptionsField(
      'Only where this office differs from the list in the tab Company. Both lists hold; on a day that is in both, this one counts. Shown on the contact page and to search engines.',
    ),
    sideBySide(
      degreesField(
        'latitude',
        90,
        'Where the map puts its pin. Empty: the middle of its suburb. A map service has the exact numbers.',
      ),
      degreesField('longitude', 180, 'The second of the two numbers.'),
    ),
    {
      name: 'in_forms',
      type: 'checkbox',
      label: 'The forms offer its city',
      defaultValue: () => true, // a plain value would tick it for offices of an earlier release
      hooks: { afterRead: [({ value, siblingData, data }) => value ?? wasInForms(siblingData, data ?? {})] },
      admin: { description: 'The contact form and the quote form offer its city, the quote form its state too.' },
    },
    textField('area_served', 'Area served', 'Only search engines read it. Empty means its city and state.'),
    zoneField('Its opening hours are in the time of this city, one of its state.'),
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
    numberField({
      name: 'service_km',
      label: 'How far it goes, in km',
      min: 1,
      max: 500,
      admin: {
        description:
          'Adds every suburb within this distance of the latitude and longitude above, in a straight line. A suburb that two offices reach belongs to the nearer one.',
      },
    }),
  ],
};
