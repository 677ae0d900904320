import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { execute, sql } from '../../base/query';
import type { Outcome } from '../sending/claim';
import type { Company, Mail } from './compose';
import { explainMailError, isHopeless } from './mail-error';
import { type MailServer, noteOutcome } from './mail-server';
import { asHtml } from './template';

/** The whole of one sending, in milliseconds; below the time that a claim lasts. */
const DEADLINE_MS = 75_000;

/** Keeps a mail in the outbox; the same one twice is kept once, and none of a person who was erased while it was written. */
export async function keep(payload: Payload, mail: Mail, state: 'kept' | 'waiting', now: Date): Promise<void> {
  const time = now.toISOString();
  await execute(
    payload,
    sql`
    INSERT INTO outbox (subject, "to", reply_to, text, lead_id, key, mail_state, mail_attempts, mail_next_at, created_at, updated_at)
    VALUES (${mail.subject}, ${mail.to}, ${mail.replyTo ?? null}, ${mail.text}, ${mail.lead ?? null}, ${mail.key}, ${state}, 0,
            ${state === 'waiting' ? time : null}, ${time}, ${time})
    ON CONFLICT (key) DO NOTHING`,
  );
  if (mail.lead === undefined) return;
  await execute(
    payload,
    sql`DELETE FROM outbox WHERE lead_id = ${mail.lead}
        AND EXISTS (SELECT id FROM leads WHERE id = ${mail.lead} AND anonymised_at IS NOT NULL)`,
  );
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from the mail server within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const transportOf = ({ connection }: MailServer) => createTransport(connection);

/** Asks the mail server whether it would take mail from us, log-in included. */
export async function greetMailServer({ server }: Company): Promise<Outcome> {
  if (!server) return { state: 'kept' };
  const transport = transportOf(server);
  try {
    await within(DEADLINE_MS, transport.verify());
    return { state: 'sent' };
  } catch (error) {
    return { state: 'retry', error: explainMailError(error, server.name) };
  } finally {
    transport.close();
  }
}

/** Hands a mail to the mail server; without one it is kept in the outbox. Never rejects over a mail server. */
export async function post(payload: Payload, mail: Mail, company: Company, now: Date): Promise<Outcome> {
  if (!company.server) await keep(payload, mail, 'kept', now);
  return hand(payload, mail, company);
}

/** The same with a mail that lies in the outbox already: if it was taken away meanwhile, it stays away. */
export async function hand(payload: Payload, mail: Mail, company: Company): Promise<Outcome> {
  if (!company.server) return { state: 'kept' };
  const { error } = await send(payload, mail, company, company.server);
  if (error === undefined) return { state: 'sent' };
  return { state: isHopeless(error) ? 'failed' : 'retry', error: explainMailError(error, company.server.name) };
}

/** Sends a mail now, and notes whether that worked. Resolves with the mail server's answer, or with what was thrown. */
export async function send(
  payload: Payload,
  mail: Mail,
  company: Company,
  server: MailServer,
): Promise<{ answer?: string; error?: unknown }> {
  const { sender } = company;
  const transport = transportOf(server);
  const result = await within(
    DEADLINE_MS,
    transport.sendMail({
      from: sender,
      to: mail.to.split(',').map((address) => ({ name: '', address: address.trim() })),
      replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
      subject: mail.subject,
      text: mail.text,
      html: asHtml(mail.text),
      messageId: `<${mail.key}@${sender.address.split('@')[1] ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
    .then(({ response }) => ({ answer: response }))
    .catch((error: unknown) => ({ error: error ?? new Error('the mail could not be sent') }));
  transport.close();
  // A recipient that is refused says nothing of the mail server.
  if (!('error' in result)) await noteOutcome(payload, server);
  else if (!isHopeless(result.error)) await noteOutcome(payload, server, explainMailError(result.error, server.name));
  return result;
}
