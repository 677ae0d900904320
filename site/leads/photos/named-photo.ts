import { PHOTO_ID, PHOTOS_MAX, photoName } from 'contract/photo';
import { z } from 'zod';

/** A photo that a lead names: the id that the form drew, and what the visitor calls the file. */
export const NamedPhoto = z.object({ id: z.string().regex(PHOTO_ID), name: z.string().overwrite(photoName) });
export type NamedPhoto = z.infer<typeof NamedPhoto>;

/** The photos that a post names; anything else in its list is left out. */
export function photosThatFit(given: unknown): NamedPhoto[] {
  const photos = (Array.isArray(given) ? given : []).flatMap((one) => NamedPhoto.safeParse(one).data ?? []);
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()].slice(0, PHOTOS_MAX);
}
