import type { GroupField } from 'payload';
import { textField } from '../../forms/fields/text-fields';
import { choiceField } from '../choices/choice';
import { addressField } from '../settings/menu-fields';

/** A button with where it leads; without words there is none. */
export const actionField: GroupField = {
  name: 'action',
  type: 'group',
  label: 'Button',
  admin: { hideGutter: true },
  fields: [
    textField('label', 'Words on the button', 'Up to 25 characters look right. Empty: there is no button.'),
    choiceField('page', 'It leads to', 'ButtonPageChoice', {
      validate: (value: unknown, { siblingData }: { siblingData: { label?: string } }) =>
        Boolean(value) || !siblingData.label || 'Choose where the button leads.',
      description: 'A button whose page is taken off the site is left out by itself, and comes back with the page.',
    }),
    addressField,
  ],
};
