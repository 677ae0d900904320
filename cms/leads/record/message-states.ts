import type { Lead } from '../../base/database/payload-types';
import type { ChosenMails } from './by-hand';

/** For so many milliseconds an agreed day or a done job can be corrected before anybody outside is told. */
export const SLIP_MS = 20_000;

export const channels = ['office_mail', 'customer_mail', 'webhook', 'day_mail'] as const;
export type Channel = (typeof channels)[number];

/**
 * `waiting` is due at `next_at`; `sending` is claimed until then; `kept` stays in the outbox without a mail server; `held` waits
 * until a suspicious lead is cleared, or a push until morning; `failed` is given up; `none` is never sent.
 */
export const messageStates = ['waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none'] as const;
export type MessageState = (typeof messageStates)[number];

/** What can happen to a message. One that is in no state of `from` stays as it is, so `sent` and `kept` are final. */
export const transitions = {
  claim: { from: ['waiting', 'sending'], to: 'sending' }, // from `sending` when the claim before has expired
  // The end of an attempt:
  sent: { from: ['sending'], to: 'sent' },
  kept: { from: ['sending'], to: 'kept' },
  none: { from: ['sending'], to: 'none' },
  failed: { from: ['sending'], to: 'failed' },
  retry: { from: ['sending'], to: 'waiting' },
  postpone: { from: ['sending'], to: 'held' }, // its person is not to be disturbed now
  release: { from: ['sending'], to: 'waiting' }, // the process that claimed it is dead
  // The lead becomes spam or a test, and is none any more. For a lead entered by the office, `none` was a choice.
  hold: { from: ['waiting'], to: 'held' },
  resume: { from: ['held', 'none'], to: 'waiting' },
  resumeHeld: { from: ['held'], to: 'waiting' },
  holdSuspicious: { from: ['none'], to: 'held' }, // the lead still looks suspicious
  sendAgain: { from: ['failed', 'waiting'], to: 'waiting' }, // somebody asked for it
  erase: { from: ['waiting', 'sending', 'held', 'failed', 'none'], to: 'none' },
} as const satisfies Record<string, { from: readonly MessageState[]; to: MessageState }>;

export type Transition = keyof typeof transitions;

/** Messages of a lead entered by the office: the chosen mails, and the webhook. */
const isChosen = ({ send_confirmation, mail_office }: ChosenMails, channel: Channel): boolean =>
  ({ office_mail: Boolean(mail_office), customer_mail: Boolean(send_confirmation), webhook: true, day_mail: false })[channel];

type Marks = Partial<Pick<Lead, 'status' | 'is_test' | 'suspicion' | 'reached_us_by'>>;

/** Spam and tests send nothing. */
const isSilent = ({ status, is_test }: Marks) => status === 'spam' || Boolean(is_test);

/** A mail about the agreed day, like all to a customer, waits until somebody has cleared a suspicious lead. */
export const dayMailState = (lead: Marks): MessageState => (isSilent(lead) || lead.suspicion ? 'held' : 'waiting');

export function firstState(lead: Marks & ChosenMails & Pick<Lead, 'drill'>, channel: Channel): MessageState {
  if (channel === 'day_mail') return 'none'; // nothing is agreed yet
  if (lead.drill) return 'waiting';
  if (isSilent(lead)) return 'none';
  if (lead.reached_us_by && !isChosen(lead, channel)) return 'none';
  return lead.suspicion && channel === 'customer_mail' ? 'held' : 'waiting'; // the office is told, with the mark
}

export function transitionsOfSave(before: Marks, now: Marks): [Transition, readonly Channel[]][] {
  if (isSilent(now)) return isSilent(before) ? [] : [['hold', channels]];
  if (!isSilent(before)) return before.suspicion && !now.suspicion ? [['resumeHeld', channels]] : [];
  const resume = now.reached_us_by ? 'resumeHeld' : 'resume';
  if (!now.suspicion) return [[resume, channels]];
  return [
    ['holdSuspicious', ['customer_mail']],
    [resume, ['office_mail', 'webhook']],
  ];
}
