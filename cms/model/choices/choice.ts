import type { TextField } from 'payload';

type Options = Pick<TextField, 'required' | 'defaultValue' | 'validate' | 'index'> & {
  description?: string;
  condition?: NonNullable<TextField['admin']>['condition'];
};

/** A text field with a list of choices; `options` names the component in `model/settings/choices.tsx` that loads them. */
export const choiceField = (name: string, label: string, options: string, { description, condition, ...rest }: Options = {}) =>
  ({
    ...rest,
    name,
    type: 'text',
    label,
    admin: { description, condition, components: { Field: `/model/settings/choices#${options}` } },
  }) as TextField;
