import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';

/** Seconds without typing after which somebody else opens a record without being asked to take it over. */
export const LOCK_SECONDS = 120;

/** Payload drops the lock with every save, a draft's own too; then two people would type over each other's words unasked. */
async function holdLock(req: PayloadRequest, record: object) {
  const { payload, query, user } = req;
  if (!query?.autosave || !user) return;
  const data = { ...record, user: { relationTo: user.collection, value: user.id } };
  await payload.db.create({ collection: 'payload-locked-documents', data, req, returning: false });
}

/** Keeps a record locked for whoever types in it, while drafts save themselves. */
export const holdRecord: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  holdLock(req, { document: { relationTo: collection.slug, value: doc.id } });

/** The same for a page of its own. */
export const holdPage: GlobalAfterChangeHook = ({ global, req }) => holdLock(req, { globalSlug: global.slug });
