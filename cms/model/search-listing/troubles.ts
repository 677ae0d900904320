import { type FoundPage, fitOf, type Listing } from './found-page';

export interface ListedPage {
  name: string;
  kind: string;
  edit: string;
  published: boolean;
  listing: Listing;
  found: FoundPage;
}

interface Trouble {
  text: string;
  field: 'meta_title' | 'meta_description';
  weight: number;
}
export type CheckedPage = ListedPage & { troubles: Trouble[] };

/** Titles that people cannot tell apart. */
const alike = ({ found }: ListedPage) => found.title.trim().replace(/\s+/g, ' ').toLowerCase();

function troublesOf({ listing, found }: ListedPage, [other, ...more]: ListedPage[]): Trouble[] {
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  const all: (Trouble | false | undefined)[] = [
    other && { text: `Same title as “${other.name}”${others}`, field: 'meta_title', weight: 4 },
    !listing.meta_description?.trim() && { text: 'No description', field: 'meta_description', weight: 3 },
    !listing.meta_title?.trim() && { text: 'No title', field: 'meta_title', weight: 2 },
    fitOf('title', found.title) === 'cut' && { text: 'Title too long', field: 'meta_title', weight: 2 },
    fitOf('description', found.description) === 'cut' && { text: 'Description too long', field: 'meta_description', weight: 2 },
  ];
  return all.filter((trouble) => trouble !== undefined && trouble !== false);
}

const weightOf = ({ troubles }: CheckedPage) => troubles.reduce((sum, { weight }) => sum + weight, 0);

export function checkPages(pages: ListedPage[]): CheckedPage[] {
  const byTitle = new Map<string, ListedPage[]>();
  for (const page of pages) byTitle.set(alike(page), [...(byTitle.get(alike(page)) ?? []), page]);
  return pages
    .map((page) => ({
      ...page,
      troubles: troublesOf(
        page,
        (byTitle.get(alike(page)) ?? []).filter((one) => one !== page),
      ),
    }))
    .sort((one, other) => weightOf(other) - weightOf(one) || one.name.localeCompare(other.name));
}

export const needsAttention = ({ troubles }: CheckedPage) => troubles.length > 0;
