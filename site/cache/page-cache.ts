import { createHash } from 'node:crypto';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import type { CallName } from 'contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { brotliDense, type Encoded, encode } from '../http/encoded';
import { PageMoved } from '../pages/page.server';
import type { Instead, Rendering } from './rendering';

/** Maximum age in milliseconds; then the next request renders the page again, even without a publish signal. */
const FRESH_MS = 60_000;
/** Maximum age of a page that lacks a section because a call failed, and delay after a failed rendering; in milliseconds. */
const INCOMPLETE_FRESH_MS = 2000;
/** After a publish signal the stale page is served for at most this many milliseconds; then visitors wait for the new one. */
const OLD_SERVED_MS = 500;
/** Maximum wait for a new rendering in milliseconds: a hanging provider must not block a page that is cached. */
const PATIENCE_MS = 2000;
/** How long page data of the previous rendering stays available, in milliseconds. */
const FORMER_DATA_MS = 600_000;
/** Limit in bytes for the pages of the sitemap, far above what they need. */
const MAX_LISTED_BYTES = 128 * 1024 * 1024;
/** Limits for pages at other URLs. Visitors can invent more of these; they evict each other, but never a listed page. */
const MAX_OTHERS = { max: 200, maxSize: 32 * 1024 * 1024 };

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
  /** Start of its rendering, in milliseconds since the epoch. */
  at: number;
  /** Position of its rendering in the sequence of renderings and publish signals. */
  turn: number;
  usedAt: number;
  /** No new rendering before this time, because the last one was no better. */
  retryAt: number;
}

const bytesOf = (page: CachedPage) =>
  [page.html, page.data, ...page.former.map((former) => former.data)].reduce(
    (sum, text) => sum + text.identity.length + text.br.length + text.gzip.length,
    1,
  );

/** A rendering under way; `QUEUED` until it starts. */
interface UnderWay {
  page: Promise<CachedPage>;
  turn: number;
}
const QUEUED = Number.POSITIVE_INFINITY;

/** What a page cache needs. */
interface PageCacheDeps {
  render: (key: string) => Promise<Rendering | Instead>;
  log: Log;
  /** False disables caching, for development. */
  reuse?: boolean;
  /** Further headers of pages without a failed call. */
  complete?: Record<string, string>;
  now?: () => number;
}

/**
 * Rendered pages by key, bounded in bytes, served stale while they are revalidated. URLs without a page are not cached, because
 * there is no limit to them; a removed page is evicted at once, and a complete page is never replaced by an incomplete one. Never
 * store a page with a visitor's data.
 */
export class PageCache {
  readonly #render: PageCacheDeps['render'];
  readonly #log: Log;
  readonly #reuse: boolean;
  readonly #complete: Record<string, string>;
  readonly #now: () => number;
  readonly #listed = new LRUCache<string, CachedPage>({ maxSize: MAX_LISTED_BYTES, sizeCalculation: bytesOf });
  readonly #others = new LRUCache<string, CachedPage>({ ...MAX_OTHERS, sizeCalculation: bytesOf });
  readonly #rendering = new Map<string, UnderWay>();
  readonly #counts = { hits: 0, stale: 0, misses: 0 };
  readonly #condensing = new PQueue({ concurrency: 1 });
  readonly #renewing = new PQueue({ concurrency: 2 });
  /** Orders renderings and publish signals. */
  #turns = 0;
  readonly #expiredIn = new Map<CallName, number>();
  /** The last publish signal; pages rendered after it need no check per call. */
  readonly #published = { turn: 0, at: Number.NEGATIVE_INFINITY };

  constructor({ render, log, reuse = true, complete = {}, now = steadyNow }: PageCacheDeps) {
    this.#render = render;
    this.#log = log;
    this.#reuse = reuse;
    this.#complete = complete;
    this.#now = now;
  }

  async #draw(made: Rendering, before: CachedPage | undefined) {
    const drawn = await made.draw();
    const etag = `"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 22)}"`;
    const headers = made.status === 200 && made.failed.size === 0 ? { ...drawn.headers, ...this.#complete } : drawn.headers;
    return { html: before?.etag === etag ? before.html : await encode(drawn.html), etag, headers };
  }

