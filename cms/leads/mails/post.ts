import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { env } from '../../env';
import { execute, sql } from '../../query';
import type { Outcome } from '../sending/claim';
import type { Company, Mail } from './compose';
import { asHtml } from './template';

/** Deadlines of one conversation with the mail server, in milliseconds; SMTP_URL may give others as its query parameters. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** The whole of one sending, in milliseconds; below the time that a claim lasts. */
const DEADLINE_MS = 75_000;

function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(TIMEOUTS)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

const transport = env.smtpUrl === undefined ? undefined : createTransport(withTimeouts(env.smtpUrl));

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

/** A recipient that the server will never take: trying again would only annoy it. */
const isHopeless = (error: unknown) => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Asks the mail server whether it would take mail from us, log-in included. */
export async function greetMailServer(): Promise<Outcome> {
  if (!transport) return { state: 'kept' };
  try {
    await within(DEADLINE_MS, transport.verify());
    return { state: 'sent' };
  } catch (error) {
    return { state: 'retry', error: error instanceof Error ? error.message : String(error) };
  }
}

/** Hands a mail to the mail server; without one it is kept in the outbox. Never rejects over a mail server. */
export async function post(payload: Payload, mail: Mail, company: Company, now: Date): Promise<Outcome> {
  if (!transport) await keep(payload, mail, 'kept', now);
  return hand(mail, company);
}

/** The same with a mail that lies in the outbox already: if it was taken away meanwhile, it stays away. */
export async function hand(mail: Mail, company: Company): Promise<Outcome> {
  if (!transport) return { state: 'kept' };
  const domain = company.email.split('@')[1] ?? 'localhost';
  try {
    await within(
      DEADLINE_MS,
      transport.sendMail({
        from: { name: company.brand, address: company.email },
        to: { name: '', address: mail.to },
        replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
        subject: mail.subject,
        text: mail.text,
        html: asHtml(mail.text),
        messageId: `<${mail.key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return { state: 'sent' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { state: isHopeless(error) ? 'failed' : 'retry', error: why };
  }
}
