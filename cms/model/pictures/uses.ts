import type { Payload } from 'payload';
import { hrefOf, recordStates, type Shown, shownOf } from '../records/records';
import type { PlaceSize } from './places';
import { placesIn, withPictures } from './walk';

export interface Use {
  /** "Oven Cleaning, picture before" */
  place: string;
  /** What the record is: "Service page"; empty for a page of its own. */
  type: string;
  href: string;
  state: Shown;
  size: PlaceSize;
  required: boolean;
}

export type Uses = ReadonlyMap<number, Use[]>;

/** The site plays the WebM that has the same name as the MP4 of a slide. */
async function addTwins(payload: Payload, uses: Map<number, Use[]>) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { mimeType: { in: ['video/webm', 'video/mp4'] } },
    ...{ depth: 0, pagination: false, limit: 0, select: { filename: true, mimeType: true } },
  });
  const stem = (filename: string | null | undefined) => filename?.replace(/\.\w+$/, '');
  for (const webm of docs.filter(({ mimeType }) => mimeType === 'video/webm')) {
    const mp4 = docs.find(({ mimeType, filename }) => mimeType === 'video/mp4' && stem(filename) === stem(webm.filename));
    const places = mp4 ? (uses.get(mp4.id) ?? []) : [];
    const ofWebm = uses.get(webm.id) ?? [];
    const twins = places.map((use) => ({ ...use, place: `${use.place}, beside the MP4 of the same name`, required: false }));
    if (twins.length > 0) uses.set(webm.id, [...ofWebm, ...twins]);
  }
}

export async function findUses(payload: Payload): Promise<Uses> {
  const uses = new Map<number, Use[]>();
  for (const record of await recordStates(payload, withPictures)) {
    for (const { picture, words, size, required } of placesIn(record.fields, record.data)) {
      const place = [record.title, ...words].join(', ');
      const href = hrefOf(record);
      const list = uses.get(picture) ?? [];
      // A draft that changed nothing here is the same place once more.
      if (list.some((other) => other.href === href && other.place === place)) continue;
      uses.set(picture, [...list, { place, type: record.type, href, state: shownOf(record), size, required }]);
    }
  }
  await addTwins(payload, uses);
  return uses;
}
