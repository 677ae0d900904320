import type { Field, NamedGroupField } from 'payload';

/** Fields that belong together, under a heading of their own. */
export const groupField = (name: string, label: string | false, fields: Field[]): NamedGroupField => ({
  name,
  type: 'group',
  label,
  fields,
});
