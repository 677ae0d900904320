import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { User } from '../base/database/payload-types';
import { perProcess } from '../base/process/per-process';

/** How long an owner who is about to go is not counted, in milliseconds: a write that failed never says that it ended. */
const LEAVING_MS = 30_000;

/**
 * Owners who are being deleted, paused or given another role, and until when. Payload checks all records of a bulk call before it
 * writes any, and calls arrive together: without this each would see the others as those who stay.
 */
const leaving = perProcess('leaving-owners', () => new WeakMap<Payload, Map<number, number>>());

function leavingOf(payload: Payload, now = Date.now()): Map<number, number> {
  const ids = leaving.get(payload) ?? new Map<number, number>();
  leaving.set(payload, ids);
  for (const [id, until] of ids) if (until < now) ids.delete(id);
  return ids;
}

const LAST = 'This is the last account that may do everything: give another one that right first';

/** Whether an account may do everything now: a paused one may do nothing. */
const isOwner = (account?: Partial<User> | null) => account?.role === 'owner' && !account.paused;

/** How many owners stay; an invited one may never come. */
async function countStaying(req: PayloadRequest): Promise<number> {
  const where: Where = {
    and: [
      { role: { equals: 'owner' } },
      { invited: { not_equals: true } },
      { paused: { not_equals: true } },
      { id: { not_in: [...leavingOf(req.payload).keys()] } },
    ],
  };
  return (await req.payload.count({ collection: 'users', where, req })).totalDocs;
}

/** Without an owner nobody could create accounts, change mail settings or erase a person. */
async function mustNotBeLast(req: PayloadRequest, id: number): Promise<void> {
  leavingOf(req.payload).set(id, Date.now() + LEAVING_MS); // at once, before anything is awaited
  const staying = await countStaying(req).catch(() => 0);
  if (staying > 0) return;
  leavingOf(req.payload).delete(id);
  throw new APIError(LAST, 400);
}

/** The last owner's role cannot be changed, nor the account paused. */
export const keepAnOwner: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && isOwner(originalDoc) && !isOwner({ ...originalDoc, ...data }))
    await mustNotBeLast(req, Number(originalDoc?.id));
  return data;
};

export const keepOwnerFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  if (isOwner(account)) await mustNotBeLast(req, Number(id));
};

/** Whoever was an owner is counted as the database says; if another back office took the others, it is given back. */
export const restoreLastOwner: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isOwner(previousDoc) || isOwner(doc)) return;
  leavingOf(req.payload).delete(Number(doc.id));
  if ((await countStaying(req)) > 0) return;
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { role: 'owner', paused: false }, req });
  throw new APIError(LAST, 400);
};

export const forgetLeaving: CollectionAfterDeleteHook = ({ id, req: { payload } }) => {
  leavingOf(payload).delete(Number(id));
};
