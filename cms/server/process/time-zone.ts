import type { Payload } from 'payload';
import { perProcess } from './per-process';

/** `zone` is the settings' zone when the last page was rendered. */
const state = perProcess<{ zone?: string; installed: boolean }>('time-zone', () => ({ installed: false }));

/** The company's time zone, on the server and in the browser. */
export function companyZone(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset.timeZone;
  return state.zone;
}

/** Loads the zone from the settings before something is rendered. */
export async function readCompanyZone(payload: Payload): Promise<string> {
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  state.zone = time_zone;
  return time_zone;
}

/**
 * Payload formats dates with `timeZone: undefined`, the machine's zone, and has no setting for it. This patch uses the company's
 * zone in that case; formats that name a zone, or leave the option out (as the picker does to detect the browser's), are
 * unchanged.
 */
export function showCompanyTime(): void {
  if (state.installed) return;
  state.installed = true;
  const Native = Intl.DateTimeFormat;
  const inZone = (locales: string, options: Intl.DateTimeFormatOptions) =>
    new Native(locales, { ...options, timeZone: companyZone() });
  Intl.DateTimeFormat = new Proxy(Native, {
    construct(target, [locales, options], newTarget) {
      const usesMachineZone = options && 'timeZone' in options && options.timeZone === undefined;
      if (!usesMachineZone) return Reflect.construct(target, [locales, options], newTarget);
      const format = inZone(locales, options);
      // Payload caches formats, and the setting may change: read the zone on each call.
      return Object.defineProperty(format, 'format', { value: (date?: Date) => inZone(locales, options).format(date) });
    },
  });
}
