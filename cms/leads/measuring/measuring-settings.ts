import { CONVERSION, idFormats, type Network, networks } from 'contract/measuring';
import type { Field, GlobalConfig, GroupField, SelectField, TextField } from 'payload';
import { ownersOnly } from '../../base/rights/access';
import { editedByField } from '../../forms/fields/edited-by';
import { textField } from '../../forms/fields/text-fields';
import { uiField } from '../../forms/fields/ui';
import { checkSecret, keepSecrets, secretLabels, type WithSecret } from './secrets';
import { measuringEndpoints } from './test-network';

type Way = 'off' | 'server' | 'browser';
interface Siblings {
  way?: Way | null;
}

const isWay =
  (...ways: Way[]) =>
  (_: unknown, siblings: Siblings | undefined) =>
    ways.includes(siblings?.way ?? 'off');

const trimmed: TextField['hooks'] = { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] };

const IN_BROWSER = 'In the browser its script runs, after the visitor has agreed.';

const wayField = (server?: string): SelectField => ({
  name: 'way',
  type: 'select',
  label: 'It is told of enquiries',
  defaultValue: 'off',
  options: [
    { value: 'off', label: 'Not at all' },
    ...(server ? [{ value: 'server', label: 'From the server' }] : []),
    { value: 'browser', label: 'In the browser' },
  ],
  admin: { isClearable: false, description: [server, IN_BROWSER].filter(Boolean).join(' ') },
});

const idField = (network: Network, label: string, example: string, ways: Way[]): TextField => ({
  ...textField('account', label, `Such as ${example}.`),
  hooks: trimmed,
  validate: (value: string | null | undefined, { siblingData }: { siblingData: Siblings }) =>
    !isWay(...ways)(undefined, siblingData) ||
    idFormats[network].test(value ?? '') ||
    `Type the number alone, such as ${example}.`,
  admin: { description: `Such as ${example}.`, condition: isWay(...ways), autoComplete: 'off' },
});

const conversionField = (label: string, description: string): TextField => ({
  ...textField('conversion', label, description),
  hooks: trimmed,
  validate: (value: string | null | undefined) => !value || CONVERSION.test(value) || 'Type the letters and digits alone.',
  admin: { description, condition: isWay('browser'), autoComplete: 'off' },
});

const secretFields = (network: WithSecret, description: string): Field[] => [
  {
    name: 'secret',
    type: 'text',
    label: secretLabels[network],
    virtual: true,
    hooks: trimmed,
    validate: checkSecret,
    admin: {
      condition: isWay('server'),
      components: {
        Field: { path: '/leads/measuring/form#SecretField', clientProps: { network, label: secretLabels[network], description } },
      },
    },
  },
  { name: 'secret_remove', type: 'checkbox', virtual: true, admin: { hidden: true } },
];

const testField = (network: WithSecret): Field =>
  uiField('test', { path: '/leads/measuring/form#TestNetwork', clientProps: { network } }, { condition: isWay('server') });

const conversionNames: Field = {
  type: 'row',
  admin: { condition: isWay('server') },
  fields: [
    {
      ...textField('lead_name', 'Conversion for an enquiry'),
      defaultValue: () => 'Enquiry',
      admin: { width: '50%', description: 'Named as in your account there.' },
    },
    {
      ...textField('won_name', 'Conversion for a won one'),
      defaultValue: () => 'Won enquiry',
      admin: { width: '50%', description: 'It has the amount that you enter.' },
    },
  ],
};

const group = (name: Network, fields: Field[], description: string): GroupField => ({
  name,
  type: 'group',
  label: networks[name],
  admin: { description },
  fields,
});

export const measuring: GlobalConfig = {
  slug: 'measuring',
  versions: false,
  label: 'Measuring',
  admin: {
    hideAPIURL: true,
    description:
      'Tells advertising networks which enquiries they brought, and what became of them. Only what a visitor agrees to is passed on; the privacy page says what that is.',
  },
  access: { read: ownersOnly, readVersions: ownersOnly, update: ownersOnly },
  hooks: { beforeChange: [keepSecrets] },
  endpoints: measuringEndpoints,
  fields: [
    group(
      'google_analytics',
      [
        wayField('From the server each enquiry is counted, without anything about its visitor.'),
        idField('google_analytics', 'Measurement ID', 'G-AB12CD34EF', ['server', 'browser']),
        ...secretFields(
          'google_analytics',
          'In Google Analytics under Admin, Data streams, your stream, Measurement Protocol API secrets.',
        ),
        testField('google_analytics'),
      ],
      'How many enquiries come, and of which campaigns.',
    ),
    group(
      'google_ads',
      [
        wayField(
          'From the server Google fetches two files with the clicks that became enquiries and won ones, of visitors who agree.',
        ),
        idField('google_ads', 'Tag ID', 'AW-123456789', ['browser']),
        conversionField(
          'Conversion label',
          'What stands behind the slash in “AW-123456789/AbC-D_efG”. Empty: visits alone are measured.',
        ),
        conversionNames,
        ...secretFields(
          'google_ads',
          'Make one up. Google asks for it, together with the user name google_ads, where you set up a scheduled import of each file (Data manager, HTTPS).',
        ),
        testField('google_ads'),
      ],
      'Which clicks on your advertisements became enquiries, and which of these were won.',
    ),
    group(
      'meta',
      [
        wayField('From the server enquiries are told of visitors who agree where they send the form.'),
        idField('meta', 'Pixel or dataset ID', '123456789012345', ['server', 'browser']),
        ...secretFields('meta', 'In the Events Manager under Settings, Conversions API, Generate access token.'),
        {
          ...textField('test_code', 'Test event code'),
          hooks: trimmed,
          admin: {
            condition: isWay('server'),
            description: 'From the Events Manager, tab Test events. Only the test below uses it.',
            autoComplete: 'off',
          },
        },
        testField('meta'),
      ],
      'Advertisements on Facebook and Instagram.',
    ),
    group(
      'microsoft',
      [
        wayField(
          'From the server there are two files to be imported there, with the clicks that became enquiries and won ones, of visitors who agree.',
        ),
        idField('microsoft', 'UET tag ID', '123456789', ['browser']),
        conversionNames,
        ...secretFields('microsoft', 'Make one up. The user name is microsoft.'),
        testField('microsoft'),
      ],
      'Advertisements on Bing.',
    ),
    group(
      'linkedin',
      [
        wayField(),
        idField('linkedin', 'Partner ID', '1234567', ['browser']),
        conversionField(
          'Conversion ID',
          'The number of the conversion in the Campaign Manager. Empty: visits alone are measured.',
        ),
      ],
      'Advertisements on LinkedIn.',
    ),
    editedByField,
  ],
};
