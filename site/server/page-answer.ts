import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Heads of whole answers, names and values in turn as Node sends them soonest, by the body that they belong to. */
const heads = new WeakMap<Buffer, string[]>();

function wholeAnswer(page: CachedPage, acceptEncoding: string | undefined) {
  const [body] = choose(page.html, acceptEncoding);
  const head = heads.get(body) ?? Object.entries(pageAnswer(page, { acceptEncoding, ifNoneMatch: undefined }).headers).flat();
  heads.set(body, head);
  return { status: page.status, headers: head, body };
}

/**
 * Answers a GET of a cached page before any framework is entered; false when it is not that simple (a query, another
 * method, not cached), and nothing was sent.
 */
export function serveCached(
  { cache, metrics }: { cache: PageCache; metrics: Pick<Metrics, 'cached'> },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false;
  const key = url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url;
  const page = cache.peek(key);
  if (page?.status !== 200) return false;
  const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
  const ifNoneMatch = request.headers['if-none-match'];
  const { status, headers, body } =
    ifNoneMatch === undefined ? wholeAnswer(page, acceptEncoding) : pageAnswer(page, { acceptEncoding, ifNoneMatch });
  metrics.cached(key, status);
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
