import type { FollowedRequest } from 'contract/follow';

// Two formats of which each file here has a dozen lines; both escape and fold alike (RFC 5545 and 6350, 3.x).

const MAX_BYTES = 75;

const value = (text: string) =>
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

const file = (lines: (string | undefined)[]) =>
  lines.flatMap((line) => (line === undefined ? [] : `${folded(line)}\r\n`)).join('');

const moment = (iso: string | Date) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** The office as a contact, so that its call is known by its name. */
export const contactCard = ({ office: { name, phone, email } }: FollowedRequest): string =>
  file([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${value(name)};;;`,
    `FN:${value(name)}`,
    `ORG:${value(name)}`,
    `TEL;TYPE=WORK,VOICE:${value(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${value(email)}`,
    'END:VCARD',
  ]);

/** The agreed day for a calendar; a calendar may be shared, so it does not have the link. Undefined while none is agreed. */
export function visitCalendar(request: FollowedRequest, siteUrl: string, now: Date): string | undefined {
  const { reference, agreed, asked, office } = request;
  if (!agreed) return undefined;
  const answerTo = (label: string) => asked.find((one) => one.label === label)?.text;
  const service = answerTo('Service');
  return file([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cleaning website//Follow a request//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${moment(now)}`,
    // A day that was moved replaces the earlier one.
    `SEQUENCE:${Math.floor(now.getTime() / 1000) % 2 ** 31}`,
    `DTSTART:${moment(agreed.starts_at)}`,
    `DTEND:${moment(agreed.ends_at)}`,
    `SUMMARY:${value(service ? `${service}: ${office.name}` : office.name)}`,
    answerTo('Address') && `LOCATION:${value(answerTo('Address') ?? '')}`,
    `DESCRIPTION:${value(`Number ${reference}. Phone ${office.phone}.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
