import type { Notification } from '../../base/database/payload-types';

export interface MailProvider {
  name: string;
  host: string;
  /** Its servers' names, if it has several. */
  hosts: RegExp;
  encryption: NonNullable<Notification['smtp_encryption']>;
  user: string;
  password: string;
  /** Where its own words about it stand. */
  help: string;
}

/** In the order in which they are offered. Ports and passwords as their own documentation says. */
export const mailProviders = {
  gmail: {
    name: 'Gmail or Google Workspace',
    host: 'smtp.gmail.com',
    hosts: /^smtp(-relay)?\.gmail\.com$/,
    encryption: 'starttls',
    user: 'Your whole Gmail address. The sender’s address above must be it, or one of its aliases.',
    password: 'An app password: your own does not work. Google makes one once 2-Step Verification is on.',
    help: 'https://support.google.com/accounts/answer/185833',
  },
  microsoft: {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    hosts: /^smtp(-legacy)?\.office365\.com$/,
    encryption: 'starttls',
    user: 'The whole address of the mailbox, which must be the sender’s address above too.',
    password:
      'The mailbox’s password, or an app password if it has two-step verification. “Authenticated SMTP” must be on for the mailbox; from 2027 on Microsoft has it off unless your administrator turns it on.',
    help: 'https://learn.microsoft.com/en-us/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission',
  },
  fastmail: {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    hosts: /^smtp\.fastmail\.com$/,
    encryption: 'tls',
    user: 'Your whole Fastmail address, with its domain.',
    password: 'An app password, from Settings, Privacy & Security. Your own does not work.',
    help: 'https://www.fastmail.help/hc/en-us/articles/360058752854',
  },
  ses: {
    name: 'Amazon SES',
    host: 'email-smtp.ap-southeast-2.amazonaws.com',
    hosts: /^email-smtp(-fips)?\.[\w-]+\.amazonaws\.com$/,
    encryption: 'starttls',
    user: 'The user name of your SMTP credentials, from the SES console; it begins with AKIA. The server’s name contains your region, here Sydney’s.',
    password: 'The password of those credentials: neither your AWS password nor a secret access key.',
    help: 'https://docs.aws.amazon.com/ses/latest/dg/smtp-credentials.html',
  },
  mailgun: {
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    hosts: /^smtp(\.eu)?\.mailgun\.org$/,
    encryption: 'starttls',
    user: 'Such as postmaster@ and your sending domain. For domains in the EU the server is smtp.eu.mailgun.org.',
    password: 'That user’s SMTP password, from Domain settings: not your own, and not an API key.',
    help: 'https://documentation.mailgun.com/docs/mailgun/user-manual/smtp-protocol/',
  },
  postmark: {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    hosts: /^smtp\.postmarkapp\.com$/,
    encryption: 'starttls',
    user: 'The Server API token, from your server’s API Tokens.',
    password: 'The same token again.',
    help: 'https://postmarkapp.com/developer/user-guide/send-email-with-smtp',
  },
} as const satisfies Record<string, MailProvider>;

export type MailProviderName = keyof typeof mailProviders;

/** Whose server this is; undefined for any other. */
export const providerOf = (host: string | null | undefined): MailProviderName | undefined =>
  (Object.keys(mailProviders) as MailProviderName[]).find((name) => mailProviders[name].hosts.test(host?.trim() ?? ''));
