import { type CallName, contract } from 'contract';
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
import { affects } from './affects';
import { makeMoves, movesOf, REDIRECTS } from './redirects';
import { hasPaths, looksTheSame, type Place, readShown, readStored, type Shown, shownOf, writeShown } from './shown';
import { announce } from './signal';

/** The calls whose answers change: any text may name a fact, and any picture follow the brand, so such a change is one of every answer. */
export const changedCalls = (slug: Place['slug'], before: Shown | undefined, now: Shown | undefined): readonly CallName[] =>
  before?.facts === now?.facts && before?.colours === now?.colours
    ? (affects[slug] ?? [])
    : (Object.keys(contract) as CallName[]);

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
export async function settle(place: Place, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  try {
    if (!(await readChange(payload, place))) return;
    await (hasPaths(place.slug) ? inShortTurn(payload, REDIRECTS, () => publish(place, req)) : publish(place, req));
  } catch (error) {
    payload.logger.error({ err: error, ...place }, 'A change was not published to the end; the next save or start does');
  }
}

const ofRecord: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  settle({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

export const settleDeletion: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  settle({ slug: collection.slug as CollectionSlug, id: doc.id }, req);

const ofPage: GlobalAfterChangeHook = ({ global, req }) => settle({ slug: global.slug as GlobalSlug }, req);

export const settleChange = { record: ofRecord, page: ofPage };
