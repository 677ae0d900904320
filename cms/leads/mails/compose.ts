import { leadFields, type StoredField, shownFields } from 'contract/lead-fields';
import { writtenReplyBy } from 'contract/reply';
import type { Payload } from 'payload';
import { writtenReply } from '../../model/facts/reply';
import { env } from '../../server/process/env';
import { longDateTime } from '../../server/process/zone';
import type { Lead, Setting } from '../../storage/database/payload-types';
import { lightPageOf, TODAY } from '../record/light-page';
import { requestedService } from '../record/requested-service';
import { zoneForCustomer } from '../record/told-time';
import { type MailServer, mailServerOf } from './mail-server';
import { type MailWord, mailWords } from './mail-words';
import { fill, oneLine, withoutLinks } from './template';

/** A mail, ready to send or to keep. */
export interface Mail {
  /** Equal for equal mails, so that a duplicate can be recognised. */
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  lead?: number;
}

/** What the mails use of the company's settings. */
export interface Company {
  brand: string;
  phone: string;
  email: string;
  time_zone: string;
  offices: Setting['offices'];
  /** How soon a person answers, in words. */
  reply: string;
  words: Record<MailWord, string>;
  /** The sender's address. */
  sender: { name: string; address: string };
  /** Recipients of the office's mails, separated by commas. */
  office: string;
  /** Undefined if none is configured. */
  server: MailServer | undefined;
}

/** The company and the owner's mail texts; empty ones fall back to the defaults. */
export async function companyOf(payload: Payload): Promise<Company> {
  const [settings, notifications] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'notifications', depth: 0 }),
  ]);
  const { brand, phone, email, time_zone, offices } = settings;
  const words = Object.fromEntries(
    Object.entries(mailWords).map(([name, ours]) => [name, notifications[name as MailWord]?.trim() || ours]),
  );
  return {
    brand,
    phone,
    email,
    time_zone,
    offices,
    reply: writtenReply(settings),
    words: words as Record<MailWord, string>,
    sender: { name: notifications.sender_name?.trim() || brand, address: notifications.sender_address?.trim() || email },
    office: env.leadsTo ?? (notifications.leads_to?.trim() || email),
    server: await mailServerOf(payload, notifications),
  };
}

export const linkTo = (path: string) => `${env.cmsUrl}${path}`;

/** The parts of an address, which mails show on one line. */
const ADDRESS = ['address', 'suburb', 'state', 'post_code'] as const;
const inAddress = (name: string) => name !== 'address' && ADDRESS.some((part) => part === name);

function detailOf(lead: Lead, name: StoredField): string | null | undefined {
  if (name === 'service') return requestedService(lead);
  if (name === 'address') return ADDRESS.flatMap((part) => lead[part] || []).join(', ');
  return inAddress(name) ? undefined : lead[name];
}

/** All displayed fields of a lead as label and value. */
export const detailsOf = (lead: Lead): [string, string][] =>
  (
    [
      ...shownFields().map((name) => [leadFields[name].label, detailOf(lead, name)]),
      ['Page', lead.page],
      ['Source', lead.source],
      ['Looks suspicious', lead.suspicion],
      ['Possible duplicate', lead.possibly_double ? 'yes: the first delivery had no answer' : undefined],
    ] as [string, string | null | undefined][]
  ).filter((row): row is [string, string] => Boolean(row[1]));

const kinds = {
  contact: { kind: 'Enquiry', kind_small: 'enquiry', a_kind: 'an enquiry' },
  quote: { kind: 'Quote request', kind_small: 'quote request', a_kind: 'a quote request' },
};

function valuesOf(lead: Lead, { brand, phone, time_zone, reply }: Company): Record<string, string> {
  const time = (iso: string | null | undefined) => (iso ? longDateTime(new Date(iso), time_zone) : '');
  return {
    ...kinds[lead.form],
    name: oneLine(lead.name ?? ''),
    reference: lead.reference,
    service: oneLine(requestedService(lead)),
    suburb: oneLine(lead.suburb || lead.city || ''),
    received: time(lead.received_at),
    due: time(lead.due_at),
    reply,
    customer_phone: oneLine(lead.phone ?? ''),
    phone,
    brand,
    details: detailsOf(lead)
      .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
      .join('\n'),
    link: linkTo(lightPageOf(lead.id)),
  };
}

const mail = (key: string, to: string, subject: string, text: string, more: Partial<Mail> = {}): Mail => ({
  key,
  to,
  subject: oneLine(subject).slice(0, 200),
  text,
  ...more,
});

/** The mail to the office with the whole lead; replies go to the customer. */
export function officeMail(lead: Lead, to: string, company: Company): Mail {
  const values = valuesOf(lead, company);
  const { office_subject, office_body } = company.words;
  const subject = `${lead.suspicion ? 'Looks suspicious: ' : ''}${fill(office_subject, values)}`;
  return mail(`lead-${lead.id}-office`, to, subject, fill(office_body, values), {
    replyTo: lead.email ?? undefined,
    lead: lead.id,
  });
}

/** The template values that a visitor typed. */
const TYPED = ['name', 'service', 'suburb', 'customer_phone', 'details'];

/** Whether a mail goes to a customer, who knows the company by its look. */
export const isToCustomer = ({ key }: Pick<Mail, 'key'>): boolean => /^lead-.*-customer$/.test(key);

/**
 * The confirmation to the customer, who may live in another time zone than the office, with what the office usually needs. Somebody
 * else may have typed the address, so typed text contains no links.
 */
export function customerMail(lead: Lead, company: Company, usual?: string): Mail {
  const all = Object.entries({
    ...valuesOf(lead, company),
    ...(lead.due_at && { due: writtenReplyBy({ at: lead.due_at, zone: zoneForCustomer(lead, company) }) }),
    usually: usual ? `We usually answer within ${usual}.` : '',
  });
  const values = Object.fromEntries(all.map(([name, value]) => [name, TYPED.includes(name) ? withoutLinks(value) : value]));
  const { customer_subject, customer_body } = company.words;
  // What is empty may have been the end of a line.
  const lines = fill(customer_body, values).split('\n');
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return mail(`lead-${lead.id}-customer`, lead.email ?? '', fill(customer_subject, values), text, {
    replyTo: company.email,
    lead: lead.id,
  });
}

/** Key prefix of digests. */
export const DIGEST_MAIL = 'digest-';

/** The daily list of overdue leads. */
export function digestMail(day: string, to: string, leads: readonly Lead[], count: number, company: Company): Mail {
  const line = (lead: Lead) => {
    const { reference, name, phone, due_at } = lead;
    return `${reference}  ${oneLine(name ?? '')}  ${phone ?? ''}  ${requestedService(lead)}  was due ${longDateTime(new Date(due_at ?? 0), company.time_zone)}`;
  };
  const values = {
    count: count === 1 ? '1 person is' : `${count} people are`,
    list: [...leads.map(line), ...(count > leads.length ? [`and ${count - leads.length} more`] : [])].join('\n'),
    reply: company.reply,
    link: linkTo(TODAY),
  };
  const { digest_subject, digest_body } = company.words;
  return mail(`${DIGEST_MAIL}${day}`, to, fill(digest_subject, values), fill(digest_body, values));
}
