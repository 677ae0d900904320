import { PHOTOS_MAX } from 'contract/photo';
import { BadBody } from '../leads/body';
import type { PhotoIntake } from '../leads/photos/photo-intake';
import { readPosted } from '../leads/posted-form';

/** Adds the names of photos that did not come along to an address: so many, and how many more. */
export function withMissing(address: string, missing: readonly string[]): string {
  const more = missing.length - PHOTOS_MAX;
  const told = more > 1 ? [...missing.slice(0, PHOTOS_MAX), `${more} more`] : missing;
  return address + told.map((name) => `&missing=${encodeURIComponent(name)}`).join('');
}

/**
 * Reads the form that brings photos, of which so many fit; they are here then, and belong to no request yet. Without an intake
 * the form is read to its end, because a browser shows no answer before, and none come along.
 */
export async function readPhotosForm(request: Request, intake: PhotoIntake | undefined, client: string, room: number) {
  try {
    const { body, ...files } = await readPosted(request, intake, client, room);
    return { id: body.id ?? '', ...files };
  } catch (error) {
    if (!(error instanceof BadBody)) throw error;
    return { id: '', photos: [], missing: [], fault: error.message, status: error.status };
  }
}
