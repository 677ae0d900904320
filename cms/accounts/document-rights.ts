import type { PayloadRequest } from 'payload';

/** A record, or a global. */
export interface Subject {
  document?: { relationTo: string; value?: number | string | { id: number } } | null;
  globalSlug?: string | null;
}

/** Whether the request's account may read or change a record; without an id, any record of the collection. */
export async function hasAccess(
  req: PayloadRequest,
  act: 'read' | 'update',
  { document, globalSlug }: Subject,
): Promise<boolean> {
  const { collections, globals, db } = req.payload;
  const page = globalSlug ? await globals.config.find(({ slug }) => slug === globalSlug)?.access[act]({ req }) : true;
  if (!document || !page) return Boolean(page);
  const id = (typeof document.value === 'object' ? document.value.id : document.value) as number | undefined;
  const collection = document.relationTo as 'leads';
  const rule = await collections[collection]?.config.access[act]({ req, id });
  if (typeof rule !== 'object' || id === undefined) return Boolean(rule);
  const { totalDocs } = await db.count({ collection, where: { and: [{ id: { equals: id } }, rule] } });
  return totalDocs > 0;
}
