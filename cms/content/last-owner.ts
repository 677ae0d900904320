import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';

/** Without an owner nobody could create accounts, change mail settings or erase a person. */
async function mustNotBeLast(req: PayloadRequest, id: number | string): Promise<void> {
  const where: Where = { and: [{ role: { equals: 'owner' } }, { id: { not_equals: id } }] };
  const { totalDocs } = await req.payload.count({ collection: 'users', where });
  if (totalDocs === 0)
    throw new APIError('This is the last account that may do everything: give another one that right first', 400);
}

/** The last owner's role cannot be changed. */
export const keepAnOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc?.role === 'owner' && data.role !== undefined && data.role !== 'owner') {
    await mustNotBeLast(req, originalDoc.id);
  }
  return data;
};

/** The last owner cannot be deleted. */
export const keepOwnerFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  if (account?.role === 'owner') await mustNotBeLast(req, id);
};
