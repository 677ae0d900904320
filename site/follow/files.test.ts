import { visitCalendar } from 'contract/agreed-day';
import { examples } from 'contract/catalogue/examples';
import type { FollowedRequest } from 'contract/follow';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactCard } from './files';

const request = examples.follow as FollowedRequest;
const agreed = { starts_at: '2030-01-02T00:00:00.000Z', ends_at: '2030-01-02T02:30:00.000Z' };
const NOW = new Date('2029-12-01T00:00:00Z');
const calendarOf = (more: Partial<FollowedRequest> = {}) =>
  visitCalendar({ ...request, agreed, ...more }, 'https://site.example', NOW) ?? '';

/** A value as a program reads it. */
const read = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length)
    .replace(/\\(n|.)/g, (_, char: string) => (char === 'n' ? '\n' : char));

describe('the files of a request', () => {
  it('are a contact and a day for a calendar, without the link (R-FOLLOW-7)', () => {
    expect(contactCard(request)).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Example Cleaning;;;\r\nFN:Example Cleaning\r\nORG:Example Cleaning\r\nTEL;TYPE=WORK,VOICE:1300 975 707\r\nEMAIL;TYPE=INTERNET:hello@example.com\r\nEND:VCARD\r\n',
    );
    const calendar = calendarOf();
    for (const line of [
      'DTSTART:20300102T000000Z',
      'DTEND:20300102T023000Z',
      'UID:Q-7F3K-2PXM@site.example',
      'SUMMARY:Oven Cleaning: Example Cleaning',
    ])
      expect(calendar).toContain(`${line}\r\n`);
    expect(calendar).not.toContain('your-request');
    expect(visitCalendar(request, 'https://site.example', NOW)).toBeUndefined();
  });

  it('keep every text whole, in lines that no program cuts (R-FOLLOW-7)', () => {
    const printable = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).map((text) => text.toWellFormed());
    fc.assert(
      fc.property(printable, (typed) => {
        const calendar = calendarOf({ asked: [{ label: 'Address', text: typed }] });
        for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(read(calendar, 'LOCATION:')).toBe(typed.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''));
      }),
      { examples: [['a\r\nBEGIN:VALARM\\, ; x'], ['李'.repeat(60)]] },
    );
  });
});
