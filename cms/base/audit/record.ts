import type { Payload, Where } from 'payload';
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
  /** The account; undefined for a stranger. */
  account?: Pick<User, 'id' | 'name'> | null;
  /** Slug of the collection or global. */
  subject?: string;
  record?: number | string;
  /** Names of the changed fields. */
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
