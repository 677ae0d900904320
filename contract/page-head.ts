import { text } from 'shared/text';
import type { PageMeta } from './page-meta';

/** Title and description of a page. */
export interface HeadWords {
  title: string;
  description: string;
}

/** Length of a post's description when it is taken from the start of its text. */
export const DESCRIPTION_OF_TEXT = 150;

/** The record of a page, only if it counts: it has a title or a description (R-HEAD-2). */
export const countedRecord = <Record extends PageMeta>(record: Record | undefined): Record | undefined =>
  text(record?.meta_title) || text(record?.meta_description) ? record : undefined;

interface Sources {
  /** What the page itself insists on. */
  explicit?: Partial<HeadWords>;
  record?: PageMeta;
  /** The route's built-in words; an empty one counts as missing. */
  route: HeadWords;
  /** The site's defaults. */
  site: HeadWords;
}

/** Title and description of a page in search results and when it is shared (R-HEAD-1, R-HEAD-4). */
export function headWords({ explicit, record, route, site }: Sources): HeadWords & { shared: HeadWords } {
  const title = explicit?.title ?? text(record?.meta_title) ?? (route.title || site.title);
  const description = explicit?.description ?? text(record?.meta_description) ?? (route.description || site.description);
  return {
    title,
    description,
    shared: {
      title: explicit?.title ?? text(record?.og_title) ?? title,
      description: explicit?.description ?? text(record?.og_description) ?? description,
    },
  };
}
