import type { Payload, Where } from 'payload';
import type { Lead, LeadPhoto } from '../../base/database/payload-types';
import { count } from '../../base/process/counted';
import { TODAY } from '../record/light-page';

export interface ShownPhoto {
  name: string;
  large: string;
  small: string;
}

export interface ShownPhotos {
  photos: ShownPhoto[];
  notes: string[];
}

const PHOTOS_PATH = `${TODAY}/photos`;

/** A photo that has not come after this time will not come, in milliseconds. */
const AWAITED_MS = 2 * 60 * 60_000;

export async function countPhotos(payload: Payload, lead: Pick<Lead, 'id'>): Promise<number> {
  const where: Where = { and: [{ lead: { equals: lead.id } }, { file: { exists: true } }] };
  return (await payload.count({ collection: 'lead-photos', where })).totalDocs;
}

const notKept = (docs: readonly Pick<LeadPhoto, 'file' | 'name'>[]) =>
  docs.filter(({ file }) => !file).map(({ name }) => name || 'without a name');

/** Names of the photos that came with an enquiry and cannot be looked at. */
export async function namesNotKept(payload: Payload, { id }: Pick<Lead, 'id'>): Promise<string[]> {
  const where: Where = { and: [{ lead: { equals: id } }, { file: { exists: false } }] };
  return notKept((await payload.find({ collection: 'lead-photos', where, sort: 'id', pagination: false, depth: 0 })).docs);
}

export async function photosOf(
  payload: Payload,
  { id, photos_announced, received_at }: Pick<Lead, 'id' | 'photos_announced' | 'received_at'>,
  now: Date,
): Promise<ShownPhotos> {
  const where = { lead: { equals: id } };
  const { docs } = await payload.find({ collection: 'lead-photos', where, sort: 'id', pagination: false, depth: 0 });
  const photos = docs.flatMap(({ file, name }, index) =>
    file
      ? [{ name: name || `Photo ${index + 1}`, large: `${PHOTOS_PATH}/${file}.jpg`, small: `${PHOTOS_PATH}/${file}-small.jpg` }]
      : [],
  );
  const unread = notKept(docs);
  const absent = Math.max(0, (photos_announced ?? 0) - docs.length);
  const mayCome = now.getTime() - Date.parse(received_at) < AWAITED_MS;
  return {
    photos,
    notes: [
      ...(absent > 0 ? [`${count(absent, 'photo')} ${mayCome ? 'on the way' : 'did not arrive'}.`] : []),
      ...(unread.length > 0 ? [`Could not be read, or one too many: ${unread.join(', ')}.`] : []),
    ],
  };
}
