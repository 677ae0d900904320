// Browsers load this file, so it imports no schemas.

/** Path of the call that brings a lead's photo. */
export const LEAD_PHOTOS_PATH = '/lead-photos';

/** What photos should show, where the service says nothing else. */
export const PHOTO_HINT = 'The whole room or place, and the worst spot close up.';

/** Pictures with more pixels, those of all frames together, are not decoded: a small file can contain very many. */
export const PIXELS_MAX = 60_000_000;

/** Most photos of one form. */
export const PHOTOS_MAX = 8;

/** Most bytes of one photo as it is sent. */
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;

/** Most photos of one lead, those that its customer adds later included. */
export const LEAD_PHOTOS_MAX = 24;

/** A photo's id, which the form draws. */
export const PHOTO_ID = /^[0-9a-f]{32}$/;

/** Longest name of a photo, in characters. */
const NAME_MAX = 80;

/** A file's name as people may be shown it: without folders and invisible signs, the ending kept when it is long. */
export function photoName(given: string): string {
  const name = (given.toWellFormed().split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  const letters = [...name];
  if (letters.length <= NAME_MAX) return name;
  return `${letters.slice(0, NAME_MAX - 11).join('')}…${letters.slice(-10).join('')}`;
}

/** The bytes that `photoKind` needs. */
export const HEAD_BYTES = 16;

/** What the brands of a file in the ISO base media format say that it is. */
const STILL = /^(heic|heix|heim|heis|mif1|msf1|avif|avis)/;

/** What a file is by its first bytes; undefined for everything that is no photo, such as drawings, films, pages and archives. */
export function photoKind(head: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' && STILL.test(text.slice(8)) ? 'heif' : undefined;
}
