import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { Notification } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { unseal } from '../../base/process/secret-box';

/** Timeouts of one SMTP session in milliseconds; query parameters of SMTP_URL override them. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const PORTS = { starttls: 587, tls: 465, none: 25 };
/** Key of the password in Payload's key-value store, which no URL of the back office exposes. */
export const PASSWORD_KEY = 'mail-server-password';

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

export interface MailServer {
  /** Where it is configured; the environment overrides the settings. */
  from: 'environment' | 'settings';
  /** Host and port for display. */
  name: string;
  connection: string | Connection;
}

export type Settings = Pick<Notification, 'smtp_host' | 'smtp_port' | 'smtp_encryption' | 'smtp_user'>;

export function serverOfUrl(address: string): MailServer {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(TIMEOUTS)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return { from: 'environment', name: url.host, connection: url.href };
}

/** The mail server of the settings; undefined without a host. */
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

/** The stored encrypted password; undefined if there is none. */
export const keptPassword = async (payload: Payload): Promise<string | undefined> =>
  (await payload.kv.get<{ sealed: string }>(PASSWORD_KEY))?.sealed;

/** The current mail server; undefined if there is none and mails stay in the outbox. */
export async function mailServerOf(payload: Payload, settings: Settings): Promise<MailServer | undefined> {
  if (env.smtpUrl !== undefined) return serverOfUrl(env.smtpUrl);
  return settings.smtp_host ? serverOfSettings(settings, await keptPassword(payload)) : undefined;
}

/** Identifies a configuration: results of another one do not apply. */
export const fingerprintOf = ({ connection }: MailServer) =>
  createHash('sha256').update(JSON.stringify(connection)).update(env.secret).digest('base64url');

interface Outcome {
  fingerprint: string;
  error?: string;
}
const STATUS_KEY = 'mail-server-status';

/** Result of the last send through this mail server; undefined before the first. */
export async function lastOutcome(payload: Payload, server: MailServer): Promise<{ error?: string } | undefined> {
  const outcome = await payload.kv.get<Outcome & Record<string, never>>(STATUS_KEY);
  return outcome?.fingerprint === fingerprintOf(server) ? outcome : undefined;
}

/** Records a send's result; writes only if it changed. */
export async function noteOutcome(payload: Payload, server: MailServer, error?: string): Promise<void> {
  const last = await lastOutcome(payload, server);
  if (last && last.error === error) return;
  await payload.kv.set(STATUS_KEY, { fingerprint: fingerprintOf(server), ...(error !== undefined && { error }) });
}
