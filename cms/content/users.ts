import type { CollectionConfig } from 'payload';
import { signInHooks } from '../audit/sign-ins';
import { env } from '../env';
import { ownersMayChangeThisField, ownersOnly, ownersOrOneself } from './access';
import { keepAnOwner, keepOwnerFromDeletion } from './last-owner';
import { checkPassword } from './password';
import { passwordMail } from './password-mail';
import { endLongSessions } from './session';

const EIGHT_HOURS_S = 8 * 60 * 60;
const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Who may enter the back office. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  auth: {
    tokenExpiration: EIGHT_HOURS_S,
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES_MS,
    forgotPassword: passwordMail,
    cookies: { sameSite: 'Lax', secure: env.cmsUrl.startsWith('https:') },
  },
  admin: { group: 'Settings', hideAPIURL: true, useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
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
    beforeChange: [keepAnOwner],
    beforeDelete: [keepOwnerFromDeletion],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      label: 'May do',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: ownersMayChangeThisField, update: ownersMayChangeThisField },
      options: [
        { value: 'owner', label: 'Everything' },
        { value: 'editor', label: 'Edit the site' },
        { value: 'leads', label: 'Answer enquiries' },
      ],
    },
  ],
};
