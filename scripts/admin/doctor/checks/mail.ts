import { createTransport } from 'nodemailer';
import { checks, type Finding, ok } from '../../../../cms/base/checks';
import { type Ask, askDatabase } from '../../../../cms/base/database/ask-database';
import { explainMailError } from '../../../../cms/leads/mails/mail-error';
import {
  type MailServer,
  PASSWORD_KEY,
  type Settings,
  serverOfSettings,
  serverOfUrl,
} from '../../../../cms/leads/mails/mail-server';

const DEADLINE_MS = 8000;
const DEADLINES = { connectionTimeout: DEADLINE_MS, greetingTimeout: DEADLINE_MS, socketTimeout: DEADLINE_MS };

async function readSettings(url: string): Promise<{ server?: MailServer; leadsTo?: string }> {
  const read = async (ask: Ask) => {
    const [settings] = (await ask('SELECT * FROM notifications LIMIT 1')) as (Settings & { leads_to?: string })[];
    const [kept] = await ask(`SELECT data FROM payload_kv WHERE key = '${PASSWORD_KEY}'`);
    const data = (typeof kept?.data === 'string' ? JSON.parse(kept.data) : kept?.data) as { sealed: string } | undefined;
    const port = settings?.smtp_port == null ? null : Number(settings.smtp_port);
    return { server: settings && serverOfSettings({ ...settings, smtp_port: port }, data?.sealed), leadsTo: settings?.leads_to };
  };
  return askDatabase(url, read).catch(() => ({})); // the database has its own line
}

/** Logs in to the configured mail server; sends nothing. */
export async function checkMail(env: { smtpUrl?: string; leadsTo?: string; databaseUrl: string }): Promise<Finding[]> {
  const settings = await readSettings(env.databaseUrl);
  const server = env.smtpUrl === undefined ? settings.server : serverOfUrl(env.smtpUrl);
  if (!server) return []; // what the back office knows of mails has a line of its own
  const { connection, name } = server;
  const transport = createTransport(typeof connection === 'string' ? withDeadlines(connection) : { ...connection, ...DEADLINES });
  try {
    await transport.verify();
    const to = env.leadsTo ?? (settings.leadsTo || 'the address in the settings');
    return [checks.mail({ server: name, tried: true }), ok(`enquiries go to ${to}`)];
  } catch (thrown) {
    return [checks.mail({ server: name, error: explainMailError(thrown, name) })];
  } finally {
    transport.close();
  }
}

function withDeadlines(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(DEADLINES)) url.searchParams.set(name, String(ms));
  return url.href;
}
