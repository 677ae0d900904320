import { type Facts, factsIn, withFacts } from 'contract/facts';
import { countedRecord, type HeadWords, headWords } from 'contract/page-head';
import type { PageMeta } from 'contract/page-meta';
import type { PageKind, Values } from './page-kinds';

export type Listing = Partial<Omit<PageMeta, 'og_image'>> & { og_image?: unknown };

/** Where a shared page's picture comes from; `id` is one of the library. */
export type SharedPicture = { from: 'listing' | 'page'; id: unknown } | { from: 'home' | 'built-in' };

/** How a page shows in search results and when it is shared. */
export interface FoundPage extends HeadWords {
  path?: string;
  /** Title and description as they are typed, with the names of facts. */
  typed: HeadWords;
  shared: HeadWords;
  picture: SharedPicture;
  /** What shows while title and description are empty, and where it comes from. */
  empty: HeadWords & { from: HeadWords };
  /** The chosen picture is not used, because the listing has neither title nor description (R-HEAD-2). */
  ignoresPicture: boolean;
}

const GENERAL: HeadWords = { title: 'the general title under Company', description: 'the general description under Company' };

function pictureOf(kind: PageKind, record: Values, listing: Listing, counts: boolean): SharedPicture {
  const own = kind.picture?.(record);
  if (counts && listing.og_image) return { from: 'listing', id: listing.og_image };
  if (own && (kind.sharesPicture || !counts)) return { from: 'page', id: own };
  return { from: counts ? 'home' : 'built-in' };
}

/** Applies the site's rules to a record and its listing. `usual` are the built-in words of its path, `site` those of all pages. */
export function findPage(
  kind: PageKind,
  record: Values,
  listing: Listing,
  { usual, site, facts }: { usual: HeadWords; site: HeadWords; facts: Facts },
): FoundPage {
  const isSaid = (words: unknown) => typeof words !== 'string' || !factsIn(words).some((fact) => facts[fact] === '');
  const said = Object.fromEntries(Object.entries(listing).filter(([, words]) => isSaid(words)));
  const words = { ...said, og_image: undefined };
  const counts = countedRecord(words) !== undefined;
  const route = kind.words(record, usual);
  const { title, description } = headWords({ route, site });
  const from = {
    title: route.title ? kind.from.title : GENERAL.title,
    description: route.description ? kind.from.description : GENERAL.description,
  };
  const { shared, ...typed } = headWords({ record: counts ? words : undefined, route, site });
  const read = ({ title, description }: HeadWords): HeadWords => ({
    title: withFacts(title, facts),
    description: withFacts(description, facts),
  });
  return {
    ...read(typed),
    typed,
    shared: read(shared),
    path: kind.path(record),
    picture: pictureOf(kind, record, listing, counts),
    empty: { title, description, from },
    ignoresPicture: !counts && Boolean(listing.og_image),
  };
}
