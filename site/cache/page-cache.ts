import { createHash } from 'node:crypto';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import type { CallName } from 'contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { brotliDense, type Encoded, encode } from '../http/encoded';
import { PageMoved } from '../pages/page.server';

/** A page older than this, in milliseconds, is rendered again at its next request, also without a publish signal. */
const FRESH_MS = 60_000;
/** The same for a page that lacks a section because a call failed, and for one that could not be rendered again. */
const INCOMPLETE_FRESH_MS = 2000;
/** After a publish signal the old page is served for this long at most, in milliseconds; then visitors wait for the new one. */
const OLD_SERVED_MS = 500;
/** They wait for this long at most, in milliseconds: a provider that hangs must not hang a page that is here. */
const PATIENCE_MS = 2000;
/** Data of a page's former rendering can be had for this long, in milliseconds. */
const FORMER_DATA_MS = 600_000;
/** Bytes of all pages that the sitemap lists: more than so many ever take. */
const MAX_LISTED_BYTES = 128 * 1024 * 1024;
/** Pages at other addresses, and their bytes: anybody can make up more of them, which push out one another but no listed page. */
const MAX_OTHERS = { max: 200, maxSize: 32 * 1024 * 1024 };

export interface Drawn {
  html: string;
  /** Response headers beside those of the encoding. */
  headers: Record<string, string>;
}

/** A page whose content has been read; it is drawn only when that is not what it was drawn of before. */
export interface Rendering {
  /** 404 for the page that wrong addresses show. */
  status: number;
  /** Pattern of its address. */
  route: string;
  /** Where it is kept: with the pages that the sitemap lists, with others that may go, or not at all. */
  shelf: 'listed' | 'other' | 'none';
  /** Page data as JSON, and its content hash, which the document names. */
  data: string;
  version: string;
  /** Hash of all that the document is made of: the same source is drawn as the same document. */
  source: string;
  used: ReadonlySet<CallName>;
  /** Calls that failed: parts which the page lacks. */
  failed: ReadonlySet<string>;
  draw(): Promise<Drawn>;
}

/** For an address that has no page of its own. */
export interface Instead {
  /** Key of the page that it shows. */
  instead: string;
  used: ReadonlySet<CallName>;
  /** Calls that failed: why nobody knows whether there is a page. */
  failed: ReadonlySet<string>;
}

export interface CachedPage {
  status: number;
  route: string;
  headers: Record<string, string>;
  html: Encoded;
  etag: string;
  source: string;
  version: string;
  data: Encoded;
  former: { version: string; data: Encoded; until: number }[];
  used: ReadonlySet<CallName>;
  failed: ReadonlySet<string>;
  /** When its rendering began, in milliseconds since the epoch. */
  at: number;
  /** When its rendering began, in the order of renderings and publish signals. */
  turn: number;
  usedAt: number;
  /** Until then no other rendering is tried, because the last one was no better. */
  retryAt: number;
}

const bytesOf = (page: CachedPage) =>
  [page.html, page.data, ...page.former.map((former) => former.data)].reduce(
    (sum, text) => sum + text.identity.length + text.br.length + text.gzip.length,
    1,
  );

/** A rendering under way; its turn is `QUEUED` until it begins. */
interface UnderWay {
  page: Promise<CachedPage>;
  turn: number;
}
const QUEUED = Number.POSITIVE_INFINITY;

/**
 * Rendered pages by key, bounded in bytes: served stale while they are rendered again, for a moment after a change. Nothing is kept
 * for an address without a page of its own, for these are without number; a page that is gone or has moved is forgotten at once,
 * and one that lacks nothing is not replaced by one that does. Never give it a page that holds a visitor's data.
 */
export interface PageCache {
  /** The page if it is there and may be shown; a stale one is renewed in the background. */
  peek(key: string): CachedPage | undefined;
  /** The page, rendered now if it is not there. Rejects when the rendering fails and there is no earlier page. */
  get(key: string): Promise<CachedPage>;
  /** Renews all pages that used one of these calls, those last asked for first. */
  expire(calls: readonly CallName[]): Promise<void>;
  size(): { pages: number; bytes: number };
  /** Look-ups since the start: fresh pages, stale ones sent, pages rendered while somebody waited. */
  counts(): { hits: number; stale: number; misses: number };
  /** Resolves when every page is as small as it gets. */
  idle(): Promise<void>;
}

