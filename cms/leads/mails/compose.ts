import { writtenReplyBy } from 'contract/reply';
import type { Payload } from 'payload';
import { callLink } from 'shared/phone';
import type { Lead, Setting } from '../../base/database/payload-types';
import { promisesReply, writtenReply } from '../../base/facts/reply-promise';
import { env } from '../../base/process/env';
import { longDateTime } from '../../base/process/zone';
import { followLink } from '../record/follow-link';
import { lightPageOf, TODAY } from '../record/light-page';
import { requestedService } from '../record/requested-service';
import { zoneForCustomer } from '../record/told-time';
import type { Body, Part, Words } from './body';
import { detailsOf, mailLink, phoneWords, sentBy } from './lead-facts';
import { type MailServer, mailServerOf } from './mail-server';
import { type MailWord, mailWords } from './mail-words';
import { bodyOf, compose, fill, oneLine, type Value, withoutLinks } from './template';

export interface Mail {
  /** Equal for equal mails, so that a duplicate can be recognised. */
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  body: Body;
  lead?: number;
  /** A calendar file that comes along. */
  calendar?: string;
}

/** What the mails use of the company's settings. */
export interface Company {
  brand: string;
  phone: string;
  email: string;
  abn?: string | null;
  time_zone: string;
  offices: Setting['offices'];
  /** How soon a person answers, in words, and whether customers are told. */
  reply: string;
  promises: boolean;
  words: Record<MailWord, string>;
  reminds: boolean;
  sender: { name: string; address: string };
  /** Recipients of the office's mails, separated by commas. */
  office: string;
  server: MailServer | undefined;
}

/** The company and the owner's mail texts; empty ones fall back to the defaults. */
export async function companyOf(payload: Payload): Promise<Company> {
  const [settings, notifications] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'notifications', depth: 0 }),
  ]);
  const { brand, phone, email, abn, time_zone, offices } = settings;
  const words = Object.fromEntries(
    Object.entries(mailWords).map(([name, ours]) => [name, notifications[name as MailWord]?.trim() || ours]),
  );
  return {
    brand,
    phone,
    email,
    abn,
    time_zone,
    offices,
    reply: writtenReply(settings),
    promises: promisesReply(settings),
    words: words as Record<MailWord, string>,
    reminds: Boolean(notifications.day_reminder),
    sender: { name: notifications.sender_name?.trim() || brand, address: notifications.sender_address?.trim() || email },
    office: env.leadsTo ?? (notifications.leads_to?.trim() || email),
    server: await mailServerOf(payload, notifications),
  };
}

export const linkTo = (path: string) => `${env.cmsUrl}${path}`;

const kinds = {
  contact: { kind: 'Enquiry', kind_small: 'enquiry', a_kind: 'an enquiry' },
  quote: { kind: 'Quote request', kind_small: 'quote request', a_kind: 'a quote request' },
};

/** The values of a lead that are one line; they serve the subject too. */
function wordsOf(lead: Lead, { brand, phone, time_zone, reply }: Company): Record<string, string> {
  const time = (iso: string | null | undefined) => (iso ? longDateTime(new Date(iso), time_zone) : '');
  const name = oneLine(lead.name ?? '');
  return {
    ...kinds[lead.form],
    name,
    first_name: oneLine(lead.first_name ?? '') || name,
    reference: lead.reference,
    service: oneLine(requestedService(lead)),
    suburb: oneLine(lead.suburb || lead.city || ''),
    received: time(lead.received_at),
    due: time(lead.due_at),
    reply,
    customer_phone: oneLine(lead.phone ?? ''),
    phone,
    brand,
  };
}

/** Those values as the words of a mail, with the company's number as a link. */
function valuesOf(words: Record<string, string>): Record<string, Value> {
  const plain = Object.fromEntries(Object.entries(words).map(([name, text]): [string, Value] => [name, { text }]));
  return {
    ...plain,
    due: { text: words.due ?? '', strong: true },
    reference: { text: words.reference ?? '', strong: true },
    phone: phoneWords(words.phone ?? ''),
  };
}

const mail = (key: string, to: string, subject: string, body: Body, more: Partial<Mail> = {}): Mail => ({
  key,
  to,
  subject: oneLine(subject).slice(0, 200),
  body,
  ...more,
});

/** A mail in our own words, in which addresses of the back office become links. */
export const plainMail = (key: string, to: string, subject: string, text: string): Mail =>
  mail(key, to, subject, bodyOf(text, env.cmsUrl));

