import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { type Action, record } from './record';

type Values = Record<string, unknown>;

/** Fields that hooks set with every save. */
const OWN = ['id', 'globalType', 'updatedAt', 'createdAt', 'edited_by', 'sessions', 'loginAttempts', 'lockUntil', 'salt', 'hash'];

/** A value as text, with relationships reduced to ids. */
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

/** Notes who added or changed a record, and which of its fields. */
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
