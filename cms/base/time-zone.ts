import type { Payload } from 'payload';

/** The settings' zone as the last page of the back office found it; kept on the process, because Next may load this module more than once. */
const ZONE = Symbol.for('cms.time-zone');
const LENT = Symbol.for('cms.time-zone.lent');
const holder = globalThis as { [key: symbol]: string | boolean | undefined };

/** The company's zone, in the back office's process and in its pages. */
export function companyZone(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset.timeZone;
  const zone = holder[ZONE];
  return typeof zone === 'string' ? zone : undefined;
}

/** Reads the zone from the settings, for all that is shown next. */
export async function readCompanyZone(payload: Payload): Promise<string> {
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  holder[ZONE] = time_zone;
  return time_zone;
}

/**
 * Payload formats its dates through one function that asks for a format with `timeZone: undefined`, the machine's zone, and has no
 * setting for another. From here on such a format is made in the company's zone; one that names a zone, or leaves the option out
 * (which is how the picker learns the browser's), is as before.
 */
export function showCompanyTime(): void {
  if (holder[LENT]) return;
  holder[LENT] = true;
  const Native = Intl.DateTimeFormat;
  const inZone = (locales: string, options: Intl.DateTimeFormatOptions) =>
    new Native(locales, { ...options, timeZone: companyZone() });
  Intl.DateTimeFormat = new Proxy(Native, {
    construct(target, [locales, options], newTarget) {
      const asks = options && 'timeZone' in options && options.timeZone === undefined;
      if (!asks) return Reflect.construct(target, [locales, options], newTarget);
      const format = inZone(locales, options);
      // Formats are kept for good, and the setting may change: the zone is asked for each time.
      return Object.defineProperty(format, 'format', { value: (date?: Date) => inZone(locales, options).format(date) });
    },
  });
}
