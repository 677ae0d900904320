import { type CollectionBeforeValidateHook, type CollectionSlug, type Endpoint, headersWithCors } from 'payload';

/** Restores an earlier version, a draft as a draft: Payload's own endpoint would take the page off the site. */
export const restoreDraftAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = String(req.routeParams?.collection) as CollectionSlug;
    const id = String(req.routeParams?.id);
    const query = { collection, id, req, overrideAccess: false } as const;
    const { version } = await req.payload.findVersionByID({ ...query, depth: 0 });
    const draft = req.searchParams.get('draft') === 'true' || ('_status' in version && version._status === 'draft');
    const doc = await req.payload.restoreVersion({ ...query, draft });
    const headers = headersWithCors({ headers: new Headers(), req });
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') }, { headers });
  },
};

/** Keeps read-only fields when an earlier version is restored. */
export const keepLocked: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data;
  const locked = collection.flattenedFields.filter((field) => 'access' in field && field.access?.update);
  return { ...Object.fromEntries(locked.map(({ name }) => [name, originalDoc?.[name]])), ...data };
};
