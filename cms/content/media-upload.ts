import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp, { type Sharp } from 'sharp';

/** Longest side that is kept, in pixels: larger than any screen shows it. */
const LONGEST = 3200;

/** How each accepted format is written again. */
const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
  heif: (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
  gif: (picture: Sharp) => picture.gif(),
};

const isKnown = (format: string | undefined): format is keyof typeof encoders => format !== undefined && format in encoders;

/**
 * Writes an uploaded picture again: turned upright, without the camera's metadata (place, owner), not larger than is of use.
 * What is no picture by its content (an SVG, a page with a picture's name) is refused.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file?.mimetype.startsWith('image/') || req.context.quiet) return;
  const source = file.tempFilePath || file.data;
  const { format } = await sharp(source)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (!isKnown(format))
    throw new APIError('This is not a picture of a kind the site can show: use JPEG, PNG, WebP, AVIF or GIF.', 400);
  const picture = sharp(source, { animated: format === 'gif' || format === 'webp' })
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  const data = await encoders[format](picture).toBuffer();
  req.file = { ...file, data, size: data.length, tempFilePath: undefined };
};
