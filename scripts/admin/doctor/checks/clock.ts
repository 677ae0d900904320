import { error, type Finding, ok, reasonOf, warning } from './finding';

const DEADLINE_MS = 5000;
/** An HTTP date has whole seconds, and a response takes time. */
const TOLERANCE_MS = 5000;
const ZONE = 'Australia/Adelaide';

/** Compares the machine's clock with a server's `Date` header. */
export async function checkClock(url: string, who: string, now = Date.now): Promise<Finding> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(DEADLINE_MS) }).catch(reasonOf);
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

/** Whether this Node has the company's time zone. */
export function checkZone(): Finding {
  try {
    return ok(`the office's time is ${new Date().toLocaleTimeString('en-AU', { timeZone: ZONE, timeStyle: 'short' })} (${ZONE})`);
  } catch {
    return error(`this Node does not know the zone ${ZONE}`, 'install a Node with full time zone data');
  }
}
