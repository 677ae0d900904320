import { type Network, networks } from 'contract/measuring';
import type { Conversion, DoneJob, Lead, Outbox, Quote } from '../../base/database/payload-types';
import { stamp } from '../../base/process/zone';
import { isFetched } from '../measuring/conversions';
import type { Channel, MessageState } from '../record/message-states';
import { heldUntil } from './held-back';

const names: Record<Channel, string> = {
  office_mail: 'Mail to the office',
  customer_mail: 'Confirmation to the customer',
  day_mail: 'Mail about the agreed day',
  webhook: 'Message to your other programs',
};

interface Message {
  name: string;
  state: MessageState | null | undefined;
  error: string | null | undefined;
  next: string | null | undefined;
  at: string | null | undefined;
  kept: string;
  held?: string;
}

export interface SendingState {
  text: string;
  sent?: { at: string; name: string };
  /** Somebody should look. */
  wrong: boolean;
  moving: boolean;
}

function sendingState({ name, state, error, next, at, kept, held = '' }: Message, zone: string): SendingState[] {
  const time = (iso: string | null | undefined) => (iso ? stamp(new Date(iso), zone) : '');
  const words = {
    waiting: error ? `failed (${error}); it is tried again ${time(next)}` : 'waiting to be sent',
    sending: 'being sent',
    sent: `sent ${time(at)}`,
    kept,
    held: `held back ${held}`,
    failed: `failed permanently: ${error}`,
    none: error ? `not sent: ${error}` : undefined,
  };
  const text = state && words[state];
  if (!text) return [];
  const wrong = Boolean(error) && state !== 'none';
  const sent = state === 'sent' && at ? { at, name } : undefined;
  return [{ text: `${name}: ${text}`, sent, wrong, moving: !error && (state === 'waiting' || state === 'sending') }];
}

/** Of mails about agreed days each that was sent is told by itself (`dayMailStates`). */
const isTold = (lead: Lead, channel: Channel) => channel === 'day_mail' && lead.day_mail_state === 'sent';

export const sendingStates = (lead: Lead, zone: string): SendingState[] =>
  (Object.keys(names) as Channel[])
    .filter((channel) => !isTold(lead, channel))
    .flatMap((channel) =>
      sendingState(
        {
          name: names[channel],
          state: lead[`${channel}_state`],
          error: lead[`${channel}_error`],
          next: lead[`${channel}_next_at`],
          at: lead[`${channel}_at`],
          kept: 'in the outbox: there is no mail server yet',
          held: heldUntil(lead),
        },
        zone,
      ),
    );

/** The same for the mails about agreed days that were sent, and reminders. */
export const dayMailStates = (mails: readonly Outbox[], zone: string): SendingState[] =>
  mails.flatMap(({ subject, to, mail_state: state, mail_error: error, mail_next_at: next, mail_at: at }) =>
    sendingState(
      { name: `“${subject}” to ${to}`, ...{ state, error, next, at }, kept: 'in the outbox: there is no mail server yet' },
      zone,
    ),
  );

export const quoteMailStates = (quotes: readonly Quote[], zone: string): SendingState[] =>
  quotes.flatMap((quote) =>
    sendingState(
      {
        name: `Quote ${quote.version} to ${quote.sent_to}`,
        state: quote.quote_mail_state,
        error: quote.quote_mail_error,
        next: quote.quote_mail_next_at,
        at: quote.quote_mail_at,
        kept: 'in the outbox: there is no mail server yet',
      },
      zone,
    ),
  );

/** The same for the jobs that other programs are told of. */
export const jobStates = (jobs: readonly DoneJob[], zone: string): SendingState[] =>
  jobs.flatMap((job) =>
    sendingState(
      {
        name: 'Message to your other programs, that it was done',
        state: job.job_webhook_state,
        error: job.job_webhook_error,
        next: job.job_webhook_next_at,
        at: job.job_webhook_at,
        kept: 'not sent',
      },
      zone,
    ),
  );

export const conversionStates = (conversions: readonly Conversion[], zone: string): SendingState[] =>
  conversions.flatMap((row) =>
    sendingState(
      {
        name: `${networks[row.network as Network]}, ${row.event === 'won' ? 'that it was won' : 'that it came'}`,
        state: row.conversion_state,
        error: row.conversion_error,
        next: row.conversion_next_at,
        at: row.conversion_at,
        kept: isFetched(row.network) ? 'in the file that is fetched' : 'not sent',
      },
      zone,
    ),
  );
