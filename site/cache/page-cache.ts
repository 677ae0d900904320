import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CallName } from 'contract';
import PQueue from 'p-queue';
import { withDeadline } from 'shared/deadline';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { brotliDense } from '../http/encoded';
import { type CachedPage, cachedPage, formerData, PageShelves } from './cached-page';
import { freshnessOf, INCOMPLETE_FRESH_MS, Sequence } from './freshness';
import type { Moved, Rendered } from './rendering';

/** The longest pause before the pages that could not be renewed after a change are tried again, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

export type CacheAnswer = CachedPage | Moved;

/** A rendering under way; its position is `QUEUED` until it starts. */
interface UnderWay {
  answer: Promise<CacheAnswer>;
  position: number;
}
const QUEUED = Number.POSITIVE_INFINITY;

interface PageCacheDeps {
  render: (key: string) => Promise<Rendered>;
  log: Log;
  /** False disables caching, for development. */
  reuse?: boolean;
  /** Further headers of pages without a failed call. */
  headersIfComplete?: Record<string, string>;
  /** The end of a rendering in milliseconds, after which the page is served that it would have replaced. */
  endMs: number;
  /** Called after a change, once each page was tried, and whenever one that failed then has been renewed. */
  onRenewed?: () => void;
  now?: () => number;
}

/** Whether a rendering lacks what the cached page has. */
const isWorse = (rendered: Exclude<Rendered, Moved>, { failed }: CachedPage) =>
  rendered.kind === 'instead' ? rendered.failed.size > 0 : [...rendered.failed].some((call) => !failed.has(call));

/**
 * Rendered pages by key, bounded in bytes, served stale while they are revalidated. URLs without a page are not cached, because
 * there is no limit to them; a removed page is evicted at once, and a complete page is never replaced by an incomplete one. Never
 * store a page with a visitor's data.
 */
export class PageCache {
  readonly #deps: Required<PageCacheDeps>;
  readonly #pages = new PageShelves();
  readonly #underWay = new Map<string, UnderWay>();
  readonly #counts = { hits: 0, stale: 0, misses: 0 };
  readonly #condensing = new PQueue({ concurrency: 1 });
  readonly #renewing = new PQueue({ concurrency: 2 });
  readonly #sequence = new Sequence();
  #next: NodeJS.Timeout | undefined;
  #pauseMs = INCOMPLETE_FRESH_MS;

  constructor({ reuse = true, headersIfComplete = {}, now = steadyNow, onRenewed = () => undefined, ...deps }: PageCacheDeps) {
    this.#deps = { reuse, headersIfComplete, now, onRenewed, ...deps };
  }

  /** No new rendering of a page for a moment, because this one was no better; one from before a change says nothing about it. */
  #postpone(page: CachedPage | undefined, position: number) {
    if (page && this.#sequence.isAfterSignals(position)) page.retryAt = this.#deps.now() + INCOMPLETE_FRESH_MS;
  }

