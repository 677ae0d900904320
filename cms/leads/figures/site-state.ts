import { z } from 'zod';
import { env } from '../../server/process/env';

const DEADLINE_MS = 1000;
const Ready = z.object({
  spool: z.object({ writable: z.boolean(), waiting: z.number(), refused: z.number(), oldest_ms: z.number() }),
});

async function spoolAt(site: string) {
  const response = await fetch(`${site}/readyz`, {
    headers: { authorization: `Bearer ${env.publishSecret}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  return Ready.parse(await response.json()).spool;
}

/** The leads at all sites, counted together; undefined when a site does not answer within a second. */
export async function siteState() {
  try {
    const spools = await Promise.all(env.sites.map(spoolAt));
    return spools.reduce((all, { writable, waiting, refused, oldest_ms }) => ({
      writable: all.writable && writable,
      waiting: all.waiting + waiting,
      refused: all.refused + refused,
      oldest_ms: Math.max(all.oldest_ms, oldest_ms),
    }));
  } catch {
    return undefined;
  }
}
