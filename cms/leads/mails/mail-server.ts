import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../../base/env';
import type { Notification } from '../../base/payload-types';
import { unseal } from '../../base/secret-box';

/** Deadlines of one conversation with the mail server, in milliseconds; SMTP_URL may give others as its query parameters. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const PORTS = { starttls: 587, tls: 465, none: 25 };
/** Key of the password in Payload's key-value store, which no address of the back office reads. */
export const PASSWORD_KEY = 'mail-server-password';

/** A mail server's address and how to talk to it, in nodemailer's words. */
interface Connection {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

/** The mail server in use. */
export interface MailServer {
  /** Who named it: the environment wins over the back office's settings. */
  from: 'environment' | 'settings';
  /** For people: host and port. */
  name: string;
  connection: string | Connection;
}

export type Settings = Pick<Notification, 'smtp_host' | 'smtp_port' | 'smtp_encryption' | 'smtp_user'>;

/** The mail server that a URL names. */
export function serverOfUrl(address: string): MailServer {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(TIMEOUTS)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return { from: 'environment', name: url.host, connection: url.href };
}

/** The mail server that the settings name; undefined without a host. */
export function serverOfSettings(settings: Settings, sealedPassword: string | undefined): MailServer | undefined {
  const host = settings.smtp_host?.trim();
  if (!host) return undefined;
  const encryption = settings.smtp_encryption ?? 'starttls';
  const port = settings.smtp_port ?? PORTS[encryption];
  const user = settings.smtp_user?.trim();
  const pass = sealedPassword ? (unseal(sealedPassword, 'mail-server-password') ?? '') : '';
  const connection = {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user && { auth: { user, pass } }),
    ...TIMEOUTS,
  };
  return { from: 'settings', name: `${host}:${port}`, connection };
}

/** The encrypted password that is kept; undefined when there is none. */
export const keptPassword = async (payload: Payload): Promise<string | undefined> =>
  (await payload.kv.get<{ sealed: string }>(PASSWORD_KEY))?.sealed;

/** The mail server as it is set up now; undefined when there is none, and mails are kept in the outbox. */
export async function mailServerOf(payload: Payload, settings: Settings): Promise<MailServer | undefined> {
  if (env.smtpUrl !== undefined) return serverOfUrl(env.smtpUrl);
  return settings.smtp_host ? serverOfSettings(settings, await keptPassword(payload)) : undefined;
}

/** The same for the same set-up: what was found out about another one says nothing. */
const fingerprintOf = ({ connection }: MailServer) =>
  createHash('sha256').update(JSON.stringify(connection)).update(env.secret).digest('base64url');

interface Outcome {
  fingerprint: string;
  error?: string;
}
const STATUS_KEY = 'mail-server-status';

/** What the last sending by this mail server came to; undefined when it has not been tried. */
export async function lastOutcome(payload: Payload, server: MailServer): Promise<{ error?: string } | undefined> {
  const outcome = await payload.kv.get<Outcome & Record<string, never>>(STATUS_KEY);
  return outcome?.fingerprint === fingerprintOf(server) ? outcome : undefined;
}

/** Notes what a sending came to; writes only when that is news. */
export async function noteOutcome(payload: Payload, server: MailServer, error?: string): Promise<void> {
  const last = await lastOutcome(payload, server);
  if (last && last.error === error) return;
  await payload.kv.set(STATUS_KEY, { fingerprint: fingerprintOf(server), ...(error !== undefined && { error }) });
}
