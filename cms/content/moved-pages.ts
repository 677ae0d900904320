import { spelledOnce } from 'contract/redirect';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { pathOnly } from './addresses';

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

/**
 * Redirects old URLs when a page moves, including earlier ones, and moves its search listing. `pathsOf` returns a record's URLs
 * in a fixed order.
 */
export const followMoves =
  (pathsOf: (doc: never) => string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const paths = pathsOf(doc as never);
    const before = operation === 'update' ? pathsOf(previousDoc as never) : [];
    for (const [place, path] of paths.entries()) {
      const [now, old] = [spelledOnce(path), before[place] && spelledOnce(before[place])];
      if (now === old) continue;
      await forget(now, req);
      if (!old) continue;
      await lead(old, path, req);
      await req.payload.update({
        collection: 'page-meta',
        where: { route: { equals: before[place] } },
        data: { route: path },
        ...local(req),
      });
    }
  };

/** Keeps the owner's redirect for a page whose record is deleted permanently. */
export const keepChoice =
  (pathsOf: (doc: never) => string[]): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { leads_to } = doc as Doc;
    if (leads_to) for (const path of pathsOf(doc as never)) await lead(spelledOnce(path), leads_to, req);
  };
