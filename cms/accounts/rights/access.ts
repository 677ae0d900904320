import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Roles, as the options of a field. */
export const roleOptions = [
  { value: 'owner', label: 'Everything' },
  { value: 'editor', label: 'Edit the site' },
  { value: 'leads', label: 'Answer enquiries' },
] as const;
export type Role = (typeof roleOptions)[number]['value'];
export const roles: readonly Role[] = roleOptions.map(({ value }) => value);

const isOneOf = (req: PayloadRequest, ...allowed: Role[]) => req.user != null && allowed.includes(req.user.role);

export const nobody: Access = () => false;
export const ownersOnly: Access = ({ req }) => isOneOf(req, 'owner');
export const contentEditors: Access = ({ req }) => isOneOf(req, 'owner', 'editor');
/** Whether an account answers enquiries, and so may see them. */
export const answersLeads = ({ role }: { role: Role }): boolean => role === 'owner' || role === 'leads';
export const leadEditors: Access = ({ req }) => isOneOf(req, 'owner', 'leads');

/**
 * Access to a collection with a trash: the rule covers moving records there, which Payload marks by a deletion date; only owners
 * delete for good.
 */
export const toTrash =
  (rule: Access): Access =>
  (args) =>
    ownersOnly(args) || (args.data?.deletedAt ? rule(args) : false);

/** Owners see every account, others their own. */
export const ownersOrOneself: Access = ({ req }) => {
  if (isOneOf(req, 'owner')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

export const ownersMayChangeThisField: FieldAccess = ({ req }) => isOneOf(req, 'owner');
export const nobodyMayChangeThisField: FieldAccess = () => false;
