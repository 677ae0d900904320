import type { Payload } from 'payload';
import { callLink, messageLink } from 'shared/phone';
import type { Lead } from '../../base/database/payload-types';
import { mailLink } from '../mails/lead-facts';
import { fill } from '../mails/template';
import { subjectOf } from '../record/requested-service';

export interface FilledReply {
  name: string;
  subject: string;
  text: string;
}
type FillReply = (lead: Lead, company: { brand: string; phone: string }) => FilledReply;

/** Placeholders that a reply text may use in braces. */
export const REPLY_NAMES = '{name} {reference} {service} {phone} {brand}';

const THANKS = { name: 'Thank you', text: 'Hello {name},\n\nthank you for your {kind} ({reference}).\n\n\n{brand}\n{phone}' };

const fillOne =
  ({ name, text }: { name: string; text: string }): FillReply =>
  (lead, { brand, phone }) => {
    const kind = lead.form === 'quote' ? 'quote request' : 'enquiry';
    const { reference } = lead;
    const values = {
      name: lead.first_name || lead.name || '',
      kind: subjectOf(lead) ? `${kind} for ${subjectOf(lead)}` : kind,
      reference,
      service: subjectOf(lead),
      phone,
      brand,
    };
    return { name, subject: `Your ${kind} ${reference}`, text: fill(text, values) };
  };

/** Reply texts: ours, then the office's own, by name. */
export async function replyTextsOf(payload: Payload): Promise<FillReply[]> {
  const { docs } = await payload.find({ collection: 'reply-texts', sort: 'name', pagination: false, limit: 0, depth: 0 });
  return [THANKS, ...docs].map(fillOne);
}

interface Contacts {
  call?: string;
  phone?: string;
  mail?: string;
  sms?: string;
  app?: string;
}

/** Links to reach a customer; texts are added where they are chosen. */
export function contactsOf({ phone, email }: Lead): Contacts {
  const call = callLink(phone);
  return {
    ...(call && { phone: phone ?? '', call, sms: call.replace('tel:', 'sms:'), app: messageLink(phone) }),
    ...(email && { mail: mailLink(email) }),
  };
}

/** Ways to write to a customer, with a text filled in. */
export function waysToWrite({ sms, app, mail }: Contacts, subject: string, text: string): { word: string; href: string }[] {
  const body = encodeURIComponent(text);
  const ways: [string, string | undefined][] = [
    ['Message', sms && `${sms}?body=${body}`],
    ['WhatsApp', app && `${app}?text=${body}`],
    ['Mail', mail && `${mail}?subject=${encodeURIComponent(subject)}&body=${body}`],
  ];
  return ways.flatMap(([word, href]) => (href ? { word, href } : []));
}
