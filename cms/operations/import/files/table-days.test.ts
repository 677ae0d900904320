import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDays } from './table-days';

const day = (text: string, zone = 'Australia/Adelaide') => readDays([text], zone).days[0];

it.each([
  ['2025-03-04T02:11:22.123456Z', '2025-03-04'],
  ['2025-03-04T22:11:22Z', '2025-03-05'],
  ['2025-03-04 22:11:22 UTC', '2025-03-05'],
  ['2025-03-04T23:11:22-05:00', '2025-03-05'],
  ['2025-03-04 23:59:59', '2025-03-04'],
  ['4/03/2025 2:11:22 PM', '2025-03-04'],
  ['4/03/2025 14:11', '2025-03-04'],
  ['04.03.2025, 14:11', '2025-03-04'],
  ['Mar 4, 2025', '2025-03-04'],
  ['March 4th, 2025 at 2:11 p.m.', '2025-03-04'],
  ['Tuesday, 4 March 2025', '2025-03-04'],
  ['4-Mar-25', '2025-03-04'],
  ['2025/03/04', '2025-03-04'],
  ['14/9/2024', '2024-09-14'],
  ['2025-13-40T02:11:22Z', undefined],
  ['31/2/2025', undefined],
  ['two weeks ago', undefined],
  ['', undefined],
])('reads %s as %s (R-IMPORT-6)', (text, wanted) => expect(day(text)).toBe(wanted));

it('reads the month first only if no other order makes every date valid', () => {
  expect(readDays(['3/4/2025', '3/14/2025'], undefined)).toEqual({ days: ['2025-03-04', '2025-03-14'], american: true });
  expect(readDays(['3/4/2025', '14/3/2025'], undefined)).toEqual({ days: ['2025-04-03', '2025-03-14'], american: false });
  expect(readDays(['3/14/2025', '14/3/2025'], undefined)).toEqual({ days: [undefined, '2025-03-14'], american: false });
});

it('reads each day in each date format, with and without a time', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const ways = fc.constantFrom<(y: number, m: number, d: number) => string>(
    (y, m, d) => `${y}-${two(m)}-${two(d)}`,
    (y, m, d) => `${d}/${m}/${y}`,
    (y, m, d) => `${two(d)}.${two(m)}.${y}`,
    (y, m, d) => `${d} ${months[m - 1]} ${y}`,
    (y, m, d) => `${months[m - 1]?.slice(0, 3)} ${d}, ${y}`,
    (y, m, d) => `${d}-${months[m - 1]?.slice(0, 3)}-${String(y).slice(2)}`,
  );
  const times = fc.constantFrom('', ' 09:05', ' 9:05:01 AM', ', 23:59', ' 11:59 pm', ' 00:00:00.000');
  fc.assert(
    fc.property(date, ways, times, (at, way, time) => {
      const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
      expect(day(way(y, m, d) + time)).toBe(`${y}-${two(m)}-${two(d)}`);
    }),
  );
});
