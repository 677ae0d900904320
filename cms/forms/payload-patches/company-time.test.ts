import { formatDate } from '@payloadcms/ui/shared';
import { enAU } from 'date-fns/locale/en-AU';
import { expect, it } from 'vitest';
import { readCompanyZone } from '../../base/process/time-zone';
import { writeInCompanyTime } from './company-time';

const settings = (time_zone: string) => ({ findGlobal: async () => ({ time_zone }) }) as never;
const i18n = { dateFNS: enAU } as never;
const shown = (date: string, timezone?: string) => formatDate({ date, i18n, pattern: 'd MMM yyyy, h:mm aaa', timezone });

it('the back office writes times in the zone that the settings have now (R-CONTENT-12)', async () => {
  writeInCompanyTime(enAU);
  await readCompanyZone(settings('Australia/Adelaide'));
  expect(shown('2026-11-25T05:10:00.000Z')).toBe('25 Nov 2026, 3:40 pm');
  expect(shown('2026-06-25T15:00:00.000Z')).toBe('26 Jun 2026, 12:30 am');
  await readCompanyZone(settings('Australia/Perth'));
  expect(shown('2026-11-25T05:10:00.000Z')).toBe('25 Nov 2026, 1:10 pm');
});

it('a time that names its zone, and a date of any other kind, are left as they are', async () => {
  writeInCompanyTime(enAU);
  await readCompanyZone(settings('Australia/Perth'));
  expect(shown('2026-11-25T05:10:00.000Z', 'Australia/Adelaide')).toBe('25 Nov 2026, 3:40 pm');
  const day = new Date(2026, 10, 25, 9);
  enAU.localize.preprocessor?.(day, []);
  expect(day.getHours()).toBe(9);
});
