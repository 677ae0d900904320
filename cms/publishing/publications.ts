import type { CallName } from 'contract';
import type { CollectionConfig, Payload } from 'payload';
import { rowsOf, sql } from '../base/database/query';
import { env } from '../base/process/env';
import { perProcess } from '../base/process/per-process';
import { nobody } from '../base/rights/access';
import { type Signal, tell } from './tell';

/** A site asks for content of this age again anyway, many times over. */
const KEPT_MS = 60 * 60 * 1000;
/** Number of the advisory lock under which publications get their numbers. */
const TURN = 4_207_318;
const MAX_PUBLICATIONS = 500;

/** What was published lately, numbered by id: a site that missed a signal reads it. Only `announce` writes it. */
export const publications: CollectionConfig = {
  slug: 'publications',
  versions: false,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'calls', type: 'json', required: true },
    { name: 'media', type: 'json', required: true },
  ],
};

/** Stores that these calls have new answers and these media files are new; resolves with the publication's number. */
async function record(payload: Payload, calls: readonly CallName[], media: readonly string[]): Promise<number> {
  if (payload.db.name !== 'postgres') {
    const data = { calls: [...calls], media: [...media] };
    return (await payload.db.create({ collection: 'publications', data })).id as number;
  }
  // One at a time: else a higher number could be read before a lower one is there, and the lower one would never be asked for.
  const [row] = await rowsOf<{ id: number }>(
    payload,
    sql`WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(${TURN}))
        INSERT INTO publications (calls, media, created_at, updated_at)
        SELECT ${JSON.stringify(calls)}::jsonb, ${JSON.stringify(media)}::jsonb, now(), now() FROM turn RETURNING id`,
  );
  return row?.id ?? 0;
}

/** The highest number, and the publications after `number`, oldest first; none without a number. */
export async function publishedAfter(payload: Payload, number: number | undefined) {
  const find = (sort: string, limit: number, after: number) =>
    payload.find({
      collection: 'publications',
      where: { id: { greater_than: after } },
      ...{ sort, limit, pagination: false, depth: 0 },
    });
  const latest = (await find('-id', 1, 0)).docs[0]?.id ?? 0;
  const { docs } = number === undefined || number >= latest ? { docs: [] } : await find('id', MAX_PUBLICATIONS, number);
  return {
    latest: docs.at(-1)?.id ?? latest,
    changes: docs.map(({ id, calls, media }) => ({ number: id, calls: calls as string[], media: media as string[] })),
  };
}

/** Deletes publications that no site asks for any more, except the last: its number is the highest. */
export async function deleteOldPublications(payload: Payload, now: Date): Promise<void> {
  const { latest } = await publishedAfter(payload, undefined);
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  await payload.delete({
    collection: 'publications',
    where: { id: { less_than: latest }, createdAt: { less_than: oldest } },
    depth: 0,
  });
}

/** Saves within this many milliseconds are announced together. */
const GATHER_MS = 50;

interface Pending {
  calls: Set<CallName>;
  media: Set<string>;
  numbers: number[];
  timer?: NodeJS.Timeout;
}
/** `acts` counts those under way of which the sites are told at their end. */
const next = perProcess<{ pending?: Pending; sending: Set<Promise<void>>; acts: number }>('publish.next', () => ({
  sending: new Set(),
  acts: 0,
}));

async function tellOrLog(site: string, signal: Signal, logger: Payload['logger']) {
  await tell(site, env.publishSecret, signal).catch((error: unknown) =>
    logger.warn({ err: error, ...signal }, `The site was not told of a change: POST ${site}/_publish failed. It asks by itself.`),
  );
}

async function send(pending: Pending, logger: Payload['logger']) {
  next.pending = undefined;
  const body = { calls: [...pending.calls], media: [...pending.media], numbers: pending.numbers };
  await Promise.all(env.sites.map((site) => tellOrLog(site, body, logger)));
}

/** Stores which calls and media are new, then tells every site soon, in one request. Never fails. */
export async function announce(calls: readonly CallName[], media: readonly string[], payload: Payload): Promise<void> {
  const { logger } = payload;
  if (calls.length === 0) return;
  const number = await record(payload, calls, media).catch((error: unknown) => {
    logger.error({ err: error, calls }, 'A change was not noted for sites that miss the signal');
  });
  if (env.publishSecret === '') return;
  const pending = next.pending ?? { calls: new Set(), media: new Set(), numbers: [] };
  next.pending = pending;
  if (number !== undefined) pending.numbers.push(number);
  for (const call of calls) pending.calls.add(call);
  for (const file of media) pending.media.add(file);
  if (next.acts === 0) sendSoon(pending, logger);
}

function sendSoon(pending: Pending, logger: Payload['logger']) {
  pending.timer ??= setTimeout(() => {
    const sending = send(pending, logger).finally(() => next.sending.delete(sending));
    next.sending.add(sending);
  }, GATHER_MS).unref();
}

/** An act of many saves, which the sites are told of in one request, at its end. */
export async function announcedOnce<Result>(payload: Payload, act: () => Promise<Result>): Promise<Result> {
  next.acts += 1;
  try {
    return await act();
  } finally {
    next.acts -= 1;
    if (next.acts === 0 && next.pending) sendSoon(next.pending, payload.logger);
  }
}

/** Resolves once the site has been told of all that was announced, or did not answer; for programs that end then. */
export async function announced(): Promise<void> {
  while (next.pending) await new Promise((done) => setTimeout(done, GATHER_MS));
  await Promise.all(next.sending);
}
