import type { Access, FieldAccess } from 'payload';

export const roleOptions = [
  { value: 'owner', label: 'Everything' },
  { value: 'editor', label: 'Edit the site' },
  { value: 'leads', label: 'Answer enquiries' },
] as const;
export type Role = (typeof roleOptions)[number]['value'];
export const roles: readonly Role[] = roleOptions.map(({ value }) => value);
export const isRole = (name: unknown): name is Role => roles.some((role) => role === name);

const isOneOf =
  (...allowed: Role[]) =>
  <Account extends { role: Role }>(account: Account | null | undefined): account is Account =>
    account != null && allowed.includes(account.role);

export const isOwner = isOneOf('owner');
export const editsContent = isOneOf('owner', 'editor');
export const answersLeads = isOneOf('owner', 'leads');

export const nobody: Access = () => false;
export const ownersOnly: Access = ({ req }) => isOwner(req.user);
export const contentEditors: Access = ({ req }) => editsContent(req.user);
export const leadEditors: Access = ({ req }) => answersLeads(req.user);

/** The rule covers moving records to the trash, which Payload marks by a deletion date; only owners delete for good. */
export const toTrash =
  (rule: Access): Access =>
  (args) =>
    ownersOnly(args) || (args.data?.deletedAt ? rule(args) : false);

export const ownersOrOneself: Access = (args) =>
  ownersOnly(args) || (args.req.user ? { id: { equals: args.req.user.id } } : false);

export const ownersMayChangeThisField: FieldAccess = ({ req }) => isOwner(req.user);
export const nobodyMayChangeThisField: FieldAccess = () => false;
