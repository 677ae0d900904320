import type { TextField } from 'payload';

const zones = ['Australia/Adelaide', 'Australia/Melbourne'];

/** One line that must not be empty. */
export const lineField = (name: string, label: string, description?: string) =>
  ({ name, type: 'text', label, required: true, admin: { description } }) satisfies TextField;

/** An IANA time zone. */
export const zoneField: TextField = {
  name: 'time_zone',
  type: 'text',
  label: 'Time zone',
  required: true,
  defaultValue: zones[0],
  validate: (value: unknown) =>
    (typeof value === 'string' && Intl.supportedValuesOf('timeZone').includes(value)) ||
    `Use a name such as ${zones.join(' or ')}.`,
};
