import { type CalendarEvent, calendarFile } from 'shared/calendar-file';
import { z } from 'zod';
import { timeIn } from './reply';

/** The agreed time of a job; ISO date-times. */
export const AgreedDay = z.object({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Which job of a regular customer it is, from 1; absent: the first. */
  number: z.number().int().positive().optional(),
});
export type AgreedDay = z.infer<typeof AgreedDay>;

const written = (iso: string | number, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(new Date(iso)).replaceAll('\u202f', ' ');
const timeOf = (iso: string | number, zone: string) => written(iso, zone, { hour: 'numeric', minute: '2-digit' });

/** "Friday 27 November 2026" */
export const writtenDay = (iso: string | number, zone: string): string =>
  written(iso, zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');

/** "Friday 27 November 2026, 3:45 pm" */
export const writtenMoment = (iso: string | number, zone: string): string => `${writtenDay(iso, zone)}, ${timeOf(iso, zone)}`;

/** "Friday 27 November 2026, 3:45 pm to 5:00 pm"; the end of a night's job has its day. */
export function writtenAgreed({ starts_at, ends_at }: AgreedDay, zone: string): string {
  const end = writtenDay(starts_at, zone) === writtenDay(ends_at, zone) ? timeOf : writtenMoment;
  return `${writtenMoment(starts_at, zone)} to ${end(ends_at, zone)}`;
}

/** The same with whose time it is: "…, Queensland time". */
export const writtenAgreedIn = (agreed: AgreedDay, zone: string): string => `${writtenAgreed(agreed, zone)}, ${timeIn(zone)}`;

/** What a calendar says of a job besides its time. */
interface Visited {
  reference: string;
  /** What was asked, in the customer's words. */
  asked: readonly { label: string; text: string }[];
  office: { name: string; phone: string };
}

function visit({ reference, asked, office }: Visited, agreed: AgreedDay, siteUrl: string): CalendarEvent {
  const answerTo = (label: string) => asked.find((one) => one.label === label)?.text;
  const service = answerTo('Service');
  const { number = 1, starts_at, ends_at } = agreed;
  return {
    uid: `${reference}${number > 1 ? `-${number}` : ''}@${new URL(siteUrl).hostname}`,
    ...{ starts_at, ends_at },
    title: service ? `${service}: ${office.name}` : office.name,
    place: answerTo('Address'),
    text: `Number ${reference}. Phone ${office.phone}.`,
  };
}

/** The agreed day for the customer's calendar, which may be shared: so it does not have the link. Undefined while none is agreed. */
export const visitCalendar = (request: Visited & { agreed?: AgreedDay }, siteUrl: string, at: Date): string | undefined =>
  request.agreed && calendarFile([visit(request, request.agreed, siteUrl)], at);

/** What takes such a day out of that calendar. */
export const visitOffCalendar = (request: Visited, agreed: AgreedDay, siteUrl: string, at: Date): string =>
  calendarFile([visit(request, agreed, siteUrl)], at, { isOff: true });
