import { stamp } from '../../server/process/zone';
import type { Lead } from '../../storage/database/payload-types';
import type { Channel } from '../record/message-states';

const names: Record<Channel, string> = {
  office_mail: 'Mail to the office',
  customer_mail: 'Confirmation to the customer',
  webhook: 'Message to your other programs',
};

/** State of each of a lead's mails in a sentence; `wrong` when somebody should look, `moving` when it will change soon. */
export function sendingStates(lead: Lead, zone: string): { text: string; wrong: boolean; moving: boolean }[] {
  const time = (iso: string | null | undefined) => (iso ? stamp(new Date(iso), zone) : '');
  return (Object.keys(names) as Channel[]).flatMap((channel) => {
    const state = lead[`${channel}_state`];
    const error = lead[`${channel}_error`];
    const words = {
      waiting: error ? `failed (${error}); it is tried again ${time(lead[`${channel}_next_at`])}` : 'waiting to be sent',
      sending: 'being sent',
      sent: `sent ${time(lead[`${channel}_at`])}`,
      kept: 'in the outbox: there is no mail server yet',
      held: 'held back until somebody marks the enquiry as not spam',
      failed: `failed permanently: ${error}`,
      none: error ? `not sent: ${error}` : undefined,
    };
    const text = state && words[state];
    return text
      ? [
          {
            text: `${names[channel]}: ${text}`,
            wrong: Boolean(error) && state !== 'none',
            moving: !error && (state === 'waiting' || state === 'sending'),
          },
        ]
      : [];
  });
}
