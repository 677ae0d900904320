import { createTransport } from 'nodemailer';
import { type Ask, askDatabase } from '../../../../cms/base/database/ask-database';
import { explainMailError } from '../../../../cms/leads/mails/mail-error';
import {
  type MailServer,
  PASSWORD_KEY,
  type Settings,
  serverOfSettings,
  serverOfUrl,
} from '../../../../cms/leads/mails/mail-server';
import { error, type Finding, ok, warning } from './finding';

const DEADLINE_MS = 8000;
const DEADLINES = { connectionTimeout: DEADLINE_MS, greetingTimeout: DEADLINE_MS, socketTimeout: DEADLINE_MS };

/** The mail settings of the back office; empty without a readable database. */
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
  if (!server) {
    const wayOut = 'set up mail in the back office under “Mail settings”, or set SMTP_URL';
    return [warning('mails are not sent: they are kept in the back office under Outbox', wayOut)];
  }
  const { connection } = server;
  const transport = createTransport(typeof connection === 'string' ? withDeadlines(connection) : { ...connection, ...DEADLINES });
  try {
    await transport.verify();
    const to = env.leadsTo ?? (settings.leadsTo || 'the address in the settings');
    return [ok(`the mail server ${server.name} lets us in; leads go to ${to}`)];
  } catch (thrown) {
    const place = server.from === 'environment' ? 'SMTP_URL' : 'it in the back office under “Mail settings”';
    return [
      error(
        `the mail server ${server.name} refuses: ${explainMailError(thrown, server.name)}`,
        `mend ${place}; unsent mails wait and go by themselves`,
      ),
    ];
  } finally {
    transport.close();
  }
}

function withDeadlines(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(DEADLINES)) url.searchParams.set(name, String(ms));
  return url.href;
}
