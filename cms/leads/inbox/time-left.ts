import { span } from '../../server/process/zone';
import type { Lead } from '../../storage/database/payload-types';

/** A lead's state within the time that was promised, as text and as a style. */
export interface TimeLeft {
  kind: 'overdue' | 'soon' | 'waiting' | 'done' | 'none';
  text: string;
}

const SOON_MS = 4 * 60 * 60_000;

type Clock = Pick<Lead, 'status' | 'received_at' | 'due_at' | 'first_answered_at'>;

/** Time left of it, time overdue, or time until the answer. */
export function timeLeft(lead: Clock, now: Date): TimeLeft {
  if (!lead.due_at) return { kind: 'none', text: 'No deadline' };
  if (lead.first_answered_at) {
    const took = Date.parse(lead.first_answered_at) - Date.parse(lead.received_at);
    return { kind: 'done', text: `Answered after ${span(took)}` };
  }
  if (lead.status !== 'new') return { kind: 'done', text: 'Closed' };
  const left = Date.parse(lead.due_at) - now.getTime();
  if (left < 0) return { kind: 'overdue', text: `Overdue by ${span(left)}` };
  return { kind: left < SOON_MS ? 'soon' : 'waiting', text: `${span(left)} left` };
}