/** The mail to the office with the whole lead; replies go to the customer. */
export function officeMail(lead: Lead, to: string, company: Company): Mail {
  const words = wordsOf(lead, company);
  const { office_subject, office_body } = company.words;
  const subject = `${lead.suspicion ? 'Looks suspicious: ' : ''}${fill(office_subject, words)}`;
  const link = linkTo(lightPageOf(lead.id));
  const body = compose(office_body, {
    ...valuesOf(words),
    customer_phone: phoneWords(words.customer_phone ?? ''),
    link: { text: link, href: link },
    details: { kind: 'facts', facts: detailsOf(lead) },
  });
  return mail(`lead-${lead.id}-office`, to, subject, body, { replyTo: lead.email ?? undefined, lead: lead.id });
}

export function signatureOf({ brand, phone, email }: Company): Part {
  const line = [
    { text: brand },
    phoneWords(phone),
    { text: email, href: mailLink(email) },
    { text: env.siteUrl, href: env.siteUrl },
  ];
  return { kind: 'signature', line: line.filter(({ text }) => text) };
}

/** The values that a visitor typed. */
const TYPED = ['name', 'first_name', 'service', 'suburb', 'customer_phone'];

/** Texts of the company's own, from before there was such a link, end with it. */
const withFollow = (text: string) => (text.includes('{follow}') ? text : `${text}\n\nFollow your {kind_small}: {follow}`);

function withoutPromise(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]?|[.!?\n]/g) ?? [];
  const kept = sentences.filter((sentence) => !/\{(?:reply|due|usually)\}/.test(sentence));
  return kept.join('').replace(/^[^\S\n]+/gm, '');
}

interface ToCustomer {
  key: string;
  words: readonly [subject: MailWord, body: MailWord];
  /** What their further names stand for. */
  values: Record<string, string>;
  promisesNothing?: boolean;
  calendar?: string;
}

/** What fills in a customer's mail. Somebody else may have typed the address, so typed text contains no links. */
function customerWords(lead: Lead, company: Company, values: Record<string, string>): Record<string, string> {
  const all = Object.entries({ ...wordsOf(lead, company), ...values });
  return Object.fromEntries(all.map(([name, value]) => [name, TYPED.includes(name) ? withoutLinks(value) : value]));
}

/** A mail to the customer in the company's words, with the link to the page of the request. */
export function mailToCustomer(
  lead: Lead,
  company: Company,
  { key, words, values, promisesNothing, calendar }: ToCustomer,
): Mail {
  const own = words.map((name) => company.words[name]);
  const [subject, text] = (promisesNothing ? own.map(withoutPromise) : own) as [string, string];
  const filled = customerWords(lead, company, values);
  const link = followLink(lead);
  const body = compose(withFollow(text), {
    ...valuesOf(filled),
    ...(values.day && { day: { text: values.day, strong: true as const } }),
    request: { kind: 'facts', facts: sentBy(lead) },
    follow: { text: link ?? '', href: link },
  });
  const more = { replyTo: company.email, lead: lead.id, calendar };
  return mail(key, lead.email ?? '', fill(subject, filled), [...body, signatureOf(company)], more);
}

/** The confirmation to the customer, who may live in another time zone than the office, with what the office usually needs. */
export const customerMail = (lead: Lead, company: Company, usual?: string): Mail =>
  mailToCustomer(lead, company, {
    ...{ key: `lead-${lead.id}-customer`, words: ['customer_subject', 'customer_body'], promisesNothing: !company.promises },
    values: {
      ...(lead.due_at && { due: writtenReplyBy({ at: lead.due_at, zone: zoneForCustomer(lead, company) }) }),
      usually: usual ? `We usually answer within ${usual}.` : '',
    },
  });

export const DIGEST_MAIL = 'digest-';

/** Longest name in a list. */
const LISTED_MAX = 60;

export function digestMail(day: string, to: string, leads: readonly Lead[], count: number, company: Company): Mail {
  const short = (text: string | null | undefined) => oneLine(text ?? '').slice(0, LISTED_MAX);
  const item = ({ id, reference, name, phone, due_at, question_due_at, ...lead }: Lead): Words[] =>
    [
      { text: short(name) || reference, href: linkTo(lightPageOf(id)) },
      { text: short(requestedService(lead)) },
      { text: short(phone), href: callLink(phone) },
      { text: `was due ${longDateTime(new Date(question_due_at ?? due_at ?? 0), company.time_zone)}` },
      { text: reference },
    ].filter(({ text }) => text);
  const words = { count: count === 1 ? '1 person is' : `${count} people are`, reply: company.reply };
  const more = count > leads.length ? [[{ text: `and ${count - leads.length} more` }]] : [];
  const link = linkTo(TODAY);
  const { digest_subject, digest_body } = company.words;
  const body = compose(digest_body, {
    ...valuesOf(words),
    list: { kind: 'list', items: [...leads.map(item), ...more] },
    link: { text: link, href: link },
  });
  return mail(`${DIGEST_MAIL}${day}`, to, fill(digest_subject, words), body);
}
