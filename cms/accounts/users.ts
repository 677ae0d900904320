import type { CollectionConfig } from 'payload';
import { env } from '../base/process/env';
import {
  nobodyMayChangeThisField,
  ownersMayChangeThisField,
  ownersOnly,
  ownersOrOneself,
  roleOptions,
} from '../base/rights/access';
import { uiField } from '../forms/fields/ui';
import { ringFields } from '../leads/push/preferences';
import { passwordPageOf } from '../leads/record/light-page';
import { accountEndpoints } from './account-endpoints';
import { askForCode } from './ask-for-code';
import { forgetLeaving, keepAnOwner, keepOwnerFromDeletion, restoreLastOwner } from './last-owner';
import { hashNewToken } from './links';
import { confirmOwnChange } from './own-account';
import { checkPassword } from './password';
import { stopAfterPassword } from './password-check';
import { endSessionsOfPaused, keepPause, refusePaused } from './paused';
import { removeSecondFactor } from './second-factor';
import { endLongSessions } from './session';
import { signInHooks } from './sign-ins';
import { stopRinging, stopRingingOfDeleted } from './stop-ringing';

const EIGHT_HOURS_S = 8 * 60 * 60;
const TEN_MINUTES_MS = 10 * 60 * 1000;

/** The password link's mail as plain text; the sender adds HTML. */
const passwordMail = {
  generateEmailSubject: () => 'A new password for the back office',
  generateEmailHTML: ({ token = '', user }: { token?: string; user?: { email?: string } } = {}) =>
    `Somebody asked for a new password for the account ${user?.email ?? ''} of the back office.

The link works for an hour:

Choose a password: ${env.cmsUrl}${passwordPageOf(token)}

If it was not you, do nothing: the password stays as it is.`,
};

export const users: CollectionConfig = {
  slug: 'users',
  versions: false,
  labels: { singular: 'Account', plural: 'Accounts' },
  auth: {
    tokenExpiration: EIGHT_HOURS_S,
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES_MS,
    forgotPassword: passwordMail,
    cookies: { sameSite: 'Lax', secure: env.cmsUrl.startsWith('https:') },
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'paused'],
  },
  access: {
    create: ownersOnly,
    read: ownersOrOneself,
    update: ownersOrOneself,
    delete: ownersOnly,
    unlock: ownersOnly,
  },
  hooks: {
    ...signInHooks,
    beforeOperation: [checkPassword, endLongSessions],
    beforeValidate: [confirmOwnChange],
    beforeChange: [keepAnOwner, endSessionsOfPaused, hashNewToken],
    afterChange: [restoreLastOwner, keepPause, stopRinging],
    beforeDelete: [keepOwnerFromDeletion],
    afterDelete: [forgetLeaving, ({ id, req }) => removeSecondFactor(req.payload, Number(id)), stopRingingOfDeleted],
    beforeLogin: [stopAfterPassword, refusePaused, askForCode],
  },
  endpoints: accountEndpoints,
  fields: [
    { name: 'current_password', type: 'text', virtual: true, admin: { disabled: true } },
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      label: 'May do',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: ownersMayChangeThisField, update: ownersMayChangeThisField },
      options: [...roleOptions],
    },
    {
      name: 'paused',
      type: 'checkbox',
      label: 'Paused',
      defaultValue: false,
      access: { create: ownersMayChangeThisField, update: ownersMayChangeThisField },
      admin: {
        condition: (data, _, { user }) => user?.role === 'owner' && data.id !== user.id,
        description: 'The account cannot sign in, is signed out everywhere, and gets no mails, until you untick this.',
      },
    },
    {
      name: 'invited',
      type: 'checkbox',
      label: 'Invited, no password yet',
      defaultValue: false,
      access: { create: ownersMayChangeThisField, update: nobodyMayChangeThisField },
      admin: { hidden: true },
    },
    ...ringFields,
    uiField('sign_in', '/accounts/account-panel#AccountPanel', { disableListColumn: true }),
  ],
};
