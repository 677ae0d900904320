import type { CheckboxField } from 'payload';

type Options = Pick<NonNullable<CheckboxField['admin']>, 'condition' | 'description'> & { defaultValue?: boolean };

/** A box to tick; it comes unticked unless `defaultValue` says otherwise. */
export const checkboxField = (name: string, label: string, { defaultValue = false, ...admin }: Options): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  admin,
});
