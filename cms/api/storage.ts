import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { byteRange } from 'contract/byte-range';

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
};

const notFound = () => new Response('There is no such file', { status: 404, headers: { 'content-type': 'text/plain' } });

/** The file below `folder` for a decoded path; undefined if it does not exist or is outside. */
async function fileAt(folder: string, path: string) {
  if (path.includes('\0') || path.split(/[\\/]/).some((part) => part === '' || part.startsWith('.'))) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, path));
    const stats = await stat(file);
    return file.startsWith(root + sep) && stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined; // file not found
  }
}

/** Serves `/storage/…` from the media folder only. */
export async function handleStorage(request: Request, folder: string): Promise<Response> {
  const path = decodeURIComponent(new URL(request.url).pathname.replace(/^\/storage\//, ''));
  const type = types[extname(path).toLowerCase()];
  const found = type && (await fileAt(folder, path));
  if (!type || !found) return notFound();
  const { file, stats } = found;
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
    // Opened directly, an SVG is a document: nothing in it may run or load.
    ...(type === types['.svg'] && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    'accept-ranges': 'bytes',
    'last-modified': stats.mtime.toUTCString(),
    etag,
  });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = byteRange(request.headers.get('range'), stats.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stats.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${stats.size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : stats.size));
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file, range)) as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}
