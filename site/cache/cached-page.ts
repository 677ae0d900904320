import { createHash } from 'node:crypto';
import type { CallName } from 'contract';
import type { FormName } from 'contract/lead-fields';
import { LRUCache } from 'lru-cache';
import { type Encoded, encode } from '../http/encoded';
import type { Rendering } from './rendering';

/** How long page data of the previous rendering stays available, in milliseconds. */
const FORMER_DATA_MS = 600_000;
/** Limit in bytes for the pages of the sitemap, far above what they need. */
const MAX_LISTED_BYTES = 128 * 1024 * 1024;
/** Limits for pages at other URLs. Visitors can invent more of these; they evict each other, but never a listed page. */
const MAX_OTHERS = { max: 200, maxSize: 32 * 1024 * 1024 };

interface FormerData {
  version: string;
  data: Encoded;
  until: number;
}

export interface CachedPage {
  kind: 'page';
  status: number;
  route: string;
  form?: FormName;
  headers: Record<string, string>;
  html: Encoded;
  etag: string;
  source: string;
  version: string;
  data: Encoded;
  former: FormerData[];
  used: ReadonlySet<CallName>;
  failed: ReadonlySet<string>;
  /** Start of its rendering, in milliseconds since the epoch. */
  at: number;
  /** Position of its rendering in the sequence of renderings and publish signals. */
  position: number;
  usedAt: number;
  /** No new rendering before this time, because the last one was no better. */
  retryAt: number;
}

async function draw(rendering: Rendering, before: CachedPage | undefined, headersIfComplete: Record<string, string>) {
  const drawn = await rendering.draw();
  const etag = `"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 22)}"`;
  const isComplete = rendering.status === 200 && rendering.failed.size === 0;
  return {
    html: before?.etag === etag ? before.html : await encode(drawn.html),
    etag,
    headers: isComplete ? { ...drawn.headers, ...headersIfComplete } : drawn.headers,
  };
}

/** Data of the two renderings before `version`, for pages that browsers still show. */
export function formerData(before: Pick<CachedPage, 'version' | 'data' | 'former'>, version: string, now: number): FormerData[] {
  const last = { version: before.version, data: before.data, until: now + FORMER_DATA_MS };
  return [last, ...before.former.filter(({ until }) => until > now)].filter((data) => data.version !== version).slice(0, 2);
}

/** The page of a rendering. What has not changed since `before`, the page that it replaces, is neither drawn nor compressed again. */
export async function cachedPage(
  rendering: Rendering,
  before: CachedPage | undefined,
  { at, position }: Pick<CachedPage, 'at' | 'position'>,
  headersIfComplete: Record<string, string>,
): Promise<CachedPage> {
  const { kind, status, route, form, source, version, used, failed } = rendering;
  const alike = before?.failed.size === failed.size ? before : undefined; // else its headers differ
  const [{ html, etag, headers }, data] = await Promise.all([
    alike?.source === source ? alike : draw(rendering, alike, headersIfComplete),
    before?.version === version ? before.data : encode(rendering.data),
  ]);
  const former = before ? formerData(before, version, at) : [];
  const times = { at, position, usedAt: before?.usedAt ?? at, retryAt: Number.NEGATIVE_INFINITY };
  return { kind, status, route, form, headers, html, etag, source, version, data, former, used, failed, ...times };
}

const bytesOf = (page: CachedPage) =>
  [page.html, page.data, ...page.former.map((former) => former.data)].reduce(
    (sum, text) => sum + text.identity.length + text.br.length + text.gzip.length,
    1,
  );

export class PageShelves {
  readonly #listed = new LRUCache<string, CachedPage>({ maxSize: MAX_LISTED_BYTES, sizeCalculation: bytesOf });
  readonly #others = new LRUCache<string, CachedPage>({ ...MAX_OTHERS, sizeCalculation: bytesOf });

  get(key: string): CachedPage | undefined {
    return this.#listed.get(key) ?? this.#others.get(key);
  }

  peek(key: string): CachedPage | undefined {
    return this.#listed.peek(key) ?? this.#others.peek(key);
  }

  put(key: string, page: CachedPage, shelf: Rendering['shelf']) {
    if (shelf === 'none') return;
    this.delete(key);
    (shelf === 'listed' ? this.#listed : this.#others).set(key, page);
  }

  delete(key: string) {
    this.#listed.delete(key);
    this.#others.delete(key);
  }

  entries(): [string, CachedPage][] {
    return [...this.#listed.entries(), ...this.#others.entries()];
  }

  size() {
    return { pages: this.#listed.size + this.#others.size, bytes: this.#listed.calculatedSize + this.#others.calculatedSize };
  }
}
