import type { Lead } from '../../base/database/payload-types';
import { span } from '../../base/process/zone';

export interface TimeLeft {
  kind: 'overdue' | 'soon' | 'waiting' | 'done' | 'none';
  text: string;
}

const SOON_MS = 4 * 60 * 60_000;
const MINUTE_MS = 60_000;

type Clock = Pick<Lead, 'status' | 'received_at' | 'due_at' | 'first_answered_at' | 'question_due_at'>;

function untilDue(due: string, now: Date, about: string): TimeLeft {
  const left = Date.parse(due) - now.getTime();
  if (left < 0) return { kind: 'overdue', text: `${about}Overdue by ${span(left)}` };
  return { kind: left < SOON_MS ? 'soon' : 'waiting', text: `${about}${span(left)} left` };
}

/** Whether the customer waits for an answer: the first, or that to a question. */
export const waits = ({ status, question_due_at }: Pick<Lead, 'status' | 'question_due_at'>): boolean =>
  status === 'new' || Boolean(question_due_at);

/** What changes once somebody has answered. */
export const answered = ({ status }: Pick<Lead, 'status'>): Pick<Partial<Lead>, 'status' | 'question_due_at'> => ({
  question_due_at: null,
  ...(status === 'new' && { status: 'contacted' as const }),
});

/** Time left of it, time overdue, or time until the answer. */
export function timeLeft(lead: Clock, now: Date): TimeLeft {
  if (lead.question_due_at) return untilDue(lead.question_due_at, now, 'Question: ');
  if (!lead.due_at) return { kind: 'none', text: 'No deadline' };
  if (lead.first_answered_at) {
    const took = Date.parse(lead.first_answered_at) - Date.parse(lead.received_at);
    return { kind: 'done', text: took < MINUTE_MS ? 'Answered at once' : `Answered after ${span(took)}` };
  }
  if (lead.status !== 'new') return { kind: 'done', text: 'Closed' };
  return untilDue(lead.due_at, now, '');
}
