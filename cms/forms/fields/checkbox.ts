import type { CheckboxField } from 'payload';

type Options = Pick<NonNullable<CheckboxField['admin']>, 'condition' | 'description'> & { defaultValue?: boolean };

export const checkboxField = (name: string, label: string, { defaultValue = false, ...admin }: Options): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  admin,
});
