import type { FoundPage, Listing } from './found-page';
import { fitOfDescription, fitOfTitle } from './lengths';

export interface ListedPage {
  name: string;
  /** Kind of record, as the menu calls it. */
  kind: string;
  /** URL of the record's form. */
  edit: string;
  published: boolean;
  listing: Listing;
  found: FoundPage;
}

export interface Trouble {
  text: string;
  /** Where it is put right. */
  field: keyof Listing;
  weight: number;
}
export type CheckedPage = ListedPage & { troubles: Trouble[] };

/** A missing picture is the least of troubles: another one is shown. */
const MINOR = 1;

/** Titles that people cannot tell apart. */
const alike = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

function sameTitle(page: ListedPage, pages: ListedPage[]): Trouble[] {
  const [other, ...more] = pages.filter((one) => one !== page);
  if (!other) return [];
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return [{ text: `Same title as “${other.name}”${others}`, field: 'meta_title', weight: 4 }];
}

function troublesOf(page: ListedPage, sameTitled: ListedPage[]): Trouble[] {
  const { listing, found } = page;
  const own = (field: keyof Listing) => Boolean(String(listing[field] ?? '').trim());
  const long = fitOfTitle(found.title).verdict === 'cut';
  const noTitle = `No title${long ? `; ${found.empty.from.title} is too long` : ''}`;
  return [
    ...sameTitle(page, sameTitled),
    !own('meta_description') && { text: 'No description', field: 'meta_description' as const, weight: 3 },
    !own('meta_title') && { text: noTitle, field: 'meta_title' as const, weight: 2 },
    own('meta_title') && long && { text: 'Title too long', field: 'meta_title' as const, weight: 2 },
    own('meta_description') &&
      fitOfDescription(found.description).verdict === 'cut' && {
        text: 'Description too long',
        field: 'meta_description' as const,
        weight: 2,
      },
    found.picture.from !== 'listing' &&
      found.picture.from !== 'page' && { text: 'No picture of its own when shared', field: 'og_image' as const, weight: MINOR },
  ].filter((trouble) => trouble !== false);
}

const weightOf = ({ troubles }: CheckedPage) => troubles.reduce((sum, { weight }) => sum + weight, 0);

/** What is missing on each page, worst first. */
export function checkPages(pages: ListedPage[]): CheckedPage[] {
  const byTitle = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const title = alike(page.found.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), page]);
  }
  return pages
    .map((page) => ({ ...page, troubles: troublesOf(page, byTitle.get(alike(page.found.title)) ?? []) }))
    .sort((one, other) => weightOf(other) - weightOf(one) || one.name.localeCompare(other.name));
}

export const lacksPicture = ({ troubles }: CheckedPage) => troubles.some(({ field }) => field === 'og_image');

/** Whether a page lacks more than a picture. */
export const needsAttention = ({ troubles }: CheckedPage) => troubles.some(({ weight }) => weight > MINOR);
