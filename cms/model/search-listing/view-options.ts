import { type CheckedPage, lacksPicture, needsAttention } from './troubles';

/** Pages of the site shown at once. */
const SHOWN = 50;

export const SHOWS = {
  attention: needsAttention,
  picture: lacksPicture,
  all: () => true,
} satisfies Record<string, (page: CheckedPage) => boolean>;
export type Show = keyof typeof SHOWS;

export interface Options {
  show: Show;
  sort: 'trouble' | 'name';
  /** Part of a page's name, address or title. */
  search: string;
  page: number;
}

const one = (value: unknown) => (typeof value === 'string' ? value : '');

export function readOptions(query: Record<string, unknown>): Options {
  return {
    show: query.show === 'all' || query.show === 'picture' ? query.show : 'attention',
    sort: query.sort === 'name' ? 'name' : 'trouble',
    search: one(query.search).trim().slice(0, 200),
    page: Math.max(1, Math.floor(Number(one(query.page))) || 1),
  };
}

/** The view's URL with other options; a new choice starts at its first page. */
export function urlWith(options: Options, change: Partial<Options>): string {
  const { show, sort, search, page } = { ...options, page: 1, ...change };
  const query = new URLSearchParams({
    ...(show !== 'attention' && { show }),
    ...(sort === 'name' && { sort }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/admin/search-pages?${query}` : '/admin/search-pages';
}

const matches = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ name, found }: CheckedPage) =>
    [name, found.path ?? '', found.title].some((text) => text.toLowerCase().includes(wanted));
};

/** The pages that the options choose, of pages sorted by trouble. */
export function choosePages(pages: CheckedPage[], { show, sort, search, page }: Options) {
  const chosen = pages.filter((each) => SHOWS[show](each) && matches(search)(each));
  const sorted = sort === 'name' ? chosen.toSorted((a, b) => a.name.localeCompare(b.name)) : chosen;
  const last = Math.max(1, Math.ceil(sorted.length / SHOWN));
  const at = Math.min(page, last);
  return { rows: sorted.slice((at - 1) * SHOWN, at * SHOWN), number: sorted.length, page: at, last };
}
