/**
 * Why: lists, the line above a form and the comparison of versions show times in the zone of the machine or the browser. Payload has a
 * `timezone` for single fields, and none for its own times.
 * Relies on: `formatDate` of `@payloadcms/ui` formats a `TZDate`, with a zone only where a field names one, in the locale
 * `i18n.dateFNS`; date-fns hands each date to the locale's `preprocessor` before it reads it.
 * Test: `company-time.test.ts`, and in a browser abroad `tests/owner/patches.test.ts`.
 * Remove: delete `company-time*`; `app/(payload)/` calls `readCompanyZone` instead.
 */
import type { Locale } from 'date-fns';
import { companyZone } from '../../base/process/time-zone';

/** Makes a locale write dates that name no zone in the company's zone, as the settings have it at that moment. */
export function writeInCompanyTime({ localize }: Locale): void {
  localize.preprocessor = (date, parts) => {
    const zone = companyZone();
    const { timeZone } = date as { timeZone?: string };
    if (zone && 'withTimeZone' in date && !timeZone) {
      Object.assign(date, { timeZone: zone });
      date.setTime(date.getTime()); // computes the local time that date-fns reads
    }
    return parts;
  };
}
