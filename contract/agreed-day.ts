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

const written = (zone: string, options: Intl.DateTimeFormatOptions) => (iso: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(new Date(iso)).replaceAll('\u202f', ' ');
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** "Friday 27 November 2026, 3:45 pm to 5:00 pm"; the end of a night's job has its day. */
export function writtenAgreed({ starts_at, ends_at }: AgreedDay, zone: string): string {
  const [day, time] = [written(zone, DAY), written(zone, TIME)];
  const whole = (iso: string) => `${day(iso).replace(',', '')}, ${time(iso)}`;
  return `${whole(starts_at)} to ${day(starts_at) === day(ends_at) ? time(ends_at) : whole(ends_at)}`;
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
