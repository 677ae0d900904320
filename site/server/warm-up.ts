import { setTimeout as pause } from 'node:timers/promises';
import type { PageCache } from '../cache/page-cache';
import type { CompanySource } from '../content/company';
import { pageKey } from '../render/page-address';
import { indexablePaths } from '../search-engines/sitemap';

/** How often the provider is asked whose website this is, until it is known, in milliseconds. At the first start it may need minutes. */
const ASK_MS = 3000;

/** Renders every indexable page once, so that no visitor waits for a first rendering. */
export async function warmUp(company: CompanySource, cache: Pick<PageCache, 'get'>): Promise<void> {
  while (!(await company.isKnown())) await pause(ASK_MS, undefined, { ref: false });
  const { reader, ...content } = await company.read('(warm-up)');
  for (const path of await indexablePaths(reader, content)) {
    const { pathname, searchParams } = new URL(path, 'http://site');
    await cache.get(pageKey(pathname, searchParams));
  }
}
