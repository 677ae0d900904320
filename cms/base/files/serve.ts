import { extname } from 'node:path';
import { byteRange } from 'shared/byte-range';
import type { MediaFiles } from './media-files';

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** Media type by a file name's ending; undefined for what the site does not show. */
export const mediaType = (name: string): string | undefined => types[extname(name).toLowerCase()];

const notFound = () => new Response('There is no such file', { status: 404, headers: { 'content-type': 'text/plain' } });

export async function handleStorage(request: Request, files: Pick<MediaFiles, 'find' | 'stream'>): Promise<Response> {
  const path = decodeURIComponent(new URL(request.url).pathname.replace(/^\/storage\//, ''));
  const type = mediaType(path);
  const found = type && (await files.find(path));
  if (!type || !found) return notFound();
  const { size, modified } = found;
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`;
  const headers = new Headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
    // Opened directly, an SVG is a document: nothing in it may run or load.
    ...(type === types['.svg'] && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    // A download, never a page of the back office.
    ...(type === types['.pdf'] && { 'content-disposition': `attachment; filename="${path}"` }),
    'accept-ranges': 'bytes',
    'last-modified': modified.toUTCString(),
    etag,
  });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = byteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  const body = request.method === 'HEAD' ? null : await files.stream(path, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}
