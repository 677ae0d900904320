import { execFile } from 'node:child_process';
import { parse } from 'node:path';
import { promisify } from 'node:util';
import { PIXELS_MAX } from 'contract/photo';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { ownValue } from 'shared/own-value';
import { svgRoot } from 'shared/svg-root';
import { plainLetters } from 'shared/typed';
import sharp, { type Sharp } from 'sharp';
import { mediaFiles } from '../../base/files/media-files';
import { contentEditors } from '../../base/rights/access';
import { cutOut, type Part, putFocus, takeEdits, usualFocus } from '../pictures/edits';
import { jpegOfHeic } from './heic';
import { pdfFault, pdfIn } from './pdf-upload';
import { cleanSvg, isMarkup, isSvg } from './svg-upload';
import { blankDescriptions, isH265, videoType } from './video-metadata';

/** Maximum length of the longer side in pixels, more than any screen shows. */
const MAX_SIDE = 3200;

const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
  heif: (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
  gif: (picture: Sharp) => picture.gif(),
};

const isKnown = (format: string | undefined): format is keyof typeof encoders =>
  format !== undefined && Object.hasOwn(encoders, format);

/** Longest name of a file, without its extension: file systems take 255 bytes, and the site adds to the names of its variants. */
const MAX_NAME = 100;

/** Nobody waits longer for a drawing, in milliseconds. */
const DRAWING_MS = 10_000;

/** Minimum size of a file in bytes; a smaller one contains no picture. */
const SHORTEST = 16;

/** Accepted file extensions per kind; the first replaces all others. */
const endings: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/svg+xml': ['.svg'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/webm': ['.webm'],
  'application/pdf': ['.pdf'],
};

/** A file name of safe characters with its content's extension: `Küche & Bad.jpg` becomes `Kuche-Bad.jpg`, `x.php` `x.jpg`. */
function plainName(given: string, mimetype: string): string {
  const { name, ext } = parse(given.replaceAll('\\', '/'));
  const plain = plainLetters(name)
    .replace(/[^\w()@+-]+/g, '-')
    .replace(/^\W+/, '')
    .slice(0, MAX_NAME);
  const known = ownValue(endings, mimetype) ?? [];
  const allowed = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `${plain}-file` : plain; // Payload removes names that Windows reserves
  return `${allowed || 'picture'}${known.includes(ext.toLowerCase()) ? ext : (known[0] ?? '')}`;
}

/** Said at once, and beside the file for as long as it is there. */
const refusal = (message: string) => new APIError(message, 400, { errors: [{ path: 'file', message }] });

/** The file's name says which of many is meant. */
const unknownKind = (name: string) =>
  refusal(
    `“${name}” is not a picture or video that the site can show. Use JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG, MP4, WebM or PDF.`,
  );
const quickTime = (name: string) =>
  refusal(`“${name}” is a QuickTime video, which many browsers cannot play. Save it as MP4 (H.264) and try again.`);
const h265 = (name: string) =>
  refusal(
    `“${name}” is coded as H.265 (HEVC), which most visitors would not see. Save it as MP4 (H.264) and try again; on an iPhone: Settings, Camera, Formats, Most Compatible.`,
  );
const damaged = (name: string) => refusal(`“${name}” is damaged. Open it on your device, save it as JPEG and try again.`);
const tooManyPixels = (name: string) =>
  refusal(`“${name}” has more than 60 million pixels. Save it smaller, such as 4,000 pixels wide, and try again.`);

const tooSlow = (name: string) =>
  refusal(`“${name}” is too elaborate to be shown: it takes too long to draw, or nests too deep. Save it as PNG and try again.`);

async function unreadable({ data, name }: { data: Buffer; name: string }) {
  const read = sharp(data, { limitInputPixels: false });
  const size = await read.metadata().catch(() => undefined);
  return size && size.width * size.height * (size.pages ?? 1) > PIXELS_MAX ? tooManyPixels(name) : damaged(name);
}

/** Draws what it reads as large as a card of the library. */
const DRAW = `import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
const drawing = sharp(await buffer(process.stdin), { limitInputPixels: ${PIXELS_MAX} });
await drawing.resize(480, 480, { fit: 'inside' }).raw().toBuffer();`;

/** Draws an SVG in a process of its own, as nothing ends a drawing within one. Rejects with `killed` for one that takes too long. */
function drawn(svg: Buffer): Promise<unknown> {
  const limits = { timeout: DRAWING_MS, killSignal: 'SIGKILL' } as const;
  const drawing = promisify(execFile)(process.execPath, ['--input-type=module', '-e', DRAW], limits);
  drawing.child.stdin?.on('error', () => undefined).end(svg); // it may have ended before it read all
  return drawing;
}

const LENGTH = /^\s*\d+(\.\d+)?\s*(px|pt|pc|in|cm|mm|em|ex|m)?\s*$/i;

function hasSize(data: Buffer): boolean {
  const { viewBox, width = '', height = '' } = svgRoot(data.toString())?.attributes ?? {};
  return viewBox !== undefined || (LENGTH.test(width) && LENGTH.test(height));
}

