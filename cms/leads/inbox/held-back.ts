import type { Lead } from '../../base/database/payload-types';
import { type Channel, channels } from '../record/message-states';

const names: Record<Channel, string> = {
  office_mail: 'the mail to the office',
  customer_mail: 'the confirmation to the customer',
  day_mail: 'the mail about the agreed day',
  webhook: 'the message to your other programs',
};

const list = new Intl.ListFormat('en-AU');
type States = Pick<Lead, `${Channel}_state` | 'status' | 'is_test'>;

/** How long messages are held back. */
export const heldUntil = ({ status, is_test }: Pick<Lead, 'status' | 'is_test'>): string =>
  is_test && status !== 'spam' ? 'while it is only a test' : 'until somebody says that it is not spam';

/** What is held back of a suspicious enquiry, of spam or of a test, and what was sent before. */
export function heldBack(lead: States): string {
  const [held, sent] = (['held', 'sent'] as const).map((state) =>
    list.format(channels.flatMap((channel) => (lead[`${channel}_state`] === state ? names[channel] : []))),
  );
  return [held ? `Held back ${heldUntil(lead)}: ${held}.` : 'Nothing is held back.', sent && `Sent already: ${sent}.`]
    .filter(Boolean)
    .join(' ');
}
