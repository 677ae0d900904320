import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** What an account may do: everything; the site's content; the leads. */
export const roles = ['owner', 'editor', 'leads'] as const;
export type Role = (typeof roles)[number];

const isOneOf = (req: PayloadRequest, ...allowed: Role[]) => req.user != null && allowed.includes(req.user.role);

export const nobody: Access = () => false;
export const ownersOnly: Access = ({ req }) => isOneOf(req, 'owner');
export const whoeverEditsContent: Access = ({ req }) => isOneOf(req, 'owner', 'editor');
export const whoeverAnswersLeads: Access = ({ req }) => isOneOf(req, 'owner', 'leads');

/** Records with a trash: who fits the rule puts them there; only owners delete them for good. Payload says with a move to the trash when it was. */
export const toTrash =
  (rule: Access): Access =>
  (args) =>
    ownersOnly(args) || (args.data?.deletedAt ? rule(args) : false);

/** Owners see every account, everybody else their own. */
export const ownersOrOneself: Access = ({ req }) => {
  if (isOneOf(req, 'owner')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

export const ownersMayChangeThisField: FieldAccess = ({ req }) => isOneOf(req, 'owner');
export const nobodyMayChangeThisField: FieldAccess = () => false;
