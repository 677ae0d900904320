import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  RequestContext,
} from 'payload';
import { affects } from './affects';
import { announce } from './signal';

/** Set in the context of writes that need no signal to the site, such as starter content. */
export const QUIET: RequestContext = { quiet: true };

type Doc = { _status?: string | null; filename?: string | null; deletedAt?: string | null };

const isDraft = (doc: Doc | undefined) => doc?._status === 'draft';
const filesOf = (slug: string, doc: Doc | undefined) =>
  slug === 'media' && doc?.filename && !doc.deletedAt ? [doc.filename] : [];

/** Files that visitors see only now, or no longer. One with other content has another name, so copies of the others stay good. */
const changedFilesOf = (slug: string, doc: Doc, before: Doc | undefined) => {
  const [now, then] = [filesOf(slug, doc), filesOf(slug, before)];
  return [...now.filter((name) => !then.includes(name)), ...then.filter((name) => !now.includes(name))];
};

const SAVES_DRAFT = 'savesDraft';

/** Marks a save of a draft; the hooks after it send no signal. Payload publishes with `draft=true` too, if the data says so. */
export const noteDraft: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion') {
    const { draft, data } = args as { draft?: boolean; data?: Doc };
    req.context[SAVES_DRAFT] = draft === true && data?._status !== 'published';
  }
};

/** Whether the write under way saves a draft only. */
export const savesDraft = (context: RequestContext) => context[SAVES_DRAFT] === true;

/** True when the site's content did not change: a new draft, or a save that left the published version unchanged. */
export const onlyDrafted = ({ context, doc, operation }: { context: RequestContext; doc: Doc; operation?: string }) =>
  isDraft(doc) && (operation === 'create' || savesDraft(context));

export const announceChange: CollectionAfterChangeHook = async (args) => {
  const { collection, context, doc, previousDoc, req } = args;
  if (context.quiet || onlyDrafted(args)) return;
  const files = changedFilesOf(collection.slug, doc, previousDoc);
  await announce(affects[collection.slug as CollectionSlug] ?? [], files, req.payload);
};

export const announceDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (context.quiet || isDraft(doc)) return;
  await announce(affects[collection.slug as CollectionSlug] ?? [], filesOf(collection.slug, doc), req.payload);
};

export const announceGlobal: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  if (context.quiet || onlyDrafted({ context, doc })) return;
  await announce(affects[global.slug as GlobalSlug] ?? [], [], req.payload);
};
