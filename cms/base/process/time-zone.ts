import type { Payload } from 'payload';
import { perProcess } from './per-process';
import { zoneOf } from './zone';

/** The settings' zone when the last page was rendered. */
const state = perProcess<{ zone?: string }>('time-zone', () => ({}));

/** The company's time zone, on the server and in the browser. */
export function companyZone(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset.timeZone;
  return state.zone;
}

/** Loads the zone from the settings before something is rendered. */
export async function readCompanyZone(payload: Payload): Promise<string> {
  state.zone = await zoneOf(payload);
  return state.zone;
}
