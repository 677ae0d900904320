import { type CallName, contract } from 'contract';
import { spelledOnce } from 'contract/redirect';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  Payload,
  PayloadRequest,
} from 'payload';
import { inShortTurn } from '../base/database/in-turn';
import { hasPage, pathOnly } from './addresses';
import { affects } from './affects';
import { announce } from './publications';
import { hasPaths, looksTheSame, type Place, readShown, readStored, type Shown, shownOf, writeShown } from './shown';

/** Redirects change one after the other: two at once could lead to each other. */
export const REDIRECTS = 'redirects';

interface Moves {
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
  const own = { depth: 0, req, context: { ...req.context, made_by_publishing: true } } as const;
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, limit: 0, ...own });
  for (const { id, to: before } of docs.filter((doc) => doc.to.startsWith('/') && pathOnly(doc.to) === from)) {
    const data = { to: to + before.slice(before.split(/[?#]/)[0]?.length) };
    await payload.update({ collection: 'redirects', id, data, ...own });
  }
  const same = docs.find((doc) => doc.from === from);
  if (same) await payload.update({ collection: 'redirects', id: same.id, data: { to }, ...own });
  else await payload.create({ collection: 'redirects', data: { from, to }, ...own });
}

async function makeMoves({ taken, left }: Moves, req: PayloadRequest): Promise<void> {
  for (const from of taken)
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, depth: 0, req });
  // Another page may have moved to an old path meanwhile.
  for (const [from, to] of left) if (!(await hasPage(from, req))) await lead(from, to, req);
}

/** The calls whose answers change: any text may name a fact, so a change of one is a change of every answer. */
export const changedCalls = (slug: Place['slug'], before: Shown | undefined, now: Shown | undefined): readonly CallName[] =>
  before?.facts === now?.facts ? (affects[slug] ?? []) : (Object.keys(contract) as CallName[]);

/** Files that visitors see only now, or no longer. One with other content has another name, so copies of the others stay good. */
export function changedFiles(before: Shown | undefined, now: Shown | undefined): string[] {
  const [then, today] = [before?.file, now?.file];
  return then === today ? [] : [today, then].filter((name): name is string => name !== undefined);
}

/** Every page shows the files of the company's look, other pictures stand on a few. */
async function lookCalls(payload: Payload, { slug, id }: Place): Promise<CallName[]> {
  if (slug !== 'media') return [];
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { look: true } });
  return [look.logo, look.logo_on_dark, look.sign].some((file) => file === id) ? ['settings'] : [];
}

/** What visitors were told of, what they see now, and whether the record is gone; undefined if nothing is new to them. */
async function readChange(payload: Payload, place: Place) {
  const [before, stored] = [await readShown(payload, place), await readStored(payload, place)];
  const now = shownOf(place.slug, stored, before);
  return looksTheSame(before, now) ? undefined : { before, now, deleted: stored === null };
}

async function publish(place: Place, req: PayloadRequest): Promise<void> {
  const { payload, context } = req;
  const change = await readChange(payload, place);
  if (!change) return; // somebody else was faster
  const { before, now, deleted } = change;
  await makeMoves(movesOf(before, now, deleted), req);
  const calls = [...changedCalls(place.slug, before, now), ...(await lookCalls(payload, place))];
  if (!context.quiet) await announce(calls, changedFiles(before, now), payload);
  await writeShown(payload, place, now);
}

/**
 * The end of every save, whichever way it came: if visitors see something else of a record than they were told of last, its redirects
 * are made, then the publication is stored and the sites are told, then what they were told of is noted. Pages do that one after the
 * other. What is cut off in between is done at the next save, or start. Never fails.
 */
export async function publishChange(place: Place, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  try {
    if (!(await readChange(payload, place))) return;
    await (hasPaths(place.slug) ? inShortTurn(payload, REDIRECTS, () => publish(place, req)) : publish(place, req));
  } catch (error) {
    payload.logger.error({ err: error, ...place }, 'A change was not published to the end; the next save or start does');
  }
}

const ofRecord: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  publishChange({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

export const publishDeleted: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  publishChange({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

const ofPage: GlobalAfterChangeHook = ({ global, req }) => publishChange({ slug: global.slug as GlobalSlug }, req);

export const publishSaved = { record: ofRecord, page: ofPage };
