import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { withDeadline } from 'shared/deadline';
import { execute, sql } from '../../base/database/query';
import type { Outcome } from '../record/message-queue';
import { textOf } from './body';
import type { Company, Mail } from './compose';
import { letterheadOf } from './letterhead';
import { explainMailError, isPermanent } from './mail-error';
import { mailHtml } from './mail-html';
import { type MailServer, noteOutcome } from './mail-server';

/** Timeout of one send in milliseconds, shorter than a claim. */
const DEADLINE_MS = 75_000;

/** Stores a mail in the outbox once, to be sent at `due` or as it was sent, unless its person was erased while it was written. */
export async function storeInOutbox(
  payload: Payload,
  mail: Mail,
  state: 'kept' | 'waiting' | 'sent',
  now: Date,
  due = now,
): Promise<void> {
  const time = now.toISOString();
  await execute(
    payload,
    sql`
    INSERT INTO outbox (subject, "to", reply_to, text, body, lead_id, key, mail_state, mail_attempts, mail_next_at, mail_at, created_at, updated_at)
    VALUES (${mail.subject}, ${mail.to}, ${mail.replyTo ?? null}, ${textOf(mail.body)}, ${JSON.stringify(mail.body)},
            ${mail.lead ?? null}, ${mail.key}, ${state}, 0,
            ${state === 'waiting' ? due.toISOString() : null}, ${state === 'sent' ? time : null}, ${time}, ${time})
    ON CONFLICT (key) DO NOTHING`,
  );
  if (mail.lead === undefined) return;
  await execute(
    payload,
    sql`DELETE FROM outbox WHERE lead_id = ${mail.lead}
        AND EXISTS (SELECT id FROM leads WHERE id = ${mail.lead} AND anonymised_at IS NOT NULL)`,
  );
}

const transportOf = ({ connection }: MailServer) => createTransport(connection);

/** Checks that the mail server accepts our connection and log-in. */
export async function greetMailServer({ server }: Company): Promise<Outcome> {
  if (!server) return { state: 'kept' };
  const transport = transportOf(server);
  try {
    await withDeadline(DEADLINE_MS, 'the mail server', () => transport.verify());
    return { state: 'sent' };
  } catch (error) {
    return { state: 'retry', error: explainMailError(error, server.name) };
  } finally {
    transport.close();
  }
}

/** Sends a mail, or keeps it in the outbox without a mail server. Never rejects because of the mail server. */
export async function post(payload: Payload, mail: Mail, company: Company, now: Date): Promise<Outcome> {
  if (!company.server) await storeInOutbox(payload, mail, 'kept', now);
  return sendStoredMail(payload, mail, company);
}

/** Sends a mail that is already in the outbox; if it was deleted meanwhile, it stays deleted. */
export async function sendStoredMail(payload: Payload, mail: Mail, company: Company): Promise<Outcome> {
  if (!company.server) return { state: 'kept' };
  const { error } = await send(payload, mail, company, company.server);
  if (error === undefined) return { state: 'sent' };
  return { state: isPermanent(error) ? 'failed' : 'retry', error: explainMailError(error, company.server.name) };
}

const calendarOf = ({ calendar: content }: Mail) => {
  if (!content) return [];
  const [, method = ''] = /^METHOD:(\w+)/m.exec(content) ?? [];
  return [{ filename: 'visit.ics', content, contentType: `text/calendar; charset=utf-8; method=${method}` }];
};

/** Sends a mail now and records the result. Resolves with the mail server's answer or the error. */
export async function send(
  payload: Payload,
  mail: Mail,
  company: Company,
  server: MailServer,
): Promise<{ answer?: string; error?: unknown }> {
  const { sender } = company;
  const letterhead = await letterheadOf(payload);
  const transport = transportOf(server);
  const result = await withDeadline(DEADLINE_MS, 'the mail server', () =>
    transport.sendMail({
      from: sender,
      to: mail.to.split(',').map((address) => ({ name: '', address: address.trim() })),
      replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
      subject: mail.subject,
      text: textOf(mail.body),
      html: mailHtml(mail.body, mail.subject, letterhead),
      attachments: [...letterhead.attachments, ...calendarOf(mail)],
      messageId: `<${mail.key}@${sender.address.split('@')[1] ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
    .then(({ response }) => ({ answer: response }))
    .catch((error: unknown) => ({ error: error ?? new Error('the mail could not be sent') }));
  transport.close();
  // A rejected recipient says nothing about the mail server.
  if (!('error' in result)) await noteOutcome(payload, server);
  else if (!isPermanent(result.error)) await noteOutcome(payload, server, explainMailError(result.error, server.name));
  return result;
}
