import { type IncomingMessage, type ServerResponse, validateHeaderValue } from 'node:http';
import type { Metrics } from './metrics';
import type { CachedPage, Encoded, PageCache } from './page-cache';

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

const choose = (text: Encoded, accept = ''): [Buffer, string | undefined] =>
  accept.includes('br') ? [text.br, 'br'] : accept.includes('gzip') ? [text.gzip, 'gzip'] : [text.identity, undefined];

/** One text in the best encoding that was asked for. */
export function encodedAnswer(text: Encoded, headers: Record<string, string>, asked: Asked, status = 200): Answer {
  const [body, encoding] = choose(text, asked.acceptEncoding);
  const all = {
    ...headers,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { status, headers: all, body };
}

/** A cached page as it is sent: 304 where the browser has it. */
export function pageAnswer(page: CachedPage, asked: Asked): Answer {
  const headers = { ...page.headers, etag: page.etag };
  if (page.status === 200 && asked.ifNoneMatch?.includes(page.etag)) {
    return { status: 304, headers: { ...headers, vary: 'Accept-Encoding' }, body: null };
  }
  return encodedAnswer(page.html, headers, asked, page.status);
}

/** Whole answers as they go over the wire, by the body that they belong to, with the second whose date they bear. */
const wholes = new WeakMap<Buffer, { second: number; bytes: Buffer }>();

/** A page in the encoding that was asked for: head and body in one piece, made anew each second for its date. */
function wholeAnswer(page: CachedPage, acceptEncoding: string | undefined): Buffer {
  const [body] = choose(page.html, acceptEncoding);
  const second = Math.floor(Date.now() / 1000);
  const kept = wholes.get(body);
  if (kept?.second === second) return kept.bytes;
  const { headers } = pageAnswer(page, { acceptEncoding, ifNoneMatch: undefined });
  const all = { ...headers, date: new Date(second * 1000).toUTCString(), connection: 'keep-alive' };
  const lines = Object.entries(all).map(([name, value]) => {
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1'), body]);
  wholes.set(body, { second, bytes });
  return bytes;
}

/**
 * Node reads through every header of every answer before it writes them, which takes a third of the time of a cached page. These
 * are the same each time, so the answer is told that its head is out, and the whole goes as its body. Both fields are Node's own,
 * and unchanged since its first versions; where they are not known, or the connection is not to be kept, nothing is sent.
 */
function sendWhole(page: CachedPage, { method, httpVersion, headers }: IncomingMessage, response: ServerResponse): boolean {
  const kept = httpVersion === '1.1' && /^(keep-alive)?$/i.test(headers.connection ?? '');
  if (method !== 'GET' || !kept || headers['if-none-match'] !== undefined || !('_headerSent' in response)) return false;
  const bytes = wholeAnswer(page, headers['accept-encoding'] as string | undefined);
  Object.assign(response, { _header: 'sent with the body', _headerSent: true });
  response.end(bytes);
  return true;
}

/**
 * Answers a GET of a cached page before any framework is entered; false when it is not that simple (another method, a query
 * that is not as it is kept, not cached), and nothing was sent.
 */
export function serveCached(
  { cache, metrics }: { cache: PageCache; metrics: Pick<Metrics, 'cached'> },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const key = url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url;
  const page = cache.peek(key);
  if (page?.status !== 200) return false;
  if (sendWhole(page, request, response)) {
    metrics.cached(key, 200);
    return true;
  }
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = pageAnswer(page, { acceptEncoding: acceptEncoding as string | undefined, ifNoneMatch });
  metrics.cached(key, status);
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
