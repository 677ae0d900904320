import { checks, error, type Finding, ok } from '../../../../cms/base/checks';
import type { GoLiveFacts } from '../../../../cms/office/go-live/go-live-facts';
import { command } from '../../../steps.mjs';

const SEND = `${command} doctor --mail sends a test mail with a code there`;
const dayOf = (iso: string | undefined) => (iso ?? '').slice(0, 10);

export function checkDelivery({ server, delivery }: GoLiveFacts['mail']): Finding[] {
  if (!server || !delivery) return [checks.mail({})];
  const { state, to } = delivery;
  const at = dayOf(delivery.at);
  switch (state) {
    case 'confirmed':
      return [ok(`a mail reached ${to} on ${at}, with these mail settings`)];
    case 'sent':
      return [
        error(
          `a test mail went to ${to} on ${at}, and nobody has confirmed its code`,
          `look there, in the spam folder too, then: ${command} doctor --code CODE`,
        ),
      ];
    case 'stale':
      return [error(`the mail settings have changed since a mail reached the inbox on ${at}`, SEND)];
    case 'unsent':
      return [error(`nobody knows yet whether mails reach ${to}`, SEND)];
  }
}
