import type { Condition, Trouble } from '../../server/alerts/condition';
import { env } from '../../server/process/env';
import { perProcess } from '../../server/process/per-process';
import { count } from '../../server/process/words';
import { siteState } from './site-state';

const MINUTE_MS = 60_000;
/** A site that is started again is back sooner, and somebody who looks is told at once. */
const MAILED_AFTER_MS = 3 * MINUTE_MS;

const lasting = (ms: number) =>
  ms < 2 * MINUTE_MS ? count(Math.round(ms / 1000), 'second') : count(Math.round(ms / MINUTE_MS), 'minute');

/** Why somebody may wait for the website in vain; undefined while nobody does. */
export async function siteAlarm(): Promise<Trouble | undefined> {
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

const since = perProcess<{ at?: Date }>('alerts.website', () => ({}));

export const website: Condition = {
  over: 'The website answers everybody again.',
  async judge({ now, active }) {
    const found = env.publishSecret ? await siteAlarm() : undefined;
    if (!found) {
      since.at = undefined;
      return null;
    }
    since.at ??= now;
    return active || now.getTime() - since.at.getTime() >= MAILED_AFTER_MS ? found : undefined;
  },
};
