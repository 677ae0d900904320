import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../base/metrics';
import { type Answer, bestEncoding, encodedAnswer, type ParsedHeaders } from '../http/encoded';
import type { CachedPage } from './cached-page';
import type { PageCache } from './page-cache';

/** A cached page as a response: 304 if the browser has it. */
export function pageAnswer(page: CachedPage, asked: ParsedHeaders): Answer {
  const headers = { ...page.headers, etag: page.etag };
  const { ifNoneMatch } = asked;
  if (page.status === 200 && (ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(page.etag))) {
    return { status: 304, headers: { ...headers, vary: 'Accept-Encoding' }, body: null };
  }
  return encodedAnswer(page.html, headers, asked, page.status);
}

interface Hits {
  cache: Pick<PageCache, 'peek'>;
  metrics: Pick<Metrics, 'cached'>;
}

const keyOf = (url: string) => (url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url);

/** Response headers per body, as the flat list that Node writes fastest. */
const heads = new WeakMap<Buffer, string[]>();

function headOf(page: CachedPage, body: Buffer, acceptEncoding: string | undefined): string[] {
  const known = heads.get(body);
  if (known) return known;
  const head = Object.entries(pageAnswer(page, { acceptEncoding, ifNoneMatch: undefined }).headers).flat();
  heads.set(body, head);
  return head;
}

/** Answers a GET from the page cache before the framework runs. False, with nothing sent, for anything else. */
export function serveCached({ cache, metrics }: Hits, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cache.peek(keyOf(url));
  if (page?.status !== 200) return false;
  const { 'accept-encoding': accept, 'if-none-match': ifNoneMatch } = request.headers;
  const acceptEncoding = accept as string | undefined;
  if (ifNoneMatch !== undefined) {
    const { status, headers, body } = pageAnswer(page, { acceptEncoding, ifNoneMatch });
    metrics.cached(page.route, status);
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
    return true;
  }
  const [body] = bestEncoding(page.html, acceptEncoding);
  metrics.cached(page.route, 200);
  response.writeHead(200, headOf(page, body, acceptEncoding)).end(method === 'HEAD' ? undefined : body);
  return true;
}
