import type { Payload } from 'payload';
import type { Media } from '../../base/database/payload-types';

export const fileOf = (ref: number | Media | null | undefined): Media | undefined =>
  typeof ref === 'object' && ref?.filename && !ref.deletedAt ? ref : undefined;

/** The first picture of the home page, used for pages without their own. */
export async function commonPicture(source: Pick<Payload, 'findGlobal'>): Promise<string | undefined> {
  const { slides } = await source.findGlobal({ slug: 'home', depth: 1 });
  return (slides ?? []).flatMap(({ media, poster }) => {
    const file = fileOf(media);
    return (file?.mimeType?.startsWith('image/') ? file.filename : fileOf(poster)?.filename) ?? [];
  })[0];
}
