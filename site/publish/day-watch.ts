import { dayIn } from '../content/dates';

const TICK_MS = 1000;

/**
 * Calls `onNewDay` as soon as a day begins in one of the zones. Pages show what depends on the day, and one that nobody requested
 * overnight would be served once more as it was.
 */
export function watchDays(zones: () => readonly string[], onNewDay: () => void): void {
  const days = () => zones().map((zone) => dayIn(zone));
  let seen = days();
  setInterval(() => {
    const now = days();
    const isNew = now.some((day, at) => seen[at] !== undefined && day > String(seen[at]));
    seen = now;
    if (isNew) onNewDay();
  }, TICK_MS).unref();
}