  async #make(key: string, position: number): Promise<CacheAnswer> {
    const at = this.#deps.now();
    const rendered = await this.#deps.render(key).catch((error) => {
      this.#postpone(this.#pages.peek(key), position);
      throw error;
    });
    const before = this.#pages.peek(key);
    /** Whether a rendering that began later has ended earlier: this one may have been given up. */
    const isLate = (page: CachedPage | undefined) => page !== undefined && page.position > position;
    if (rendered.kind === 'moved') {
      if (this.#sequence.isAfterSignals(position) && !isLate(before)) this.#pages.delete(key);
      return rendered;
    }
    if (before && isWorse(rendered, before)) {
      this.#postpone(before, position);
      return before;
    }
    if (rendered.kind === 'instead') {
      // A rendering that began before a change must not evict the page that may exist since.
      const isChanged = this.#sequence.changedAt({ position, used: rendered.used }) !== undefined;
      if (!isChanged && !isLate(before)) this.#pages.delete(key);
      return this.get(rendered.key);
    }
    const page = await cachedPage(rendered, before, { at, position }, this.#deps.headersIfComplete);
    if (rendered.shelf === 'none') return page;
    const kept = this.#pages.peek(key);
    const isChanged = this.#sequence.changedAt(page) !== undefined;
    if (kept && (isChanged || isLate(kept))) {
      // One that may have been read before a change is for the requests from before it alone: their browsers ask for its data.
      kept.former = formerData({ ...page, former: kept.former }, kept.version, at);
      return page;
    }
    this.#pages.put(key, page, rendered.shelf);
    if (isChanged) this.#renewLater();
    if (page.html !== before?.html) void this.#condensing.add(() => this.#condense(key, page));
    return page;
  }

  /** Compresses a page at the highest level unless it was rendered again; pending renderings go first. */
  async #condense(key: string, { html }: CachedPage) {
    await Promise.allSettled([...this.#underWay.values()].map(({ answer }) => answer));
    if (this.#pages.peek(key)?.html !== html) return;
    await withDeadline(this.#deps.endMs, 'compression', () => brotliDense(html.identity)).then(
      (br) => {
        html.br = br;
      },
      (error) => this.#deps.log.warn('page not condensed', { page: key, error }),
    );
  }

  /** Starts a rendering as `schedule` says, which others may then join. */
  #start(key: string, schedule: (work: () => Promise<CacheAnswer>) => Promise<CacheAnswer>): Promise<CacheAnswer> {
    const started = { position: QUEUED } as UnderWay;
    this.#underWay.set(key, started);
    const answer = schedule(() => {
      started.position = this.#sequence.next();
      return withDeadline(this.#deps.endMs, 'rendering', () => this.#make(key, started.position));
    });
    started.answer = answer.finally(() => this.#underWay.get(key) === started && this.#underWay.delete(key));
    return started.answer;
  }

  /** A rendering under way that is after the last change, or queued. */
  #joinable(key: string): UnderWay | undefined {
    const found = this.#underWay.get(key);
    return found && this.#sequence.isAfterSignals(found.position) ? found : undefined;
  }

  #renewNow(key: string): Promise<CacheAnswer> {
    const found = this.#joinable(key);
    return found && found.position !== QUEUED ? found.answer : this.#start(key, (work) => work());
  }

  /** Renders a few pages at a time, with requests between them; nobody waits. */
  #renewInBackground(key: string) {
    if (this.#joinable(key)) return;
    this.#start(key, (work) => this.#renewing.add(() => nextTurn().then(work))).catch(this.#logNotRenewed(key));
  }

  #logNotRenewed(key: string) {
    return (error: unknown) => this.#deps.log.error('page not renewed', { page: key, error });
  }

  /** The page if it is cached and may be served; a stale one is revalidated in the background. */
  peek(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    const now = this.#deps.now();
    page.usedAt = now;
    const freshness = freshnessOf(page, now, this.#sequence.changedAt(page));
    if (freshness === 'outdated') return undefined;
    if (freshness === 'aged') this.#renewInBackground(key);
    this.#counts[freshness === 'fresh' ? 'hits' : 'stale'] += 1;
    return page;
  }

  /** What there is at a URL, rendered now if it is not cached or has changed. Rejects when that fails and there is no older page. */
  async get(key: string): Promise<CacheAnswer> {
    const { reuse } = this.#deps;
    const page = reuse ? this.peek(key) : undefined;
    if (page) return page;
    this.#counts.misses += 1;
    const old = reuse ? this.#pages.peek(key) : undefined;
    const renewed = this.#renewNow(key);
    if (!old) return renewed;
    return renewed.catch((error) => {
      this.#logNotRenewed(key)(error);
      return old;
    });
  }

  /** Whether a page shows what was replaced, or lacks a part, which may have been replaced since. */
  #isDue(page: CachedPage | undefined): boolean {
    return page !== undefined && (page.failed.size > 0 || this.#sequence.changedAt(page) !== undefined);
  }

  #due(): [string, CachedPage][] {
    return this.#pages.entries().filter(([, page]) => this.#isDue(page));
  }

  /** Renews the pages that are due, the most recently requested first, and soon again those that it could not; whether any was. */
  async #renewDue(): Promise<boolean> {
    const due = this.#due();
    for (const [key] of due.sort(([, a], [, b]) => b.usedAt - a.usedAt)) {
      if (this.#isDue(this.#pages.peek(key))) await this.#renewNow(key).catch(this.#logNotRenewed(key));
    }
    this.#renewLater();
    return due.some(([key]) => !this.#isDue(this.#pages.peek(key)));
  }

  #renewLater() {
    clearTimeout(this.#next);
    if (this.#due().length === 0) return;
    this.#next = setTimeout(() => this.#renewDue().then((any) => any && this.#deps.onRenewed()), this.#pauseMs).unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  /** Renews all pages that used one of these calls; resolves when each was tried once. */
  async expire(calls: readonly CallName[]) {
    this.#sequence.publish(calls, this.#deps.now());
    for (const [, page] of this.#due()) page.retryAt = Number.NEGATIVE_INFINITY;
    this.#pauseMs = INCOMPLETE_FRESH_MS;
    await this.#renewDue();
    this.#deps.onRenewed();
  }

  /** Counts since the start: fresh hits, stale hits, and misses that waited for a rendering. */
  counts() {
    return this.#counts;
  }

  size() {
    return this.#pages.size();
  }

  idle() {
    return this.#condensing.onIdle();
  }
}
