import { expect, it } from 'vitest';
import { readDay } from './days';

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