/** A drawing without what could run, once it is known to be one. */
async function drawingOf(file: { data: Buffer; name: string }): Promise<Buffer> {
  const data = cleanSvg(file.data);
  if (!data) throw tooSlow(file.name);
  if (!hasSize(data))
    throw refusal(`“${file.name}” does not say how large it is. Save it with a width and a height, or as PNG, and try again.`);
  await drawn(data).catch(async ({ killed }: { killed?: boolean }) => {
    throw killed ? tooSlow(file.name) : await unreadable({ ...file, data });
  });
  return data;
}

/** Converts HEIC photos, which sharp cannot decode. */
async function readable(data: Buffer) {
  const { format, compression } = await sharp(data)
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined }));
  if (format !== 'heif' || compression === 'av1') return { data, format };
  return { data: await jpegOfHeic(data, PIXELS_MAX), format: 'jpeg' as const };
}

/** The picture upright, cropped, without metadata and scaled down if too large; undefined when it is not a picture. */
async function rewritten(given: Buffer, crop: Part | undefined) {
  const { data, format } = await readable(given);
  if (!isKnown(format)) return undefined;
  const upright = sharp(data, { animated: format === 'gif' || format === 'webp', limitInputPixels: PIXELS_MAX }).rotate();
  const { autoOrient, pages = 1 } = await upright.metadata();
  const picture = (crop && pages === 1 ? cutOut(upright, crop, autoOrient) : upright).resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data: bytes, info } = await encoders[format](picture).toBuffer({ resolveWithObject: true });
  return { data: bytes, mimetype: `image/${format === 'heif' ? 'avif' : format}`, focus: usualFocus(info) };
}

const hasFocus = (args: object) => 'data' in args && (args.data as { focalX?: number | null } | undefined)?.focalX != null;

async function storedFile(id: unknown, req: PayloadRequest): Promise<PayloadRequest['file']> {
  const { filename, mimeType } = await req.payload.findByID({ collection: 'media', id: Number(id), depth: 0, req });
  if (!filename) return undefined;
  const data = await mediaFiles.read(filename);
  return { name: filename, data, size: data.length, mimetype: mimeType ?? '' };
}

/** A place that shows a picture or plays a video cannot show a PDF, and the other way round. */
async function refuseOtherKind(id: unknown, file: { data: Buffer; name: string }, req: PayloadRequest): Promise<void> {
  const { mimeType } = await req.payload.findByID({ collection: 'media', id: Number(id), depth: 0, req });
  const isPdf = pdfIn(file.data) !== undefined;
  if (isPdf === (mimeType === 'application/pdf')) return;
  throw refusal(
    isPdf
      ? `“${file.name}” is a PDF, which cannot be shown where this picture or video is. Upload it as a new file.`
      : `“${file.name}” is no PDF, as the file is that it would replace. Upload it as a new file.`,
  );
}

const FACTS = ['uploaded_at', 'filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'];

function forgetFacts(args: object): void {
  const { data, overrideAccess } = args as { data?: Record<string, unknown>; overrideAccess?: boolean };
  if (data && !overrideAccess) for (const name of FACTS) delete data[name];
}

/**
 * Checks an upload's content, whatever its name: pictures are encoded again without metadata (location, owner), an SVG loses what
 * could run, a video's metadata is blanked, a PDF must not run anything, and everything else (a page named as a picture) is rejected.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Payload would otherwise download a URL and bypass these checks.
  if (operation === 'create' && !req.file && contentEditors({ req }))
    throw refusal('Choose a picture or video to upload, or a PDF.');
  if (operation === 'create' || operation === 'update') forgetFacts(args);
  if ((operation !== 'create' && operation !== 'update') || req.context.quiet) return;
  const { crop, focus } = takeEdits(req);
  const file = req.file ?? (crop && 'id' in args ? await storedFile(args.id, req) : undefined);
  if (!file) return;
  if (file.data.length < SHORTEST) throw refusal(`“${file.name}” is empty. Choose another file, or export it again.`);
  if ('id' in args) await refuseOtherKind(args.id, file, req);
  const pdf = pdfIn(file.data);
  if (pdf) {
    const fault = pdfFault(pdf);
    if (fault) throw refusal(`“${file.name}” ${fault}`);
    const mimetype = 'application/pdf';
    req.file = { ...file, data: pdf, mimetype, name: plainName(file.name, mimetype), size: pdf.length };
    return;
  }
  if (isSvg(file.data)) {
    const mimetype = 'image/svg+xml';
    const data = await drawingOf(file);
    req.file = { ...file, data, mimetype, name: plainName(file.name, mimetype), size: data.length };
    return;
  }
  if (isMarkup(file.data)) throw unknownKind(file.name);
  const picture = await rewritten(file.data, crop).catch(async () => {
    throw await unreadable(file);
  });
  if (picture) {
    const { data, mimetype, focus: usual } = picture;
    // A file that takes another's place would keep the other's focal point.
    if (!focus && (operation === 'update' || !hasFocus(args))) putFocus(req, usual);
    req.file = { ...file, data, mimetype, name: plainName(file.name, mimetype), size: data.length };
    return;
  }
  const mimetype = videoType(file.data);
  if (!mimetype) throw unknownKind(file.name);
  if (mimetype === 'video/quicktime') throw quickTime(file.name);
  if (isH265(file.data)) throw h265(file.name);
  blankDescriptions(file.data);
  req.file = { ...file, mimetype, name: plainName(file.name, mimetype) };
};
