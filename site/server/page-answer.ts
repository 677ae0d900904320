import { type IncomingMessage, type Server, type ServerResponse, validateHeaderValue } from 'node:http';
import type { Socket } from 'node:net';
import { requestFault } from 'contract/request';
import { LRUCache } from 'lru-cache';
import type { Encoded } from './encoded';
import type { Metrics } from './metrics';
import type { CachedPage, PageCache } from './page-cache';

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Whether a coding is among those of an `Accept-Encoding` header, with a quality above 0 (RFC 9110, 12.5.3). */
function accepts(header: string, coding: string): boolean {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)] as const;
    }),
  );
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}

/** Browsers send few different headers: each is read once. */
const codings = new LRUCache<string, 'br' | 'gzip' | 'identity'>({
  max: 100,
  memoMethod: (header) => (accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'),
});

function choose(text: Encoded, accept = ''): [Buffer, string | undefined] {
  const coding = codings.memo(accept);
  return [text[coding], coding === 'identity' ? undefined : coding];
}

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
  const { ifNoneMatch } = asked;
  if (page.status === 200 && (ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(page.etag))) {
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

/** What the answers of cached pages need of the site. */
interface Hits {
  cache: Pick<PageCache, 'peek'>;
  metrics: Pick<Metrics, 'cached'>;
}

const keyOf = (url: string) => (url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url);

/** Headers of a GET that make it less than plain: it has a body, or its answer is not simply the page. */
const NOT_PLAIN = ['content-length', 'transfer-encoding', 'expect', 'if-none-match'];

/** The whole answer to a plain GET of a cached page by a client that says its host and keeps its connection. */
function wholeHit(
  { cache, metrics }: Hits,
  { method, httpVersion, upgrade, url = '', headers, rawHeaders }: IncomingMessage & { upgrade?: boolean },
) {
  if (method !== 'GET' || httpVersion !== '1.1' || upgrade || headers.host === undefined) return;
  if (NOT_PLAIN.some((name) => headers[name] !== undefined) || requestFault({ url, rawHeaders })) return;
  const page = cache.peek(keyOf(url));
  if (page?.status !== 200) return;
  metrics.cached(page.route, 200);
  return wholeAnswer(page, headers['accept-encoding'] as string | undefined);
}

/** A connection of Node's server with two fields of Node's own, unchanged since its first versions. */
interface Connection extends Socket {
  parser?: { onIncoming?(request: IncomingMessage, keepAlive: boolean): number } | null;
  /** The answer that is on its way. */
  _httpMessage?: ServerResponse | null;
}

/**
 * Sends cached pages as soon as Node has read the request's head. What its server does for an answer (a response with its events,
 * a look at every header) takes more than half the time of such a page. Whatever is not that simple goes on to the server: also
 * when an answer before it is still on its way, the client does not take what it gets, or the server is being stopped. Without `onIncoming` everything does.
 */
export function sendHits(server: Server, site: Hits) {
  server.on('connection', (socket: Connection) => {
    const { parser } = socket;
    const usual = parser?.onIncoming;
    if (!usual) return;
    parser.onIncoming = (request, keepAlive) => {
      const free = keepAlive && server.listening && !socket._httpMessage && !socket.writableNeedDrain;
      const whole = free && wholeHit(site, request);
      if (!whole) return usual(request, keepAlive);
      socket.write(whole);
      return 0;
    };
  });
}

/**
 * Answers a GET of a cached page before any framework is entered; false when it is not that simple (another method, a query
 * that is not as it is kept, not cached), and nothing was sent.
 */
export function serveCached({ cache, metrics }: Hits, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cache.peek(keyOf(url));
  if (page?.status !== 200) return false;
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = pageAnswer(page, { acceptEncoding: acceptEncoding as string | undefined, ifNoneMatch });
  metrics.cached(page.route, status);
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
