import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import type { User } from '../base/database/payload-types';
import { currentPasswordFault } from './password-check';

type Values = Partial<User> & { password?: unknown; current_password?: unknown };

/**
 * Changing the own password or e-mail requires the current password, so that an open session is not enough to take over an
 * account.
 */
export const confirmOwnChange: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { current_password: current, ...rest } = (data ?? {}) as Values;
  const isOwn = operation === 'update' && req.user !== null && req.user?.id === originalDoc?.id;
  const newPassword = typeof rest.password === 'string' && rest.password !== '';
  const newEmail = typeof rest.email === 'string' && rest.email.trim().toLowerCase() !== originalDoc?.email;
  if (isOwn && (newPassword || newEmail)) {
    const message = await currentPasswordFault(req.payload, originalDoc.email, current);
    if (message)
      throw new ValidationError(
        { collection: 'users', errors: [{ path: 'current_password', label: 'Your current password', message }] },
        req.t,
      );
  }
  return rest;
};
