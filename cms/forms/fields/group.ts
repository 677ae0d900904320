import type { Field, NamedGroupField } from 'payload';

export const groupField = (name: string, label: string | false, fields: Field[]): NamedGroupField => ({
  name,
  type: 'group',
  label,
  fields,
});
