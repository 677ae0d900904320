import { checks, troubleOf } from '../../base/checks';
import { siteState } from './site-state';

/** Why somebody may wait for the website in vain; undefined while nobody does. */
export const siteAlarm = async () => troubleOf(checks.website({ waits: await siteState() }));
