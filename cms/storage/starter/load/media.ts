import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { asStarter } from '../as-starter';
import { pictures } from '../pictures';

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
    const id = stored.get(picture.file) ?? store(picture.file, picture.alt, picture.focus);
    stored.set(picture.file, id);
    return id;
  };
}
