import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  RequestContext,
} from 'payload';
import { affects } from './affects';
import { announce } from './signal';

/** Set in the context of writes that the site need not hear of, such as the starter content. */
export const QUIET: RequestContext = { quiet: true };

type Doc = { _status?: string | null; filename?: string | null };

const isDraft = (doc: Doc | undefined) => doc?._status === 'draft';
const filesOf = (slug: string, doc: Doc) => (slug === 'media' && doc.filename ? [doc.filename] : []);

/** True when the site shows what it showed before: a draft was saved of a record whose published version, if any, stays. */
async function onlyDrafted({ collection, doc, previousDoc, req }: Parameters<CollectionAfterChangeHook>[0]) {
  if (!isDraft(doc)) return false;
  if (previousDoc?._status !== 'published') return true;
  const { totalDocs } = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: doc.id }, _status: { equals: 'published' } },
    req,
  });
  return totalDocs > 0;
}

export const announceChange: CollectionAfterChangeHook = async (args) => {
  const { collection, context, doc, req } = args;
  if (context.quiet || (await onlyDrafted(args))) return;
  announce(affects[collection.slug as CollectionSlug] ?? [], filesOf(collection.slug, doc), req.payload.logger);
};

export const announceDeletion: CollectionAfterDeleteHook = ({ collection, context, doc, req }) => {
  if (context.quiet || isDraft(doc)) return;
  announce(affects[collection.slug as CollectionSlug] ?? [], filesOf(collection.slug, doc), req.payload.logger);
};

export const announceGlobal: GlobalAfterChangeHook = ({ context, global, req }) => {
  if (context.quiet) return;
  announce(affects[global.slug as GlobalSlug] ?? [], [], req.payload.logger);
};
