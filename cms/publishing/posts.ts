import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { daysLater, today } from '../base/process/days';
import { perProcess } from '../base/process/per-process';
import { runAll } from '../base/process/run-all';
import { zoneOf } from '../base/process/zone';
import { affects } from './affects';
import { announce } from './publications';

/** Number of past days whose posts the first run announces, because the process may not have been running when they were due. */
const MISSED_DAYS = 7;
const BLANK_KEPT_MS = 24 * 60 * 60 * 1000;

const announced = perProcess<{ day?: string }>('publish.announced', () => ({}));

/** Sends the signal, once a day, for published posts whose date has come. */
export async function announceDuePosts(payload: Payload, now: Date): Promise<void> {
  const day = today(await zoneOf(payload), now);
  const last = announced.day ?? daysLater(day, -MISSED_DAYS);
  if (day <= last) return;
  const { totalDocs } = await payload.count({
    collection: 'posts',
    where: {
      _status: { equals: 'published' },
      and: [
        { publish_date: { greater_than_equal: `${daysLater(last, 1)}T00:00:00.000Z` } },
        { publish_date: { less_than: `${daysLater(day, 1)}T00:00:00.000Z` } },
      ],
    },
  });
  if (totalDocs > 0) await announce(affects.posts ?? [], [], payload);
  announced.day = day;
}

/** Deletes records that were started with Create New and left empty. */
export async function deleteBlankRecords(payload: Payload, now: Date): Promise<void> {
  const kept = Object.values(payload.collections).filter(({ config }) => config.versions?.drafts);
  await runAll(
    payload,
    Object.fromEntries(kept.map(({ config }) => [`delete blank ${config.slug}`, () => deleteBlank(payload, config, now)])),
  );
}

async function deleteBlank(payload: Payload, { slug, admin }: SanitizedCollectionConfig, now: Date) {
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    draft: true, // typed text is only in versions until it is published
    where: {
      _status: { equals: 'draft' },
      [admin?.useAsTitle ?? 'id']: { exists: false },
      edited_by: { exists: false },
      updatedAt: { less_than: new Date(now.getTime() - BLANK_KEPT_MS).toISOString() },
    },
    depth: 0,
    limit: 100,
  });
  for (const { id } of docs) await payload.delete({ collection: slug as CollectionSlug, id, depth: 0 });
}
