import { withDeadline } from 'shared/deadline';
import { z } from 'zod';
import { env } from '../../base/process/env';

const DEADLINE_MS = 3000;
const Ready = z.object({
  spool: z.object({ writable: z.boolean(), waiting: z.number(), refused: z.number(), oldest_ms: z.number() }),
  /** What visitors wait for, and the longest that is well; an earlier release does not say it. */
  waiting: z
    .object({ page_ms: z.number(), enquiry_ms: z.number(), limit_ms: z.number() })
    .default({ page_ms: 0, enquiry_ms: 0, limit_ms: 0 }),
});

const askSite = (site: string) =>
  withDeadline(DEADLINE_MS, site, async (signal) => {
    const headers = { authorization: `Bearer ${env.publishSecret}` };
    const { spool, waiting } = Ready.parse(await (await fetch(`${site}/readyz`, { headers, signal })).json());
    const tooLong = (ms: number) => (ms > waiting.limit_ms ? ms : 0);
    return { ...spool, page_ms: tooLong(waiting.page_ms), enquiry_ms: tooLong(waiting.enquiry_ms) };
  });

/** The leads at all sites, and for how long a page and an enquiry wait where that is too long; undefined if a site is silent. */
export async function siteState(sites = env.sites) {
  try {
    const states = await Promise.all(sites.map(askSite));
    return states.reduce((all, one) => ({
      writable: all.writable && one.writable,
      waiting: all.waiting + one.waiting,
      refused: all.refused + one.refused,
      oldest_ms: Math.max(all.oldest_ms, one.oldest_ms),
      page_ms: Math.max(all.page_ms, one.page_ms),
      enquiry_ms: Math.max(all.enquiry_ms, one.enquiry_ms),
    }));
  } catch {
    return undefined;
  }
}
