import { type Access, APIError, type CollectionBeforeValidateHook, Forbidden, type Where } from 'payload';
import { nobodyMayChangeThisField, ownersOnly } from '../base/rights/access';
import { hasAccess, type Subject } from './document-rights';

/** How long a lock lasts after the last keystroke, as in Payload. */
const LOCKED_MS = 300_000;

const ownOrExpiredLocks: Access = (args) => {
  const { user } = args.req;
  if (!user || ownersOnly(args)) return Boolean(user);
  const own: Where = { 'user.value': { equals: user.id } };
  const expired: Where = { updatedAt: { less_than: new Date(Date.now() - LOCKED_MS).toISOString() } };
  return { or: [own, expired] };
};

/** Whoever creates or updates a lock becomes its holder; Payload's screen takes over that way. */
const setLockOwner: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.user) return data;
  const lock = { ...data, ...originalDoc } as Subject;
  if (operation === 'create' && !lock.document && !lock.globalSlug) throw new APIError('Name what the lock is about', 400);
  if (!(await hasAccess(req, 'update', lock))) throw new Forbidden(req.t);
  return { ...data, user: { relationTo: 'users', value: req.user.id } };
};

/** Payload lets every account create and delete locks in anybody's name; here only in its own. */
export const lockRules = {
  access: { delete: ownOrExpiredLocks },
  beforeValidate: setLockOwner,
  subject: { update: nobodyMayChangeThisField },
};
