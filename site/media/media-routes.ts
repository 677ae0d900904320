import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { byteRange } from 'shared/byte-range';
import type { Log } from '../base/log';
import { AS_SHARED, PICTURE_WIDTHS } from '../pictures/picture-url';
import { isMediaPath, type Media, PDF, SVG, Unfit } from './media';
import type { Pictures } from './pictures';
import { SVG_POLICY } from './svg';

async function send(file: string, headers: Record<string, string>, request: Request): Promise<Response> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  // Feed readers and other sites may show our pictures.
  const common = { ...headers, etag, 'accept-ranges': 'bytes', 'cross-origin-resource-policy': 'cross-origin' };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: common });
  const span = byteRange(request.headers.get('range'), size);
  if (span === 'unsatisfiable') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  const { start, end } = span ?? { start: 0, end: size - 1 };
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream);
  return new Response(body, {
    status: span ? 206 : 200,
    headers: {
      ...common,
      'content-length': String(end - start + 1),
      ...(span && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** Long enough to save requests, short enough for a replaced file to appear the next day. */
const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';
/** Cache policy of what is sent while the variant is being made. */
const STANDING_IN = 'public, max-age=10';

/** What keeps a file from running as a page of the site. */
function ownHeaders(path: string, type: string): Record<string, string> {
  if (type === SVG) return { 'content-security-policy': SVG_POLICY };
  // `isMediaPath` leaves no character that would have to be escaped.
  return type === PDF ? { 'content-disposition': `attachment; filename="${path.split('/').at(-1)}"` } : {};
}

/** `/storage/…`, the provider's files, and `/pictures/{width}/….{avif|webp}`, their variants. */
export function mediaRoutes(deps: { media: Media; pictures: Pictures; log: Log }): Hono {
  const { media, pictures, log } = deps;
  const app = new Hono();

  const original = async (path: string, cache: string, request: Request) => {
    try {
      const found = isMediaPath(path) ? await media.original(path, true) : undefined;
      if (!found) return undefined;
      const headers = { 'content-type': found.type, 'cache-control': cache };
      return await send(found.file, { ...headers, ...ownHeaders(path, found.type) }, request);
    } catch (error) {
      log.warn('media not served', { path, error });
      if (error instanceof Unfit) return undefined;
      return new Response('This file cannot be had at the moment.', { status: 503, headers: { 'retry-after': '5' } });
    }
  };

  app.get('/storage/:path{.+}', async (c, next) => {
    const path = c.req.param('path');
    if (c.req.query(AS_SHARED) === undefined || !isMediaPath(path) || !(await media.original(path).catch(() => undefined)))
      return next();
    const file = await pictures.shared(path);
    return file ? send(file, { 'content-type': 'image/jpeg', 'cache-control': KEPT }, c.req.raw) : next();
  });

  app.get('/storage/:path{.+}', async (c, next) => {
    const path = c.req.param('path');
    // The link of a PDF that was replaced redirects, as the address of a page does that moved.
    return (await original(path, KEPT, c.req.raw)) ?? (/\.pdf$/i.test(path) ? next() : c.notFound());
  });

  app.get('/pictures/:width{[1-9][0-9]*}/:path{.+\\.(avif|webp)}', async (c) => {
    const width = Number(c.req.param('width'));
    const full = c.req.param('path');
    const format = full.endsWith('.avif') ? 'avif' : 'webp';
    const path = full.slice(0, -format.length - 1);
    if (!(PICTURE_WIDTHS as readonly number[]).includes(width) || !isMediaPath(path)) return c.notFound();
    const stand = await original(path, STANDING_IN, c.req.raw);
    if (!stand || stand.status === 503) return stand ?? c.notFound();
    const variant = await pictures.variant(path, width, format);
    if (!variant) return stand;
    await stand.body?.cancel();
    const cache = variant.format === format ? KEPT : STANDING_IN;
    return send(variant.file, { 'content-type': `image/${variant.format}`, 'cache-control': cache }, c.req.raw);
  });
  return app;
}
