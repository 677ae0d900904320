import { z } from 'zod';
import { env } from '../../base/env';
import { refusedAtSite, type SpoolLead } from '../privacy/spool';

const DEADLINE_MS = 1000;
const Ready = z.object({
  spool: z.object({ writable: z.boolean(), waiting: z.number(), refused: z.number(), oldest_ms: z.number() }),
});

/** The site's state of its leads; undefined when it does not answer within a second. */
export async function siteState() {
  try {
    const response = await fetch(`${env.publishUrl}/readyz`, { signal: AbortSignal.timeout(DEADLINE_MS) });
    const { spool } = Ready.parse(await response.json());
    return spool;
  } catch {
    return undefined;
  }
}

/** Leads that need a look; empty when the site cannot be reached, which `siteState` reports. */
export const refusedLeads = async (): Promise<SpoolLead[]> => refusedAtSite().catch(() => []);
