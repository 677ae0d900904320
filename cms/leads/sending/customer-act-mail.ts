import type { FollowAct } from 'contract/follow';
import { callLink } from 'shared/phone';
import type { Lead } from '../../base/database/payload-types';
import { type Company, linkTo, type Mail } from '../mails/compose';
import { oneLine } from '../mails/template';
import { nameOf } from '../record/in-short';
import { lightPageOf } from '../record/light-page';
import { requestedService } from '../record/requested-service';

/** What a customer did; `wants-off` is to call off what is agreed already. */
export type CustomerAct = FollowAct['act'] | 'wants-off';

const did: Record<CustomerAct, string> = {
  'call-when': 'says when a call suits',
  question: 'has a question',
  accept: 'has accepted your quote',
  decline: 'has declined your quote',
  photos: 'has added photos',
  'call-off': 'has called the request off',
  'wants-off': 'wants to call the job off',
};

const next: Record<CustomerAct, string> = {
  'call-when': 'It stands with the enquiry.',
  question: 'Please answer in the time that you promise to everybody; the clock has started anew.',
  accept: 'Agree a day on the enquiry’s page: the customer sees it there.',
  decline: 'Nothing has to be done, unless you want to call.',
  photos: 'They are with the enquiry.',
  'call-off': 'It is lost for that reason. Nothing has to be done, unless you want to call.',
  'wants-off': 'Nothing is dropped by itself. Please answer; then take the day away, or mark the enquiry as lost.',
};

export function customerActMail(lead: Lead, act: CustomerAct, words: string, key: string, { office }: Company): Mail {
  const { email, phone, reference } = lead;
  const name = oneLine(nameOf(lead));
  const [link, call] = [linkTo(lightPageOf(lead.id)), callLink(phone)];
  const about = [requestedService(lead) || 'Enquiry', reference].join(', ');
  return {
    key,
    to: office,
    replyTo: email ?? undefined,
    subject: oneLine(`${lead.suspicion ? 'Looks suspicious: ' : ''}${name} ${did[act]} (${reference})`).slice(0, 200),
    body: [
      { kind: 'paragraph', lines: [[{ text: `${name} ${did[act]}.` }]] },
      ...(words
        ? [
            {
              kind: 'paragraph' as const,
              lines: words.split(/\r\n?|\n/).map((text) => (text ? [{ text, strong: true as const }] : [])),
            },
          ]
        : []),
      { kind: 'paragraph', lines: [[{ text: next[act] }]] },
      {
        kind: 'buttons',
        buttons: [
          { label: 'Open the enquiry', text: link, href: link },
          ...(call ? [{ label: `Call ${name}`, text: oneLine(phone ?? ''), href: call }] : []),
        ],
      },
      { kind: 'paragraph', lines: [[{ text: about }]] },
    ],
    lead: lead.id,
  };
}
