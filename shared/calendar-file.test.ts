import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, fileOfLines, lineValue } from './calendar-file';

const day = { uid: 'a@b', starts_at: '2030-01-02T00:00:00.000Z', ends_at: '2030-01-02T02:30:00.000Z', title: 'Oven, once' };
const AT = new Date('2029-12-01T00:00:00Z');
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('a calendar has its events in universal time, and a later file replaces them (R-FOLLOW-13)', () => {
  const lines = linesOf(calendarFile([day, { ...day, uid: 'c@b', url: 'https://office.example/1' }], AT, { name: 'Days' }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'X-WR-CALNAME:Days', 'UID:a@b', 'UID:c@b', 'URL:https://office.example/1']),
  );
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20300102T000000Z', 'DTEND:20300102T023000Z', 'SUMMARY:Oven\\, once']));
  const sequence = (at: Date) => Number(/SEQUENCE:(\d+)/.exec(calendarFile([day], at))?.[1]);
  expect(sequence(new Date(AT.getTime() + 1000))).toBeGreaterThan(sequence(AT));
  expect(linesOf(calendarFile([day], AT, { isOff: true }))).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
  );
});

it('no text leaves its line, and no line is longer than programs take (R-FOLLOW-7)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const text = fileOfLines([`NAME:${lineValue(typed)}`, undefined]);
      expect(linesOf(text)).toHaveLength(2);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { examples: [['a\r\nBEGIN:VALARM\\, ; x'], ['李'.repeat(60)]] },
  );
});
