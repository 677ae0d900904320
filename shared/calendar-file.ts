// The text of calendar files and of contacts: both escape and fold alike (RFC 5545 and 6350, 3.x).

const MAX_BYTES = 75;

/** A text as the value of a line. */
export const lineValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ''); // a program that reads the file may stop there

/** A line in pieces that are short enough; no character is cut in two. */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (bytes + size > MAX_BYTES) {
      pieces.push('');
      bytes = 1; // the space before the piece
    }
    pieces[pieces.length - 1] += char;
    bytes += size;
  }
  return pieces.join('\r\n ');
}

/** A file of such lines, without those that are undefined. */
export const fileOfLines = (lines: (string | undefined)[]): string =>
  lines.flatMap((line) => (line === undefined ? [] : `${folded(line)}\r\n`)).join('');

const moment = (iso: string | Date) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

export interface CalendarEvent {
  /** Stays the same when the event is moved. */
  uid: string;
  starts_at: string;
  ends_at: string;
  title: string;
  place?: string;
  text?: string;
  url?: string;
}

/** A calendar as it stands `at` a time: a later file replaces the events of an earlier one. With `isOff` its events are called off. */
export function calendarFile(
  events: readonly CalendarEvent[],
  at: Date,
  { name, isOff = false }: { name?: string; isOff?: boolean } = {},
) {
  const optional = (key: string, text: string | undefined) => (text ? `${key}:${lineValue(text)}` : undefined);
  return fileOfLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cleaning website//Agreed days//EN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    optional('X-WR-CALNAME', name),
    ...events.flatMap(({ uid, starts_at, ends_at, title, place, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${moment(at)}`,
      `SEQUENCE:${Math.floor(at.getTime() / 1000) % 2 ** 31}`,
      `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
      `DTSTART:${moment(starts_at)}`,
      `DTEND:${moment(ends_at)}`,
      `SUMMARY:${lineValue(title)}`,
      optional('LOCATION', place),
      optional('DESCRIPTION', text),
      url && `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
