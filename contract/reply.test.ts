import { expect, it } from 'vitest';
import { ReplyBy, writtenReplyBy } from './reply';

const zone = 'Australia/Adelaide';

// 27 November 2026 is a Friday; Adelaide is 10.5 hours before UTC in summer, 9.5 in winter.
it.each([
  ['2026-11-27T05:10:00Z', '2026-11-27T01:00:00Z', '3:40 pm today'],
  ['2026-11-27T05:10:00Z', '2026-11-26T13:29:00Z', '3:40 pm tomorrow'],
  ['2026-11-27T05:10:00Z', '2026-11-26T13:30:00Z', '3:40 pm today'],
  ['2026-11-30T22:30:00Z', '2026-11-27T05:00:00Z', 'Tuesday 9:00 am'],
  ['2026-12-03T05:10:00Z', '2026-11-27T01:00:00Z', 'Thursday 3:40 pm'],
  ['2026-12-04T05:10:00Z', '2026-11-27T01:00:00Z', 'Friday 4 December, 3:40 pm'],
  ['2027-01-04T05:10:00Z', '2026-12-24T01:00:00Z', 'Monday 4 January, 3:40 pm'],
  ['2026-11-26T05:10:00Z', '2026-11-27T01:00:00Z', 'Thursday 26 November, 3:40 pm'],
  ['2026-11-27T05:10:00Z', undefined, 'Friday 27 November, 3:40 pm'],
  // The clocks go forward on 4 October 2026 and back on 4 April 2027, at night.
  ['2026-10-04T05:10:00Z', '2026-10-03T05:40:00Z', '3:40 pm tomorrow'],
  ['2026-10-05T05:10:00Z', '2026-10-03T05:40:00Z', 'Monday 3:40 pm'],
  ['2027-04-04T14:00:00Z', '2027-04-03T13:15:00Z', '11:30 pm tomorrow'],
])('a reply due %s is shown at %s as “%s” (R-FORM-29)', (at, now, words) =>
  expect(writtenReplyBy({ at, zone }, now ? new Date(now) : undefined)).toBe(`${words}, South Australia time`),
);

it.each([
  ['Australia/Brisbane', '3:10 pm today, Queensland time'],
  ['Australia/Melbourne', '4:10 pm today, Victoria time'],
  ['Australia/Sydney', '4:10 pm today, ACT and NSW time'],
  ['Australia/Lord_Howe', '4:10 pm today, Lord Howe time'],
  ['Pacific/Auckland', '6:10 pm today, Auckland time'],
])('a reply time in the zone %s names its state, or else the city of its zone', (there, words) =>
  expect(writtenReplyBy({ at: '2026-11-27T05:10:00Z', zone: there }, new Date('2026-11-27T03:00:00Z'))).toBe(words),
);

it('an unknown time zone is rejected', () => {
  expect(ReplyBy.safeParse({ at: '2026-11-27T05:10:00.000Z', zone }).success).toBe(true);
  expect(ReplyBy.safeParse({ at: '2026-11-27T05:10:00.000Z', zone: 'Mars/Olympus' }).success).toBe(false);
});
