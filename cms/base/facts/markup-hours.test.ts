import { expect, it } from 'vitest';
import { markupHours } from './markup-hours';

it('structured markup has the hours that pages show (R-HEAD-9)', () => {
  const hours = [
    { days: 'Monday to Friday', hours: '8:00 AM to 8:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Sunday', hours: 'closed' },
  ];
  expect(markupHours(hours)).toBe('Mo-Fr 08:00-20:00, Sa 09:00-18:00');
  expect(
    markupHours([
      { days: 'Monday, Wednesday, Friday', hours: '9 am to 5 pm' },
      { days: 'Tuesday', hours: '8 pm to 2 am' },
    ]),
  ).toBe('Mo,We,Fr 09:00-17:00, Tu 20:00-02:00');
});

it('hours that cannot be parsed are left out of structured markup', () => {
  expect(markupHours([{ days: 'By appointment', hours: 'any time' }])).toBe('');
  expect(markupHours([])).toBe('');
});
