import { type CallName, contract } from 'contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { inShortTurn } from '../storage/database/in-turn';
import { affects } from './affects';
import { makeMoves, movesOf, REDIRECTS } from './redirects';
import { looksTheSame, type Place, readShown, readStored, type Shown, shownOf, writeShown } from './shown';
import { announce } from './signal';

/** The calls whose answers change: any text may name a figure, so a changed one changes every answer. */
export const changedCalls = (slug: Place['slug'], before: Shown | undefined, now: Shown | undefined): readonly CallName[] =>
  before && now && before.figures !== now.figures ? (Object.keys(contract) as CallName[]) : (affects[slug] ?? []);

/** Files that visitors see only now, or no longer. One with other content has another name, so copies of the others stay good. */
export function changedFiles(before: Shown | undefined, now: Shown | undefined): string[] {
  const [then, today] = [before?.file, now?.file];
  return then === today ? [] : [today, then].filter((name): name is string => name !== undefined);
}

/**
 * The end of every save, whichever way it came: if visitors see something else of a record than they were told of last, its redirects
 * are made, then the publication is stored and the sites are told, then what they were told of is noted. What is cut off in between
 * is done at the next save, or start. Never fails.
 */
export async function settle(place: Place, req: PayloadRequest): Promise<void> {
  const { payload, context } = req;
  try {
    const [before, stored] = [await readShown(payload, place), await readStored(payload, place)];
    const now = shownOf(place.slug, stored);
    if (looksTheSame(before, now)) return;
    const moves = movesOf(before, now, stored === null);
    if (moves.taken.length + moves.left.length > 0) await inShortTurn(payload, REDIRECTS, () => makeMoves(moves, req));
    if (!context.quiet) await announce(changedCalls(place.slug, before, now), changedFiles(before, now), payload);
    await writeShown(payload, place, now);
  } catch (error) {
    payload.logger.error({ err: error, ...place }, 'A change was not published to the end; the next save or start does');
  }
}

export const settleChange: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  settle({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

export const settleDeletion: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  settle({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

export const settleGlobal: GlobalAfterChangeHook = ({ global, req }) => settle({ slug: global.slug as GlobalSlug }, req);
