import type { CollectionConfig } from 'payload';
import { nobody } from '../base/rights/access';

/**
 * Encrypted secrets of authenticator apps and hashes of recovery codes, used only by `second-factor.ts` and not exposed by any
 * API.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  versions: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'recovery', type: 'text', required: true },
    { name: 'last_step', type: 'number', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempted_at', type: 'date' },
  ],
};
