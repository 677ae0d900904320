import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import type { User } from '../database/payload-types';

const HOUR_MS = 60 * 60 * 1000;
const KEEP_DAYS = 400;

export const actions = {
  create: 'Added',
  update: 'Changed',
  trash: 'Put in the trash',
  untrash: 'Restored from the trash',
  delete: 'Deleted',
  export: 'Downloaded as a file',
  erase: 'Erased a person',
  send: 'Sent again',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-in-refused': 'Sign-in refused',
  'account-locked': 'Sign-in refused: locked',
  'password-link': 'Password link made',
  'password-reset': 'New password by link',
  'preview-link': 'Link to a draft made',
} as const;
export type Action = keyof typeof actions;

export interface AuditEntry {
  action: Action;
  account?: Pick<User, 'id' | 'name'> | null;
  subject?: string;
  record?: number | string;
  changed?: readonly string[];
}

/** Writes an entry. If that fails the log says so, because the action has already happened. */
export async function record(payload: Payload, deed: AuditEntry): Promise<void> {
  const { action, account, subject, changed } = deed;
  const data = {
    action,
    account: account?.name,
    account_id: account?.id,
    subject,
    record: deed.record === undefined ? undefined : String(deed.record),
    changed: changed?.join(', '),
    times: 1,
  };
  await payload.create({ collection: 'audit', data, depth: 0 }).catch((err: unknown) => {
    payload.logger.error(
      { err, action, subject, record: deed.record, account: account?.id },
      'An audit entry could not be written',
    );
  });
}

/** Writes an entry, or increments one of the last hour: repeated attempts by strangers must not fill the disk. */
export async function recordOften(
  payload: Payload,
  deed: Pick<AuditEntry, 'action' | 'account'>,
  now = new Date(),
): Promise<void> {
  const { action, account } = deed;
  const where: Where = {
    action: { equals: action },
    account_id: account ? { equals: account.id } : { exists: false },
    createdAt: { greater_than: new Date(now.getTime() - HOUR_MS).toISOString() },
  };
  const { docs } = await payload.find({ collection: 'audit', where, limit: 1, depth: 0, pagination: false });
  const [entry] = docs;
  if (!entry) return record(payload, deed);
  await payload.update({ collection: 'audit', id: entry.id, data: { times: entry.times + 1 }, depth: 0 });
}

export async function deleteOldAudit(payload: Payload, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - KEEP_DAYS * 24 * HOUR_MS).toISOString();
  await payload.delete({ collection: 'audit', where: { createdAt: { less_than: oldest } }, depth: 0 });
}

type Values = Record<string, unknown>;

/** Fields that hooks set with every save. */
const OWN = ['id', 'globalType', 'updatedAt', 'createdAt', 'edited_by', 'sessions', 'loginAttempts', 'lockUntil', 'salt', 'hash'];

const textOf = (value: unknown) =>
  JSON.stringify(value ?? null, (_, inner) =>
    inner !== null && typeof inner === 'object' && 'id' in inner && 'createdAt' in inner ? inner.id : inner,
  );

const changedFields = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !OWN.includes(name) && textOf(before[name]) !== textOf(after[name]),
  );

/** Autosaves while somebody types are not recorded; publishing is. */
const isAutosave = (req: PayloadRequest) => String(req.query?.autosave) === 'true';

/** The account of a request. Automatic work has none, or id 0 (starter content), and is not recorded. */
const accountOf = (req: PayloadRequest) => (req.user?.id && !isAutosave(req) ? req.user : undefined);

const actionOf = (before: Values, after: Values): Action => {
  if (!before.deletedAt && after.deletedAt) return 'trash';
  return before.deletedAt && !after.deletedAt ? 'untrash' : 'update';
};

export const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req, context }) => {
  const account = accountOf(req);
  if (!account) return;
  const isNew = operation === 'create';
  const changed = isNew ? [] : changedFields(previousDoc, doc);
  if (context.password_changed) changed.push('password');
  if (!isNew && changed.length === 0) return;
  const action = isNew ? 'create' : actionOf(previousDoc, doc);
  await record(req.payload, { action, account, subject: collection.slug, record: doc.id, changed });
};

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const account = accountOf(req);
  if (account) await record(req.payload, { action: 'delete', account, subject: collection.slug, record: id });
};

export const noteGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req, context }) => {
  const account = accountOf(req);
  if (!account) return;
  const changed = changedFields(previousDoc ?? {}, doc);
  if (context.password_changed) changed.push('password');
  if (changed.length > 0) await record(req.payload, { action: 'update', account, subject: global.slug, changed });
};
