import { randomBytes } from 'node:crypto';
import { PHOTOS_MAX, photoName } from 'contract/photo';
import { KEPT_PHOTO, PHOTOS } from '../forms/model';
import { readForm } from './body';
import type { NamedPhoto } from './photos/named-photo';
import { nameAndReason, type PhotoIntake, readKept } from './photos/photo-intake';

interface PostedForm {
  body: Record<string, string>;
  photos: NamedPhoto[];
  /** Those that did not come along, by name and with the reason: so many, and how many more. */
  missing: string[];
}

/** Names for people to read, who may have chosen a whole album. */
function inShort(names: string[]): string[] {
  const more = names.length - PHOTOS_MAX;
  return more > 1 ? [...names.slice(0, PHOTOS_MAX), `${more} more`] : names;
}

/**
 * Reads a native post. `intake` stores its photos as they arrive; those of an earlier try are named in it. Without an intake none come
 * along, nor more than there is room for. Throws BadBody.
 */
export async function readPosted(
  request: Request,
  intake: PhotoIntake | undefined,
  client: string,
  room = PHOTOS_MAX,
): Promise<PostedForm> {
  const offered = await intake?.isOffered();
  const [arrived, missing]: [NamedPhoto[], string[]] = [[], []];
  let begun = 0;
  const entries = await readForm(request, async (field, given, body) => {
    if (field !== PHOTOS) return;
    const photo = { id: randomBytes(16).toString('hex'), name: photoName(given) };
    begun += 1;
    const place = begun;
    const fault = !intake || !offered ? 'full' : place > PHOTOS_MAX ? 'over eight' : await intake.take(client, photo, body);
    if (fault) missing.push(nameAndReason(photo.name, fault));
    else arrived[place] = photo;
  });
  const kept = readKept(entries.flatMap(([name, value]) => (name === KEPT_PHOTO ? value : [])));
  const gone = intake && kept.length > 0 ? await intake.missing(kept) : kept;
  const photos = [...kept.filter((photo) => !gone.includes(photo)), ...arrived.flat()];
  const over = photos.splice(Math.min(PHOTOS_MAX, Math.max(0, room)));
  const why = room < PHOTOS_MAX ? 'over all' : 'over eight';
  return {
    body: Object.fromEntries(entries),
    photos,
    missing: inShort([...missing, ...gone.map(({ name }) => name), ...over.map(({ name }) => nameAndReason(name, why))]),
  };
}
