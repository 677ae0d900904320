import { spelledOnce } from 'contract/redirect';
import type { PayloadRequest } from 'payload';
import { hasPage, pathOnly } from './addresses';
import type { Shown } from './shown';

/** Redirects change one after the other: two at once could lead to each other. */
export const REDIRECTS = 'redirects';

export interface Moves {
  /** Paths that have a page now, and so no redirect. */
  taken: string[];
  /** Old paths with where they lead from now on. */
  left: [from: string, to: string][];
}

/** The moves of a page from what visitors saw to what they see. Once its record is `deleted`, it leads where its owner said. */
export function movesOf(before: Shown | undefined, now: Shown | undefined, deleted = false): Moves {
  const { leadsTo, paths = [] } = before ?? {};
  if (deleted && leadsTo) return { taken: [], left: paths.map((path) => [spelledOnce(path), leadsTo]) };
  if (!now?.visible) return { taken: [], left: [] };
  const moved = now.paths.map((path, place) => ({ path, old: before?.paths[place] && spelledOnce(before.paths[place]) }));
  const changed = moved.filter(({ path, old }) => spelledOnce(path) !== old);
  return {
    taken: changed.map(({ path }) => spelledOnce(path)),
    left: changed.flatMap(({ path, old }) => (old ? [[old, path] as [string, string]] : [])),
  };
}

/** Redirects `from` to `to`, and changes redirects that led to `from` so that they lead to `to`. */
async function lead(from: string, to: string, req: PayloadRequest) {
  const { payload } = req;
  const own = { depth: 0, req, context: { ...req.context, settled_redirect: true } } as const;
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, limit: 0, ...own });
  for (const { id, to: before } of docs.filter((doc) => doc.to.startsWith('/') && pathOnly(doc.to) === from)) {
    const data = { to: to + before.slice(before.split(/[?#]/)[0]?.length) };
    await payload.update({ collection: 'redirects', id, data, ...own });
  }
  const same = docs.find((doc) => doc.from === from);
  if (same) await payload.update({ collection: 'redirects', id: same.id, data: { to }, ...own });
  else await payload.create({ collection: 'redirects', data: { from, to }, ...own });
}

export async function makeMoves({ taken, left }: Moves, req: PayloadRequest): Promise<void> {
  for (const from of taken)
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, depth: 0, req });
  // Another page may have moved to an old path meanwhile.
  for (const [from, to] of left) if (!(await hasPage(from, req))) await lead(from, to, req);
}
