import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { siteAlarm } from '../../leads/site/alarm';
import type { Condition } from './condition';

/** A site that is started again is back sooner; whoever looks at Today is told at once. */
const MAILED_AFTER_MS = 3 * 60_000;

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
