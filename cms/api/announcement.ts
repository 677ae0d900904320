import { ANNOUNCED_ON, type Announcement } from 'contract/announcement';
import { momentOf } from '../base/process/zone';
import { spanOf } from '../model/settings/announcement';
import { targetsIn } from './menu';
import type { Source } from './source';

/** The announcement of the company, in whose zone it begins and ends, unless it is over. A preview shows it at once. */
export async function announcementOf(source: Source, time_zone: string, now = new Date()): Promise<Announcement | undefined> {
  const { text, link, shown_on, ...days } = await source.findGlobal({ slug: 'announcement', depth: 0 });
  if (!text) return undefined;
  const span = spanOf(days);
  const [from, until] = [span.from, span.until].map((local) => local && momentOf(local, time_zone));
  if (until && until <= now) return undefined;
  const pages = ANNOUNCED_ON.filter((kind) => shown_on?.[kind]);
  const href = link?.label && (await (await targetsIn(source))(link));
  return {
    text,
    ...(link?.label && href && { link: { label: link.label, href } }),
    ...(from && !source.drafts && { from: from.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(pages.length > 0 && { pages }),
  };
}
