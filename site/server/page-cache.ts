import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallName } from 'contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from './log';
import { steadyNow } from './steady-clock';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page older than this, in milliseconds, is rendered again at its next request, also without a publish signal. */
const FRESH_MS = 60_000;
/** The same for a page that lacks a section because a call failed. */
const INCOMPLETE_FRESH_MS = 2000;
/** Data of a page's former rendering can be had for this long, in milliseconds. */
const FORMER_DATA_MS = 600_000;
/** Bytes of all cached pages together. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Pages whose address has a query: anybody can make up more of them, which push out one another but no other page. */
const MAX_WITH_QUERY = 200;

/** A text in the encodings that it is sent in, made once. */
export interface Encoded {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface Drawn {
  html: string;
  /** Response headers beside those of the encoding. */
  headers: Record<string, string>;
}

/** A page whose content has been read; it is drawn only when that is not what it was drawn of before. */
export interface Rendering {
  status: number;
  /** Page data as JSON, and its content hash, which the document names. */
  data: string;
  version: string;
  /** Hash of all that the document is made of: the same source is drawn as the same document. */
  source: string;
  used: ReadonlySet<CallName>;
  incomplete: boolean;
  draw(): Promise<Drawn>;
}

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  html: Encoded;
  etag: string;
  source: string;
  version: string;
  data: Encoded;
  former: { version: string; data: Encoded; until: number }[];
  used: ReadonlySet<CallName>;
  incomplete: boolean;
  /** When its rendering began, in milliseconds since the epoch. */
  at: number;
  usedAt: number;
}

/** Brotli's quality while somebody may wait, and afterwards: a tenth smaller, for thirty times the work. */
const [QUICK, DENSE] = [5, 11];

const brotli = (text: Buffer, quality: number) =>
  compressBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(identity, QUICK), compressGzip(identity, { level: 6 })]);
  return { identity, br, gzip: zipped };
}

const bytesOf = (page: CachedPage) =>
  [page.html, page.data, ...page.former.map((former) => former.data)].reduce(
    (sum, text) => sum + text.identity.length + text.br.length + text.gzip.length,
    1,
  );

/**
 * Rendered pages by key: served stale while they are rendered again, one rendering at a time a key, bounded in bytes.
 * Only pages with status 200 are kept, for wrong addresses are without number. Never give it a page that holds a visitor's data.
 */
export interface PageCache {
  /** The page if it is there, stale or not; a stale one is renewed in the background. */
  peek(key: string): CachedPage | undefined;
  /** The page, rendered now if it is not there. Rejects when the rendering fails. */
  get(key: string): Promise<CachedPage>;
  /** Renews all pages that used one of these calls, those last asked for first; they are served stale meanwhile. */
  expire(calls: readonly CallName[]): Promise<void>;
  size(): { pages: number; bytes: number };
  /** Look-ups since the start: fresh pages, stale ones sent, pages rendered while somebody waited. */
  counts(): { hits: number; stale: number; misses: number };
  /** Resolves when every page is as small as it gets. */
  idle(): Promise<void>;
}

export function createPageCache(deps: {
  render: (key: string) => Promise<Rendering>;
  log: Log;
  /** False renders every page anew: for development. */
  reuse?: boolean;
  now?: () => number;
}): PageCache {
  const { render, log, reuse = true, now = steadyNow } = deps;
  const plain = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const withQuery = new LRUCache<string, CachedPage>({ max: MAX_WITH_QUERY, maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const pagesLike = (key: string) => (key.includes('?') ? withQuery : plain);
  const rendering = new Map<string, Promise<CachedPage>>();
  const expiredAt = new Map<CallName, number>();
  const counts = { hits: 0, stale: 0, misses: 0 };
  const condensing = new PQueue({ concurrency: 1 });
  const renewing = new PQueue({ concurrency: 2 });

  /** When anything was published last: a page made later need not be looked at call by call. */
  let publishedAt = Number.NEGATIVE_INFINITY;
  const publishedSince = (page: CachedPage) =>
    publishedAt >= page.at && [...page.used].some((call) => (expiredAt.get(call) ?? Number.NEGATIVE_INFINITY) >= page.at);

  async function draw(made: Rendering, before: CachedPage | undefined) {
    const { html, headers } = await made.draw();
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { html: before?.etag === etag ? before.html : await encode(html), etag, headers };
  }

  async function make(key: string): Promise<CachedPage> {
    const at = now();
    const made = await render(key);
    const before = pagesLike(key).peek(key);
    const [{ html, etag, headers }, data] = await Promise.all([
      before?.source === made.source ? before : draw(made, before),
      before?.version === made.version ? before.data : encode(made.data),
    ]);
    const kept =
      before && before.version !== made.version
        ? [{ version: before.version, data: before.data, until: at + FORMER_DATA_MS }]
        : [];
    const former = [
      ...kept,
      ...(before?.former ?? []).filter((other) => other.until > at && other.version !== made.version),
    ].slice(0, 2);
    const { status, source, version, used, incomplete } = made;
    const page: CachedPage = {
      status,
      headers,
      html,
      etag,
      source,
      version,
      data,
      former,
      used,
      incomplete,
      at,
      usedAt: before?.usedAt ?? at,
    };
    if (made.status === 200) {
      pagesLike(key).set(key, page);
      if (html !== before?.html)
        condensing.add(() => condense(key, page)).catch((error) => log.warn('page not condensed', { page: key, error }));
    }
    return page;
  }

  /** Compresses a page as well as it goes, unless it was rendered again; renderings under way go first. */
  async function condense(key: string, page: CachedPage) {
    await Promise.allSettled(rendering.values());
    if (pagesLike(key).peek(key)?.html === page.html) page.html.br = await brotli(page.html.identity, DENSE);
  }

  function renew(key: string, start = make): Promise<CachedPage> {
    const under = rendering.get(key) ?? start(key).finally(() => rendering.delete(key));
    rendering.set(key, under);
    return under;
  }

  /** Nobody waits for these pages: each is made in a turn of its own, so that many at once keep nobody waiting either. */
  const inTurn = (key: string) => renewing.add(() => nextTurn().then(() => make(key)));

  function peek(key: string): CachedPage | undefined {
    const page = pagesLike(key).get(key);
    if (!page) return undefined;
    page.usedAt = now();
    if (page.usedAt - page.at > (page.incomplete ? INCOMPLETE_FRESH_MS : FRESH_MS) || publishedSince(page)) {
      counts.stale += 1;
      renew(key, inTurn).catch((error) => log.error('page not renewed', { page: key, error }));
    } else counts.hits += 1;
    return page;
  }

  return {
    peek,
    async get(key) {
      const page = reuse ? peek(key) : undefined;
      if (page) return page;
      counts.misses += 1;
      return renew(key);
    },
    async expire(calls) {
      publishedAt = now();
      for (const call of calls) expiredAt.set(call, publishedAt);
      const stale = [...plain.entries(), ...withQuery.entries()]
        .filter(([, page]) => publishedSince(page))
        .sort(([, a], [, b]) => b.usedAt - a.usedAt);
      for (const [key] of stale) {
        await rendering.get(key)?.catch(() => undefined); // it may have read before the change
        const page = pagesLike(key).peek(key);
        if (page && !publishedSince(page)) continue;
        await renew(key).catch((error) => log.error('page not renewed', { page: key, error }));
      }
    },
    counts: () => counts,
    size: () => ({
      pages: plain.size + withQuery.size,
      bytes: plain.calculatedSize + withQuery.calculatedSize,
    }),
    idle: () => condensing.onIdle(),
  };
}
