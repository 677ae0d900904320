import { choiceField } from './choice';

export const zones: { value: string; label: string }[] = [
  { value: 'Australia/Adelaide', label: 'Adelaide' },
  { value: 'Australia/Brisbane', label: 'Brisbane' },
  { value: 'Australia/Darwin', label: 'Darwin' },
  { value: 'Australia/Hobart', label: 'Hobart' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Sydney', label: 'Sydney and Canberra' },
  { value: 'Australia/Broken_Hill', label: 'Broken Hill' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
];

export const isZone = (value: unknown): value is string =>
  typeof value === 'string' && Intl.supportedValuesOf('timeZone').includes(value);

/** An IANA time zone, chosen by city. */
export const zoneField = (description: string) =>
  choiceField('time_zone', 'Time zone', 'ZoneChoice', {
    description,
    required: true,
    defaultValue: 'Australia/Adelaide',
    validate: (value: unknown) => isZone(value) || 'Choose a city from the list.',
  });