export function createPageCache(deps: {
  render: (key: string) => Promise<Rendering | Instead>;
  log: Log;
  /** False renders every page anew: for development. */
  reuse?: boolean;
  now?: () => number;
}): PageCache {
  const { render, log, reuse = true, now = steadyNow } = deps;
  const listed = new LRUCache<string, CachedPage>({ maxSize: MAX_LISTED_BYTES, sizeCalculation: bytesOf });
  const others = new LRUCache<string, CachedPage>({ ...MAX_OTHERS, sizeCalculation: bytesOf });
  const pageOf = (key: string) => listed.peek(key) ?? others.peek(key);
  function forget(key: string) {
    listed.delete(key);
    others.delete(key);
  }
  const rendering = new Map<string, UnderWay>();
  const counts = { hits: 0, stale: 0, misses: 0 };
  const condensing = new PQueue({ concurrency: 1 });
  const renewing = new PQueue({ concurrency: 2 });

  /** Counts renderings and publish signals, so that it is known which came first. */
  let turns = 0;
  const expiredIn = new Map<CallName, number>();
  /** The last publish signal: a page made after it need not be looked at call by call. */
  const published = { turn: 0, at: Number.NEGATIVE_INFINITY };
  const publishedSince = ({ turn, used }: Pick<CachedPage, 'turn' | 'used'>) =>
    published.turn > turn && [...used].some((call) => (expiredIn.get(call) ?? 0) > turn);

  async function draw(made: Rendering, before: CachedPage | undefined) {
    const { html, headers } = await made.draw();
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { html: before?.etag === etag ? before.html : await encode(html), etag, headers };
  }

  /** Reads what the page shows; where it has moved or the rendering fails, the page that is here goes or waits. */
  async function read(key: string, turn: number): Promise<Rendering | Instead> {
    try {
      return await render(key);
    } catch (error) {
      if (!(error instanceof PageMoved)) postpone(pageOf(key));
      else if (turn > published.turn) forget(key);
      throw error;
    }
  }

  function postpone(page: CachedPage | undefined) {
    if (page) page.retryAt = now() + INCOMPLETE_FRESH_MS;
  }

  async function make(key: string, turn: number): Promise<CachedPage> {
    const at = now();
    const made = await read(key, turn);
    const before = pageOf(key);
    const unsure = 'instead' in made && made.failed.size > 0;
    if (before && (unsure || [...made.failed].some((call) => !before.failed.has(call)))) {
      postpone(before);
      return before;
    }
    if ('instead' in made) {
      // A rendering that began before a change says nothing of the page that may be here since.
      if (!publishedSince({ turn, used: made.used })) forget(key);
      return get(made.instead);
    }
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
    const { status, route, source, version, used, failed } = made;
    const usedAt = before?.usedAt ?? at;
    const times = { at, turn, usedAt, retryAt: Number.NEGATIVE_INFINITY };
    const page: CachedPage = { status, route, headers, html, etag, source, version, data, former, used, failed, ...times };
    if (publishedSince(page)) return page; // it may have read before the change: for those who asked before it
    if (made.shelf === 'none') return page;
    const [shelf, left] = made.shelf === 'listed' ? [listed, others] : [others, listed];
    shelf.set(key, page);
    left.delete(key);
    if (html !== before?.html)
      condensing.add(() => condense(key, page)).catch((error) => log.warn('page not condensed', { page: key, error }));
    return page;
  }

  /** Compresses a page as well as it goes, unless it was rendered again; renderings under way go first. */
  async function condense(key: string, page: CachedPage) {
    await Promise.allSettled([...rendering.values()].map((under) => under.page));
    if (pageOf(key)?.html === page.html) page.html.br = await brotliDense(page.html.identity);
  }

  /** One rendering at a time a key, but none that began before a change. Nobody waits for what is done `inTurn`. */
  function renew(key: string, inTurn = false): Promise<CachedPage> {
    const under = rendering.get(key);
    if (under && under.turn > published.turn && (inTurn || under.turn !== QUEUED)) return under.page;
    const own = { turn: QUEUED } as UnderWay;
    const start = () => {
      turns += 1;
      own.turn = turns;
      return make(key, own.turn);
    };
    rendering.set(key, own);
    // Each in a turn of its own, so that many at once keep nobody waiting either.
    const page = inTurn ? renewing.add(() => nextTurn().then(start)) : start();
    own.page = page.finally(() => rendering.get(key) === own && rendering.delete(key));
    return own.page;
  }

  /** For pages that nobody waits for. */
  const notRenewed = (key: string) => (error: unknown) => {
    if (!(error instanceof PageMoved)) log.error('page not renewed', { page: key, error });
  };

  function peek(key: string): CachedPage | undefined {
    const page = listed.get(key) ?? others.get(key);
    if (!page) return undefined;
    const time = now();
    page.usedAt = time;
    const changed = publishedSince(page);
    const aged = time - page.at > (page.failed.size > 0 ? INCOMPLETE_FRESH_MS : FRESH_MS);
    if (time < page.retryAt || !(changed || aged)) {
      counts.hits += 1;
      return page;
    }
    if (changed && time - published.at > OLD_SERVED_MS) return undefined;
    counts.stale += 1;
    if (!changed) renew(key, true).catch(notRenewed(key));
    return page;
  }

  /** The changed page, or after a while, or when it cannot be rendered, the one that is here. */
  const renewedInTime = (key: string, page: CachedPage) =>
    Promise.race([
      renew(key).catch((error) => {
        notRenewed(key)(error);
        if (error instanceof PageMoved) throw error;
        return page;
      }),
      after(PATIENCE_MS, page, { ref: false }),
    ]);

  async function get(key: string): Promise<CachedPage> {
    const page = reuse ? peek(key) : undefined;
    if (page) return page;
    counts.misses += 1;
    const old = reuse && pageOf(key);
    return old ? renewedInTime(key, old) : renew(key);
  }

  return {
    peek,
    get,
    async expire(calls) {
      turns += 1;
      Object.assign(published, { turn: turns, at: now() });
      for (const call of calls) expiredIn.set(call, turns);
      const stale = [...listed.entries(), ...others.entries()]
        .filter(([, page]) => publishedSince(page))
        .sort(([, a], [, b]) => b.usedAt - a.usedAt);
      for (const [, page] of stale) page.retryAt = Number.NEGATIVE_INFINITY;
      for (const [key] of stale) {
        const page = pageOf(key);
        if (page && publishedSince(page)) await renew(key).catch(notRenewed(key));
      }
    },
    counts: () => counts,
    size: () => ({
      pages: listed.size + others.size,
      bytes: listed.calculatedSize + others.calculatedSize,
    }),
    idle: () => condensing.onIdle(),
  };
}
