import { createHash } from 'node:crypto';
import type { AnnouncedOn, Announcement } from 'contract/announcement';
import type { SiteSettings } from 'contract/settings';

export interface ShownAnnouncement extends Pick<Announcement, 'text' | 'link'> {
  /** Another one for other words, which whoever closed the former has not seen. */
  id: string;
}

/** By the site's names of the pages. */
const kindOf: Record<string, AnnouncedOn> = {
  home: 'home',
  service: 'services',
  city: 'cities',
  blog: 'blog',
  blogPost: 'blog',
  contact: 'contact',
  quote: 'contact',
  own: 'own',
};

/** The announcement of a page now; undefined where and while none is shown (R-PAGE-30). */
export function shownAnnouncement(
  { announcement }: Pick<SiteSettings, 'announcement'>,
  page: string | undefined,
  now = new Date(),
): ShownAnnouncement | undefined {
  if (!announcement) return undefined;
  const { text, link, from, until, pages } = announcement;
  const kind = page && kindOf[page];
  if (pages && !(kind && pages.includes(kind))) return undefined;
  if ((from && now < new Date(from)) || (until && now >= new Date(until))) return undefined;
  const id = createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('base64url')
    .slice(0, 8);
  return { id, text, link };
}

/** When an announcement begins and ends, in milliseconds since the epoch. */
export const momentsOf = ({ announcement }: Pick<SiteSettings, 'announcement'>): number[] =>
  [announcement?.from, announcement?.until].flatMap((moment) => (moment ? [Date.parse(moment)] : []));
