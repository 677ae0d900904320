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
    // Payload's form does not ask for it.
    const isAsked = current !== undefined;
    const message = isAsked
      ? await currentPasswordFault(req.payload, originalDoc.email, current)
      : 'Change your own e-mail on the page of your account, below: it asks for your current password.';
    const [path, label] = isAsked || !newEmail ? ['current_password', 'Your current password'] : ['email', 'E-mail'];
    if (message) throw new ValidationError({ collection: 'users', errors: [{ path, label, message }] }, req.t);
  }
  return rest;
};
