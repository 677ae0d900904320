import { stateZones } from 'contract/states';
import { withDeadline } from 'shared/deadline';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { reasonOf } from './finding';

const DEADLINE_MS = 5000;
/** An HTTP date has whole seconds, and a response takes time. */
const TOLERANCE_MS = 5000;

export async function checkClock(url: string, who: string, now = Date.now): Promise<Finding> {
  const asked = withDeadline(DEADLINE_MS, url, (signal) => fetch(url, { method: 'HEAD', signal }));
  const response = await asked.catch(reasonOf);
  if (typeof response === 'string')
    return warning(`${who} cannot be asked for the time (${response})`, 'compare the clock by hand');
  const header = response.headers.get('date');
  if (!header) return warning(`${who} does not tell the time`, 'compare the clock by hand');
  const drift = now() - Date.parse(header);
  if (Math.abs(drift) <= TOLERANCE_MS) return ok(`the clock agrees with ${who}`);
  const seconds = Math.round(Math.abs(drift) / 1000);
  return error(
    `the clock is ${seconds} s ${drift > 0 ? 'ahead of' : 'behind'} ${who}`,
    'let the machine keep time by NTP: deadlines count on it',
  );
}

/** Whether this Node has the time zones of all offices that there may be. */
export function checkZone(): Finding {
  const known = Intl.supportedValuesOf('timeZone');
  const missing = Object.values(stateZones)
    .flat()
    .filter((zone) => !known.includes(zone));
  if (missing.length === 0) return ok('this Node knows the time zones of every state');
  return error(`this Node does not know ${missing.join(', ')}`, 'install a Node with full time zone data');
}
