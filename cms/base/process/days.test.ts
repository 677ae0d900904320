import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsBefore, readDay } from './days';

it.each([
  ['25/11/2026', '2026-11-25'],
  ['5/11/26', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['25 Nov 2026', '2026-11-25'],
  ['1st december 2026', '2026-12-01'],
  ['2026-11-25', '2026-11-25'],
  ['25/11', '2026-11-25'],
  ['3 Feb', '2027-02-03'],
  ['31/31/2026', undefined],
  ['30/2/2026', undefined],
  ['11/25/2026', undefined],
  ['next week', undefined],
  ['25 Foo 2026', undefined],
])('reads "%s" as %s', (typed, day) => expect(readDay(typed, '2026-11-21')).toBe(day));

it.each([
  ['2026-05-31T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2028-05-31T10:00:00.000Z', 3, '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 1, '2026-11-30T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', 13, '2024-12-15T00:00:00.000Z'],
])('%s minus %d months is %s', (time, months, before) => {
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(before);
});

it('counts months by the calendar, whatever the day', () => {
  const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.nat(120), (now, months) => {
      const before = monthsBefore(now, months);
      const month = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(month(now) - month(before)).toBe(months);
      expect(before.getUTCDate()).toBeLessThanOrEqual(now.getUTCDate());
      expect(before.toISOString().slice(10)).toBe(now.toISOString().slice(10));
    }),
  );
});
