import { parse } from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { blankDescriptions, isVideo } from './video-metadata';

/** Longest side that is kept, in pixels: larger than any screen shows it. */
const LONGEST = 3200;
/** Pictures with more pixels (all frames together) are not unpacked: a small file can hold very many. */
const MOST_PIXELS = 60_000_000;

/** How each accepted format is written again. */
const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
  heif: (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
  gif: (picture: Sharp) => picture.gif(),
};

const isKnown = (format: string | undefined): format is keyof typeof encoders => format !== undefined && format in encoders;

/** Bytes below which a file holds nothing that can be shown. */
const SHORTEST = 16;

/** A file's name in the letters that every address and every disk can carry: `Küche & Bad.jpg` becomes `Kuche-Bad.jpg`. */
function plainName(given: string): string {
  const { name, ext } = parse(given.replaceAll('\\', '/'));
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w.()@+-]+/g, '-');
  return `${plain(name).replace(/^\W+/, '') || 'picture'}${plain(ext)}`;
}

const refused = () =>
  new APIError('This is not a picture or video of a kind the site can show: use JPEG, PNG, WebP, AVIF, GIF, MP4 or WebM.', 400);

/** The picture turned upright, without the camera's metadata, not larger than is of use; undefined when it is no picture. */
async function rewritten(data: Buffer) {
  const { format } = await sharp(data)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (!isKnown(format)) return undefined;
  const picture = sharp(data, { animated: format === 'gif' || format === 'webp', limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  const bytes = await encoders[format](picture)
    .toBuffer()
    .catch(() => {
      throw refused(); // damaged, or far too many pixels
    });
  return { data: bytes, mimetype: `image/${format === 'heif' ? 'avif' : format}` };
}

/**
 * Looks at the content of an upload, whatever it is called: a picture is written again without what the camera put in (place,
 * owner), a video's descriptions are blanked, and what is neither (an SVG, a page with a picture's name) is refused.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file || req.context.quiet) return;
  if (file.data.length < SHORTEST) throw refused();
  const name = plainName(file.name);
  const picture = await rewritten(file.data);
  if (!picture && !isVideo(file.data)) throw refused();
  if (!picture) blankDescriptions(file.data);
  req.file = picture ? { ...file, ...picture, name, size: picture.data.length } : { ...file, name };
};
