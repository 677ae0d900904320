import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from '../process/zone';
import { type ReplySettings, replyBy, weekOf, writtenReply } from './reply-promise';

const zone = 'Australia/Adelaide';
const opening_hours: ReplySettings['opening_hours'] = [
  { days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM' },
  { days: 'Sat', hours: '9 AM to 12 PM' },
];
const company = (amount: number, unit: ReplySettings['reply']['unit'], more: Partial<ReplySettings> = {}): ReplySettings => ({
  ...{ reply: { amount, unit }, opening_hours, hours_exceptions: [], time_zone: zone },
  ...more,
});
/** The promise's end in the company's time, for an enquiry at a moment. */
const due = (received: string, settings: ReplySettings) => localTime(replyBy(new Date(received), settings), zone);

it.each([
  [24, 'hours', '24 hours'],
  [1, 'hours', '1 hour'],
  [1, 'working-days', 'one working day'],
  [2, 'working-days', 'two working days'],
  [4, 'working-hours', 'four working hours'],
] as const)('%i %s is “%s”', (amount, unit, words) => expect(writtenReply(company(amount, unit))).toBe(words));

// 27 November 2026 is a Friday; Adelaide is 10.5 hours before UTC.
describe('an answer is due', () => {
  it.each([
    ['plain hours run day and night', '2026-11-27T06:00Z', company(24, 'hours'), '2026-11-28T16:30'],
    ['in the same hours', '2026-11-27T00:00Z', company(2, 'working-hours'), '2026-11-27T12:30'],
    ['across the night', '2026-11-26T06:00Z', company(2, 'working-hours'), '2026-11-27T09:30'],
    ['across Sunday', '2026-11-28T01:00Z', company(2, 'working-hours'), '2026-11-30T09:30'],
    ['from the opening of the next day', '2026-11-26T20:00Z', company(2, 'working-hours'), '2026-11-27T10:00'],
    ['at the same time of the next working day', '2026-11-26T04:00Z', company(1, 'working-days'), '2026-11-27T14:30'],
    ['when a shorter day closes', '2026-11-27T04:00Z', company(1, 'working-days'), '2026-11-28T12:00'],
    ['a day after the opening for what came at night', '2026-11-27T12:00Z', company(1, 'working-days'), '2026-11-30T09:00'],
    [
      'past a holiday',
      '2026-12-24T04:00Z',
      company(1, 'working-days', {
        hours_exceptions: [{ name: 'Christmas', from: '2026-12-25T12:00:00Z', to: '2026-12-27T12:00:00Z' }],
      }),
      '2026-12-28T14:30',
    ],
    [
      'after plain hours, where nobody can read the opening hours',
      '2026-11-27T06:00Z',
      company(1, 'working-days', { opening_hours: [{ days: 'By appointment', hours: 'any time' }] }),
      '2026-11-28T16:30',
    ],
  ])('%s', (_, received, settings, expected) => expect(due(received, settings)).toBe(expected));
});

it('is always later than the enquiry, within opening hours, and never earlier for a later enquiry', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  const unit = fc.constantFrom('working-hours' as const, 'working-days' as const);
  fc.assert(
    fc.property(moment, moment, unit, fc.integer({ min: 1, max: 20 }), (one, other, counted, amount) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      const settings = company(amount, counted);
      const [early, late] = [replyBy(first, settings), replyBy(second, settings)];
      expect(early.getTime()).toBeGreaterThan(first.getTime());
      expect(late.getTime()).toBeGreaterThanOrEqual(early.getTime());
      const time = localTime(early, zone);
      const open = new Date(`${time}Z`).getUTCDay() === 6 ? ['09:00', '12:00'] : ['08:00', '17:00'];
      expect(new Date(`${time}Z`).getUTCDay()).not.toBe(0);
      expect([time.slice(11) >= (open[0] ?? ''), time.slice(11) <= (open[1] ?? '')]).toEqual([true, true]);
    }),
    { numRuns: 300 },
  );
});

it('an answer’s due time is not guessed from opening hours that cannot be parsed', () => {
  expect(weekOf([{ days: 'Monday', hours: 'by appointment' }])).toBeUndefined();
  expect(weekOf([{ days: 'Sunday', hours: 'Closed' }])).toBeUndefined();
  expect(
    weekOf([
      { days: 'Monday', hours: '8 AM to 2 PM' },
      { days: 'Sunday', hours: 'closed' },
    ])?.[0],
  ).toEqual([['08:00', '14:00']]);
});
