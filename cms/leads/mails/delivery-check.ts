import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type Company, companyOf, linkTo, plainMail } from './compose';
import { explainMailError } from './mail-error';
import { fingerprintOf } from './mail-server';
import { send } from './post';

/** The last test mail with a code, and whether a person typed the code back. */
interface Kept {
  /** Identifies mail server, sender and recipients: the mail proves nothing about others. */
  settings: string;
  code: string;
  to: string;
  /** ISO 8601, UTC. */
  sent_at: string;
  confirmed_at?: string;
}
const KEY = 'mail-delivery-check';

export interface Delivery {
  /** `stale`: confirmed, but with other mail settings than today's. */
  state: 'unsent' | 'sent' | 'confirmed' | 'stale';
  to: string;
  /** When the mail was sent or confirmed; ISO 8601, UTC. */
  at?: string;
}

/** Result of sending or confirming; `message` is a sentence for the operator. */
export interface DeliveryOutcome {
  ok: boolean;
  message: string;
}

const settingsOf = ({ server, sender, office }: Company) =>
  server &&
  createHash('sha256')
    .update(`${fingerprintOf(server)} ${sender.address} ${office}`)
    .digest('base64url');

const kept = (payload: Payload) => payload.kv.get<Kept & Record<string, never>>(KEY);

/** Whether a mail with today's settings is known to have reached the office; undefined without a mail server. */
export async function deliveryOf(payload: Payload, company: Company): Promise<Delivery | undefined> {
  const settings = settingsOf(company);
  if (settings === undefined) return undefined;
  const mail = await kept(payload);
  const to = company.office;
  if (!mail) return { state: 'unsent', to };
  const at = mail.confirmed_at ?? mail.sent_at;
  if (mail.settings !== settings) return mail.confirmed_at ? { state: 'stale', to, at } : { state: 'unsent', to };
  return { state: mail.confirmed_at ? 'confirmed' : 'sent', to, at };
}

/** Sends the office a test mail with a code. The code of an earlier mail no longer counts. */
export async function sendDeliveryCode(payload: Payload, now = new Date()): Promise<DeliveryOutcome> {
  const company = await companyOf(payload);
  const { server, office, brand } = company;
  const settings = settingsOf(company);
  if (!server || settings === undefined)
    return { ok: false, message: 'There is no mail server yet: set it up in the back office under “Mail settings”' };
  const code = String(randomInt(100_000, 1_000_000));
  const mail = plainMail(
    `code-${randomUUID()}`,
    office,
    `${code} is the code of your test mail from ${brand}`,
    `Mails of the website reach you.\n\nCode: ${code}\n\nType it under “Going public”: ${linkTo('/office/going-public')}\n\nOr on the server: npm run admin -- doctor --code ${code}`,
  );
  const { answer, error } = await send(payload, mail, company, server);
  if (error !== undefined) return { ok: false, message: explainMailError(error, server.name) };
  await payload.kv.set(KEY, { settings, code, to: office, sent_at: now.toISOString() });
  return { ok: true, message: `A test mail with a code is on its way to ${office}. The mail server’s answer: ${answer}` };
}

/** Takes the code that a person read in the office's inbox. */
export async function confirmDelivery(payload: Payload, code: string, now = new Date()): Promise<DeliveryOutcome> {
  const mail = await kept(payload);
  if (!mail) return { ok: false, message: 'No test mail was sent yet' };
  if (mail.settings !== settingsOf(await companyOf(payload)))
    return { ok: false, message: 'The mail settings have changed since the test mail: send another one' };
  if (mail.code !== code.trim()) return { ok: false, message: `${code} is not the code of the last test mail to ${mail.to}` };
  await payload.kv.set(KEY, { ...mail, confirmed_at: mail.confirmed_at ?? now.toISOString() });
  return { ok: true, message: `A mail reached ${mail.to}: this is now written down, and counts until the mail settings change.` };
}
