import type { Payload } from 'payload';
import { withDeadline } from 'shared/deadline';
import { inShortTurn } from '../../base/database/in-turn';
import { env } from '../../base/process/env';
import { finder } from '../find-replace/finder';
import type { Pair } from '../find-replace/texts';
import { textsOf } from './page-texts';
import { foreignSuburbs, starterPairs } from './starter-words';

const KEY = 'site-read';
const DEADLINE_MS = 10_000;
/** Pages asked for at the same time. */
const AT_ONCE = 4;
/** Public pages that no sitemap lists; the last is what a wrong address shows. */
const UNLISTED = ['/suburb-check', '/no-such-page'];

export interface SitePage {
  path: string;
  title: string;
  /** The starter's words on the page, and how often they stand there. */
  words: string[];
  times: number;
  /** The starter's words in what search engines and screen readers are told alone. */
  told: string[];
  /** What to keep when somebody has read it. */
  mark: string;
  /** Read as it is now, or as it was before it changed. */
  read: 'no' | 'yes' | 'before';
}

type Read = Record<string, string>;
const readPages = async (payload: Payload) => (await payload.kv.get<Read>(KEY)) ?? {};

const ask = (path: string): Promise<string> =>
  withDeadline(DEADLINE_MS, path, async (signal) => {
    const response = await fetch(`${env.sites[0] ?? env.siteUrl}${path}`, { signal });
    if (response.status >= 500) throw new Error(`The website answered ${response.status} to ${path}`);
    return response.text();
  });

const SITE = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;
const unescaped = (xml: string) => xml.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Own pages that search engines are kept from. */
async function unlistedPages(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'own-pages',
    where: {
      and: [{ _status: { equals: 'published' } }, { or: [{ noindex: { equals: true } }, { only_by_link: { equals: true } }] }],
    },
    select: { route: true },
    ...{ pagination: false, limit: 0, depth: 0 },
  });
  return docs.map(({ route }) => route);
}

async function publicPaths(payload: Payload): Promise<string[]> {
  const listed = [...(await ask('/sitemap.xml')).matchAll(SITE)].map(([, path = '']) => unescaped(path) || '/');
  return [...listed, ...(await unlistedPages(payload)), ...UNLISTED];
}

const distinct = (words: string[]) => [...new Set(words)];

/**
 * Every public page as visitors get it, with the starter's words that a company with these settings does not use itself.
 * @throws Error if the website does not answer.
 */
export async function sitePages(payload: Payload): Promise<SitePage[]> {
  const [settings, read, paths] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    readPages(payload),
    publicPaths(payload),
  ]);
  const pairs: Pair[] = [...starterPairs(settings), ...foreignSuburbs(settings)].map(({ find }) => ({ find, replace: '' }));
  const find = pairs.length > 0 ? finder(pairs).matches : () => [];
  const found = (text: string) => find(text).map(({ pair }) => pair.find);
  const pages = new Map<string, SitePage>();
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { title, seen, told, mark } = textsOf(await ask(path));
      const all = found(seen);
      const words = distinct(all);
      const kept = read[path];
      pages.set(path, {
        path,
        title,
        words,
        times: all.length,
        told: distinct(found(told)).filter((word) => !words.includes(word)),
        mark,
        read: kept === mark ? 'yes' : kept === undefined ? 'no' : 'before',
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return paths.flatMap((path) => pages.get(path) ?? []);
}

/** Remembers that a page was read as it is with that mark, or forgets it. */
export const notePageRead = (payload: Payload, path: string, mark: string | undefined): Promise<void> =>
  inShortTurn(payload, KEY, async () => {
    const { [path]: _, ...others } = await readPages(payload);
    await payload.kv.set(KEY, mark === undefined ? others : { ...others, [path]: mark });
  });
