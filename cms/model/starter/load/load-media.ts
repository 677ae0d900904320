import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { withDeadline } from 'shared/deadline';
import { asStarter } from '../as-starter';
import { type Listed, pictures } from '../content';

/** Longest storing of one picture, in milliseconds: a busy machine makes its sizes slowly. */
const STORING_MS = 10 * 60_000;
const folder = resolve(dirname(fileURLToPath(import.meta.url)), '..', 'pictures');

/** Returns the media record of a starter picture by key; each file is stored once even if several keys use it. */
export type PictureOf = (key: string) => Promise<number>;

/** Stores starter pictures on demand. Overwrites files of an interrupted load. */
export function mediaLoader(payload: Payload): PictureOf {
  const stored = new Map<string, Promise<number>>();
  const store = async (file: string, alt: string, focus: string) => {
    const [focalX, focalY] = focus.split(' ').map(Number.parseFloat);
    const { id } = await payload.create({
      collection: 'media',
      data: { alt, focalX, focalY },
      filePath: resolve(folder, file),
      overwriteExistingFiles: true,
      ...asStarter,
    });
    return id;
  };
  return (key) => {
    const picture = pictures[key];
    if (!picture) throw new Error(`there is no starter picture "${key}"`);
    const { file, alt, focus } = picture;
    const id = stored.get(file) ?? withDeadline(STORING_MS, `the picture ${file}`, () => store(file, alt, focus));
    stored.set(file, id);
    return id;
  };
}

/** A page's search listing; `key` names the picture that is shared, without one it is the first of the home page. */
export const listing = async (picture: PictureOf, words: Listed, key?: string) => ({
  meta_title: words.search_title,
  meta_description: words.search_description,
  meta_keywords: words.search_keywords,
  og_image: key ? await picture(key) : undefined,
});
