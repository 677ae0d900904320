import { spelledOnce } from 'contract/redirect';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { inShortTurn } from '../base/in-turn';
import { savesDraft } from '../publish/hooks';
import { hasPage, pathOnly } from './addresses';

/** Redirects change one after the other: two at once could lead to each other. */
export const REDIRECTS = 'redirects';

/** Context of the hooks' own writes, which skip the validation of typed redirects. */
export const SETTLED = 'settled-redirect';

type Doc = { leads_to?: string | null };

const local = (req: PayloadRequest) => ({ req, depth: 0, context: { ...req.context, [SETTLED]: true } }) as const;

/** Deletes the redirect of a path that has a page now. */
async function forget(from: string, req: PayloadRequest) {
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, ...local(req) });
}

/** Redirects `from` to `to`, and changes redirects that led to `from` so that they lead to `to`. */
async function lead(from: string, to: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({ collection: 'redirects', pagination: false, limit: 0, ...local(req) });
  for (const { id, to: before } of docs.filter((doc) => doc.to.startsWith('/') && pathOnly(doc.to) === from))
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to: to + before.slice(before.split(/[?#]/)[0]?.length) },
      ...local(req),
    });
  const same = docs.find((doc) => doc.from === from);
  if (same) await req.payload.update({ collection: 'redirects', id: same.id, data: { to }, ...local(req) });
  else await req.payload.create({ collection: 'redirects', data: { from, to }, ...local(req) });
}

/** One place for each record: a request may write several. */
const published = (slug: string, id: number | string) => `published ${slug} ${id}`;

/** Notes the record as visitors know it: the one before a hook's change may be a draft with other URLs. */
export const notePublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || savesDraft(req.context)) return data;
  const found = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: originalDoc.id }, _status: { equals: 'published' } },
    limit: 1,
    trash: true,
    ...local(req),
  });
  req.context[published(collection.slug, originalDoc.id)] = found.docs[0];
  return data;
};

/** Redirects old URLs when a published page moves, including earlier ones. `pathsOf` returns a record's URLs in a fixed order. */
export const followMoves =
  (pathsOf: (doc: never) => string[]): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    if (savesDraft(req.context) || doc._status !== 'published') return;
    const known = req.context[published(collection.slug, doc.id)];
    const before = known ? pathsOf(known as never) : [];
    for (const [place, path] of pathsOf(doc as never).entries()) {
      const [now, old] = [spelledOnce(path), before[place] && spelledOnce(before[place])];
      if (now === old) continue;
      await inShortTurn(req.payload, REDIRECTS, async () => {
        await forget(now, req);
        // Another page may have moved there meanwhile.
        if (old && !(await hasPage(old, req))) await lead(old, path, req);
      });
    }
  };

/** Keeps the owner's redirect for a page whose record is deleted permanently. */
export const keepChoice =
  (pathsOf: (doc: never) => string[]): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { leads_to } = doc as Doc;
    if (!leads_to) return;
    await inShortTurn(req.payload, REDIRECTS, async () => {
      for (const path of pathsOf(doc as never)) await lead(spelledOnce(path), leads_to, req);
    });
  };
