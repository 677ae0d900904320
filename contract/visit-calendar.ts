import { type CalendarEvent, calendarFile } from 'shared/calendar-file';
import type { AgreedDay } from './agreed-day';
import type { FollowedRequest } from './follow';

function visit({ reference, asked, office }: FollowedRequest, agreed: AgreedDay, siteUrl: string): CalendarEvent {
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
export const visitCalendar = (request: FollowedRequest, siteUrl: string, at: Date): string | undefined =>
  request.agreed && calendarFile([visit(request, request.agreed, siteUrl)], at);

/** What takes such a day out of that calendar. */
export const visitOffCalendar = (request: FollowedRequest, agreed: AgreedDay, siteUrl: string, at: Date): string =>
  calendarFile([visit(request, agreed, siteUrl)], at, { isOff: true });
