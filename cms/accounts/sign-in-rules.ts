import type { GlobalConfig } from 'payload';
import { ownersOnly } from '../base/rights/access';
import { checkboxField } from '../forms/fields/checkbox';
import { editedByField } from '../forms/fields/edited-by';

export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  versions: false,
  label: 'Sign-in rules',
  admin: {
    hideAPIURL: true,
    description: 'Everybody can add a second factor (an authenticator app on the phone) to their own account, under Account.',
  },
  access: { read: ownersOnly, readVersions: ownersOnly, update: ownersOnly },
  fields: [
    checkboxField('owners_need_second_factor', 'Accounts that may do everything must use a second factor', {
      description: 'An account without one must set it up at its next sign-in.',
    }),
    editedByField,
  ],
};
