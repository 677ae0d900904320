import type { Payload } from 'payload';
import { perProcess } from './per-process';
import { zoneOf } from './zone';

const state = perProcess<{ zone?: string }>('time-zone', () => ({}));

export function companyZone(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset.timeZone;
  return state.zone;
}

export async function readCompanyZone(payload: Payload): Promise<string> {
  state.zone = await zoneOf(payload);
  return state.zone;
}