  #pageOf(key: string) {
    return this.#listed.peek(key) ?? this.#others.peek(key);
  }

  #forget(key: string) {
    this.#listed.delete(key);
    this.#others.delete(key);
  }

  #publishedSince({ turn, used }: Pick<CachedPage, 'turn' | 'used'>) {
    return this.#published.turn > turn && [...used].some((call) => (this.#expiredIn.get(call) ?? 0) > turn);
  }

  /** Reads what the page shows. If the page moved, its cached copy is evicted; if reading fails, the next try is delayed. */
  async #read(key: string, turn: number): Promise<Rendering | Instead> {
    try {
      return await this.#render(key);
    } catch (error) {
      if (!(error instanceof PageMoved)) this.#postpone(this.#pageOf(key));
      else if (turn > this.#published.turn) this.#forget(key);
      throw error;
    }
  }

  #postpone(page: CachedPage | undefined) {
    if (page) page.retryAt = this.#now() + INCOMPLETE_FRESH_MS;
  }

  async #make(key: string, turn: number): Promise<CachedPage> {
    const at = this.#now();
    const made = await this.#read(key, turn);
    const before = this.#pageOf(key);
    const unsure = 'instead' in made && made.failed.size > 0;
    if (before && (unsure || [...made.failed].some((call) => !before.failed.has(call)))) {
      this.#postpone(before);
      return before;
    }
    if ('instead' in made) {
      // A rendering that began before a change must not evict the page that may exist since.
      if (!this.#publishedSince({ turn, used: made.used })) this.#forget(key);
      return this.get(made.instead);
    }
    const alike = before?.failed.size === made.failed.size ? before : undefined; // else its headers differ
    const [{ html, etag, headers }, data] = await Promise.all([
      alike?.source === made.source ? alike : this.#draw(made, alike),
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
    if (this.#publishedSince(page)) return page; // may have been read before the change; resolves only the requests from before it
    if (made.shelf === 'none') return page;
    const [shelf, left] = made.shelf === 'listed' ? [this.#listed, this.#others] : [this.#others, this.#listed];
    shelf.set(key, page);
    left.delete(key);
    if (html !== before?.html)
      this.#condensing
        .add(() => this.#condense(key, page))
        .catch((error) => this.#log.warn('page not condensed', { page: key, error }));
    return page;
  }

  /** Compresses a page at the highest level unless it was rendered again; pending renderings go first. */
  async #condense(key: string, page: CachedPage) {
    await Promise.allSettled([...this.#rendering.values()].map((under) => under.page));
    if (this.#pageOf(key)?.html === page.html) page.html.br = await brotliDense(page.html.identity);
  }

  /**
   * Renders a key once at a time, but does not join a rendering that began before a change. With `inTurn` no request waits for
   * it.
   */
  #renew(key: string, inTurn = false): Promise<CachedPage> {
    const under = this.#rendering.get(key);
    if (under && under.turn > this.#published.turn && (inTurn || under.turn !== QUEUED)) return under.page;
    const own = { turn: QUEUED } as UnderWay;
    const start = () => {
      this.#turns += 1;
      own.turn = this.#turns;
      return this.#make(key, own.turn);
    };
    this.#rendering.set(key, own);
    // Yields between renderings, so that many do not block requests.
    const page = inTurn ? this.#renewing.add(() => nextTurn().then(start)) : start();
    own.page = page.finally(() => this.#rendering.get(key) === own && this.#rendering.delete(key));
    return own.page;
  }

  /** Logs a failed rendering that no request waits for. */
  #notRenewed(key: string) {
    return (error: unknown) => {
      if (!(error instanceof PageMoved)) this.#log.error('page not renewed', { page: key, error });
    };
  }

  /** The page if it is cached and may be served; a stale one is revalidated in the background. */
  peek(key: string): CachedPage | undefined {
    const page = this.#listed.get(key) ?? this.#others.get(key);
    if (!page) return undefined;
    const time = this.#now();
    page.usedAt = time;
    const changed = this.#publishedSince(page);
    const aged = time - page.at > (page.failed.size > 0 ? INCOMPLETE_FRESH_MS : FRESH_MS);
    if (time < page.retryAt || !(changed || aged)) {
      this.#counts.hits += 1;
      return page;
    }
    if (changed && time - this.#published.at > OLD_SERVED_MS) return undefined;
    this.#counts.stale += 1;
    if (!changed) this.#renew(key, true).catch(this.#notRenewed(key));
    return page;
  }

  /** Resolves with the changed page, or with the cached one after a timeout or a failed rendering. */
  #renewedInTime(key: string, page: CachedPage): Promise<CachedPage> {
    const renewed = this.#renew(key).catch((error) => {
      this.#notRenewed(key)(error);
      if (error instanceof PageMoved) throw error;
      return page;
    });
    return Promise.race([renewed, after(PATIENCE_MS, page, { ref: false })]);
  }

  /** The page, rendered now if it is not cached. Rejects when the rendering fails and there is no older page. */
  async get(key: string): Promise<CachedPage> {
    const page = this.#reuse ? this.peek(key) : undefined;
    if (page) return page;
    this.#counts.misses += 1;
    const old = this.#reuse && this.#pageOf(key);
    return old ? this.#renewedInTime(key, old) : this.#renew(key);
  }

  /** Revalidates all pages that used one of these calls, the most recently requested first. */
  async expire(calls: readonly CallName[]) {
    this.#turns += 1;
    Object.assign(this.#published, { turn: this.#turns, at: this.#now() });
    for (const call of calls) this.#expiredIn.set(call, this.#turns);
    const stale = [...this.#listed.entries(), ...this.#others.entries()]
      .filter(([, page]) => this.#publishedSince(page))
      .sort(([, a], [, b]) => b.usedAt - a.usedAt);
    for (const [, page] of stale) page.retryAt = Number.NEGATIVE_INFINITY;
    for (const [key] of stale) {
      const page = this.#pageOf(key);
      if (page && this.#publishedSince(page)) await this.#renew(key).catch(this.#notRenewed(key));
    }
  }

  /** Counts since the start: fresh hits, stale hits, and misses that waited for a rendering. */
  counts() {
    return this.#counts;
  }

  size() {
    return { pages: this.#listed.size + this.#others.size, bytes: this.#listed.calculatedSize + this.#others.calculatedSize };
  }

  /** Resolves when every page has its final compression. */
  idle() {
    return this.#condensing.onIdle();
  }
}
