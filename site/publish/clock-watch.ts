import { dayIn } from '../content/dates';

const TICK_MS = 1000;

export interface Due {
  /** Zones in which a new day changes them. */
  zones: readonly string[];
  /** Further moments, in milliseconds since the epoch. */
  moments: readonly number[];
}

/** Calls `onDue` as soon as a day begins in one of the zones, or one of the moments has come: pages depend on both. */
export function watchClock(due: () => Due, onDue: (why: string) => void): void {
  const days = () => due().zones.map((zone) => dayIn(zone));
  let [seen, last] = [days(), Date.now()];
  // A provider whose clock is ahead names a moment no longer, though pages here still wait for it.
  const awaited = new Set<number>();
  setInterval(() => {
    const [today, now] = [days(), Date.now()];
    const isNewDay = today.some((day, at) => seen[at] !== undefined && day > String(seen[at]));
    for (const moment of due().moments) if (moment > last) awaited.add(moment);
    const come = [...awaited].filter((moment) => moment <= now);
    for (const moment of come) awaited.delete(moment);
    [seen, last] = [today, now];
    if (isNewDay) onDue('a new day');
    else if (come.length > 0) onDue('its moment has come');
  }, TICK_MS).unref();
}
