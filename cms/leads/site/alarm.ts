import { count } from '../../base/process/counted';
import { siteState } from './site-state';

const MINUTE_MS = 60_000;

const lasting = (ms: number) =>
  ms < 2 * MINUTE_MS ? count(Math.round(ms / 1000), 'second') : count(Math.round(ms / MINUTE_MS), 'minute');

export interface SiteAlarm {
  what: string;
  advice: string;
}

/** Why somebody may wait for the website in vain; undefined while nobody does. */
export async function siteAlarm(): Promise<SiteAlarm | undefined> {
  const state = await siteState();
  if (!state) {
    return {
      what: 'The website does not answer.',
      advice: 'Visitors may see no page, and enquiries may wait there. Ask whoever runs the server to look now.',
    };
  }
  const { page_ms, enquiry_ms } = state;
  if (page_ms + enquiry_ms === 0) return undefined;
  const waits = [
    page_ms > 0 && `The website does not answer some visitors: one has waited for ${lasting(page_ms)}.`,
    enquiry_ms > 0 && `Enquiries wait at the website: one has waited for ${lasting(enquiry_ms)}.`,
  ];
  return { what: waits.filter(Boolean).join(' '), advice: 'Ask whoever runs the server to look now, or to start it again.' };
}
