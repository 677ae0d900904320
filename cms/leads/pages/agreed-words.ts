import type { Lead } from '../../base/database/payload-types';
import { clockTime, localDay, weekdayAndDay } from '../../base/process/zone';
import { heldUntil } from '../inbox/held-back';

type Agreed = Pick<Lead, 'agreed_starts_at' | 'agreed_ends_at'>;

/** The day on which a job begins: "Monday 30 December". A night's job stands on its evening. */
export const agreedDay = ({ agreed_starts_at }: Agreed, zone: string): string =>
  agreed_starts_at ? weekdayAndDay(new Date(agreed_starts_at), zone) : '';

/** From when until when: "10:00 pm to 2:00 am, Tuesday 31 December". */
export function agreedHours({ agreed_starts_at, agreed_ends_at }: Agreed, zone: string): string {
  if (!agreed_starts_at || !agreed_ends_at) return '';
  const [starts, ends] = [new Date(agreed_starts_at), new Date(agreed_ends_at)];
  const hours = `${clockTime(starts, zone)} to ${clockTime(ends, zone)}`;
  return localDay(starts, zone) === localDay(ends, zone) ? hours : `${hours}, ${weekdayAndDay(ends, zone)}`;
}

/** What becomes of the agreed day when the enquiry is lost; undefined if the customer knows of none that is to come. */
export function toldOfLoss({ email, agreed_ends_at, day_told_ends_at }: Lead, now: Date): string | undefined {
  if (!agreed_ends_at || new Date(agreed_ends_at) <= now) return undefined;
  if (!email) return 'The agreed day is off, too: tell the customer yourself.';
  return day_told_ends_at ? 'The agreed day is off, too: the customer gets a mail.' : undefined;
}

/** What the customer is told of the agreed day, for whoever agrees one. */
export function toldOfDay(lead: Pick<Lead, 'email' | 'suspicion' | 'status' | 'is_test'>): string {
  if (!lead.email) return 'No e-mail: tell them yourself.';
  if (lead.suspicion || lead.is_test) return `The mail to the customer is held back ${heldUntil(lead)}.`;
  return 'The customer gets a mail with a calendar file.';
}
