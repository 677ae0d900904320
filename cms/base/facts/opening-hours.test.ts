import { describe, expect, it } from 'vitest';
import { exceptionsFrom, exceptionsOfOffice } from '../../api/hours';
import { markupHours } from './markup-hours';
import { readHours, readSpans, readTime } from './opening-hours';

it.each([
  ['9 AM to 1 PM', '9:00 AM to 1:00 PM', '09:00', '13:00'],
  ['9am-1pm', '9:00 AM to 1:00 PM', '09:00', '13:00'],
  ['8.30 a.m. until 12 p.m.', '8:30 AM to 12:00 PM', '08:30', '12:00'],
  ['09:00 – 13:30', '9:00 AM to 1:30 PM', '09:00', '13:30'],
  ['8 PM to 2 AM', '8:00 PM to 2:00 AM', '20:00', '02:00'],
  ['6pm until midnight', '6:00 PM to 12:00 AM', '18:00', '00:00'],
  ['22:00-06:30', '10:00 PM to 6:30 AM', '22:00', '06:30'],
  ['noon to 5 PM', '12:00 PM to 5:00 PM', '12:00', '17:00'],
  ['12 AM to 11:59 PM', '12:00 AM to 11:59 PM', '00:00', '23:59'],
])('reads the hours "%s" (R-OWNER-8)', (typed, hours, opens, closes) => {
  expect(readHours(typed)).toEqual({ hours, opens, closes });
});

it.each([
  '',
  'closed',
  '9 to 1',
  '1 PM to 9 AM',
  '5 PM to 9 AM',
  '9 AM to 9 AM',
  '25:00 to 26:00',
  '9:75 AM to 1 PM',
  '13 PM to 2 PM',
  'by appointment',
])('rejects the ambiguous hours "%s"', (typed) => expect(readHours(typed)).toBeUndefined());

it.each([
  ['9 am', '9:00 AM', '09:00'],
  [' 17:30 ', '5:30 PM', '17:30'],
  ['noon', '12:00 PM', '12:00'],
  ['Midnight', '12:00 AM', '00:00'],
])('reads the time "%s"', (typed, shown, clock) => expect(readTime(typed)).toEqual({ shown, clock }));

it.each(['', '9', 'early', '25:00', '9 AM to 1 PM'])('rejects the time "%s"', (typed) => expect(readTime(typed)).toBeUndefined());

it.each([
  ['Open 24 hours', [['00:00', '24:00']]],
  ['24/7', [['00:00', '24:00']]],
  [
    '8 AM to 12 PM, 1 PM to 5 PM',
    [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
  ],
  [
    '8 AM–12 PM and 1 PM–5 PM',
    [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
  ],
  ['10 PM to 2 AM', [['22:00', '02:00']]],
  ['Closed', []],
  ['By appointment', undefined],
  ['8 AM to 12 PM, by appointment', undefined],
])('reads the spans of “%s” (R-OWNER-8)', (typed, spans) => expect(readSpans(typed)).toEqual(spans));

it('a line that only people can read leaves the other days as they are (R-OWNER-8)', () => {
  const week = [
    { days: 'Monday to Friday', hours: '8 AM to 12 PM, 1 PM to 5 PM' },
    { days: 'Saturday', hours: 'By appointment' },
    { days: 'Sunday', hours: 'Open 24 hours' },
  ];
  expect(markupHours(week)).toBe('Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00, Su 00:00-24:00');
});

describe('exceptions of an office', () => {
  const day = (name: string, from: string, to = from, hours?: string) => ({
    name,
    from: `${from}T12:00:00.000Z`,
    to: `${to}T12:00:00.000Z`,
    hours,
  });
  const christmas = day('Christmas', '2026-12-25', '2027-01-02');
  const shape = (list: ReturnType<typeof exceptionsOfOffice>) => list?.map(({ name, from, to }) => [name, from, to]);

  it('are sorted by day, without those that are over', () => {
    const rows = [christmas, day('Good Friday', '2026-04-03'), day('Cup Day', '2026-11-24')];
    expect(shape(exceptionsFrom(rows, '2026-11-24'))).toEqual([
      ['Cup Day', '2026-11-24', '2026-11-24'],
      ['Christmas', '2026-12-25', '2027-01-02'],
    ]);
  });

  it('are added to the company’s, and take precedence on the same day', () => {
    const own = [day('Stocktake', '2026-12-29', '2026-12-30', '9 AM to 1 PM')];
    expect(shape(exceptionsOfOffice(own, [christmas], '2026-12-01'))).toEqual([
      ['Christmas', '2026-12-25', '2026-12-28'],
      ['Stocktake', '2026-12-29', '2026-12-30'],
      ['Christmas', '2026-12-31', '2027-01-02'],
    ]);
    expect(exceptionsOfOffice(own, [christmas], '2026-12-01')?.[1]?.open).toEqual({
      hours: '9:00 AM to 1:00 PM',
      opens: '09:00',
      closes: '13:00',
    });
  });

  it('are the company’s when the office has none of its own', () => {
    expect(exceptionsOfOffice([day('Easter', '2026-04-03')], [christmas], '2026-12-01')).toBeUndefined();
  });
});
